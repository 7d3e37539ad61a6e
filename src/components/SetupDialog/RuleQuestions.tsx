import { CONFIGURATION_RANGES, JAVA_SEED_RANGE, type RuleBook } from '../../engine';
import { MIN_IN_BAG, QUESTIONS, SEED_LABEL } from '../../messages';
import { Choice, Field, NumberField } from '../ui';

/** Asks whether tiles are exchanged as in tournaments. */
export function ExchangeQuestion(props: {
  readonly isTournament: boolean;
  readonly onChange: (isTournament: boolean) => void;
}) {
  const { isTournament, onChange } = props;
  return (
    <Choice
      question={QUESTIONS.leastInBag}
      answers={[
        ['usual', MIN_IN_BAG.usual],
        ['tournament', MIN_IN_BAG.tournament],
      ]}
      value={isTournament ? 'tournament' : 'usual'}
      onChange={(answer) => onChange(answer === 'tournament')}
    />
  );
}

/** Asks whether turns can be taken back. */
export function UndoQuestion(props: {
  readonly isAllowed: boolean;
  readonly onChange: (isAllowed: boolean) => void;
}) {
  const { isAllowed, onChange } = props;
  return (
    <Choice
      question={QUESTIONS.undo}
      answers={[
        ['allowed', 'Yes: it is noted in the result'],
        ['not', 'No'],
      ]}
      value={isAllowed ? 'allowed' : 'not'}
      onChange={(answer) => onChange(answer === 'allowed')}
    />
  );
}

/** Which numbers seeds are, where they are numbers. */
const SEEDS = {
  seeded: undefined,
  java: JAVA_SEED_RANGE,
  course: CONFIGURATION_RANGES.seed,
} as const;

/** Repeats a game. */
export function SeedQuestion(props: {
  readonly rules: RuleBook;
  readonly seed: string;
  /** Until then nothing can be typed: the usual seed would come in among it. */
  readonly isKnown: boolean;
  readonly onChange: (seed: string) => void;
}) {
  const { rules, seed, isKnown, onChange } = props;
  const range = SEEDS[rules.randomness];
  if (range) {
    return (
      <NumberField
        label={SEED_LABEL.number}
        range={range}
        value={seed}
        isOptional
        disabled={!isKnown}
        onChange={onChange}
      />
    );
  }
  return (
    <Field label={SEED_LABEL.text}>
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
