import { CONFIGURATION_RANGES, JAVA_SEED_RANGE, type RuleBook } from '../../engine';
import { SETUP } from '../../messages';
import { Field, NumberField } from '../ui';

/** The range of numeric seeds by kind of randomness; undefined for text seeds. */
const SEEDS = {
  seeded: undefined,
  java: JAVA_SEED_RANGE,
  course: CONFIGURATION_RANGES.seed,
} as const;

/** Asks for the seed, which makes a game repeatable. */
export function SeedQuestion(props: {
  readonly rules: RuleBook;
  readonly seed: string;
  /**
   * Whether the default seed is known. Until then the input is disabled, so that no seed appears while the player
   * types.
   */
  readonly isKnown: boolean;
  readonly onChange: (seed: string) => void;
}) {
  const { rules, seed, isKnown, onChange } = props;
  const range = SEEDS[rules.randomness];
  if (range) {
    return (
      <NumberField
        label={SETUP.seed.number}
        range={range}
        value={seed}
        isOptional
        disabled={!isKnown}
        onChange={onChange}
      />
    );
  }
  return (
    <Field label={SETUP.seed.text}>
      <input
        value={seed}
        maxLength={100}
        spellCheck={false}
        disabled={!isKnown}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}
