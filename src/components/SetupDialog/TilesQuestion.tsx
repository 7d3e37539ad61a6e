import { useId, useMemo, useState } from 'react';
import {
  allTiles,
  alphabetOf,
  LETTER_VALUE_RANGE,
  parseLetterBag,
  RACK_SIZE_RANGE,
  type RuleBook,
  type Tile,
  tilesText,
  withBag,
} from '../../engine';
import { letterBagReason, letterValueOf, QUESTIONS, SETUP } from '../../messages';
import { Field, FieldError, isIntegerInRange, Question } from '../ui';
import { NumberFields } from './NumberFields';

/** Whether the dialog asks for tiles: only if the order of the letters determines the draws. */
export const asksForTiles = ({ randomness, tileSet }: RuleBook): boolean =>
  randomness === 'java' && tileSet.blank.count === 0;

/** The tiles of a game: those of its rules, or as typed if the dialog asks for them. */
export function useTiles(rules: RuleBook) {
  const { tileSet } = rules;
  const [bag, setBag] = useState(() => tilesText(allTiles(tileSet)));
  const [values, setValues] = useState(() => tileSet.letters.map(({ value }) => String(value)));
  const [rackSize, setRackSize] = useState(String(rules.rackSize));
  const parsed = useMemo(() => parseLetterBag(alphabetOf(tileSet), bag), [tileSet, bag]);

  /** The rules with these tiles, and the bag if its order matters; undefined while the input is invalid. */
  const chosen = useMemo((): { rules: RuleBook; bag?: readonly Tile[] } | undefined => {
    if (!asksForTiles(rules)) return { rules };
    const isRight =
      isIntegerInRange(rackSize, RACK_SIZE_RANGE) &&
      values.every((value) => isIntegerInRange(value, LETTER_VALUE_RANGE));
    if (!parsed.ok || !isRight) return undefined;
    return {
      rules: withBag(rules, parsed.value, values.map(Number), Number(rackSize)),
      bag: parsed.value,
    };
  }, [rules, parsed, values, rackSize]);

  return {
    bag,
    values,
    rackSize,
    error: parsed.ok ? undefined : parsed.error,
    chosen,
    onBag: setBag,
    onValue: (index: number, value: string) => setValues(values.with(index, value)),
    onRackSize: setRackSize,
  };
}

export function TilesQuestion(props: {
  readonly rules: RuleBook;
  readonly tiles: ReturnType<typeof useTiles>;
}) {
  const { rules, tiles } = props;
  const id = useId();
  const { error } = tiles;
  return (
    <>
      <Field label={SETUP.tiles.bag}>
        <textarea
          value={tiles.bag}
          rows={3}
          spellCheck={false}
          autoCapitalize="characters"
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-error`}
          onChange={({ target }) => tiles.onBag(target.value)}
        />
      </Field>
      <FieldError id={`${id}-error`} reason={error && letterBagReason(error)} />
      <Question question={QUESTIONS.letterValues}>
        <NumberFields
          className="letter-values"
          range={LETTER_VALUE_RANGE}
          numbers={rules.tileSet.letters.map(({ letter }, index) => ({
            label: letter,
            what: letterValueOf(letter),
            text: tiles.values[index] ?? '',
            onChange: (value) => tiles.onValue(index, value),
          }))}
        />
      </Question>
      <NumberFields
        range={RACK_SIZE_RANGE}
        numbers={[
          { label: SETUP.tiles.rackSize, text: tiles.rackSize, onChange: tiles.onRackSize },
        ]}
      />
    </>
  );
}
