import { useMemo, useState } from 'react';
import {
  allTiles,
  alphabetOf,
  LETTER_VALUE_RANGE,
  type LetterBagError,
  parseLetterBag,
  RACK_SIZE_RANGE,
  type RuleBook,
  type Tile,
  tilesText,
  withBag,
} from '../../engine';
import { isIntegerInRange } from '../ui';

/** The tiles of a game that is being set up, as they were typed. */
export interface TilesChoice {
  readonly bag: string;
  /** A value for each letter, in the order of the alphabet. */
  readonly values: readonly string[];
  readonly rackSize: string;
  readonly error: LetterBagError | undefined;
  /** The rules with these tiles, and the bag where its order counts; undefined while they are not right. */
  readonly chosen: { readonly rules: RuleBook; readonly bag?: readonly Tile[] } | undefined;
  readonly onBag: (bag: string) => void;
  readonly onValue: (index: number, value: string) => void;
  readonly onRackSize: (rackSize: string) => void;
}

/** Whether the dialog asks for the tiles of a game: where the order of its letters decides what is drawn. */
export const asksForTiles = ({ randomness, tileSet }: RuleBook): boolean =>
  randomness === 'java' && tileSet.blank.count === 0;

/** The tiles of a game: those of its rules, or others where the dialog asks for them. */
export function useTiles(rules: RuleBook): TilesChoice {
  const { tileSet } = rules;
  const [bag, setBag] = useState(() => tilesText(allTiles(tileSet)));
  const [values, setValues] = useState(() => tileSet.letters.map(({ value }) => String(value)));
  const [rackSize, setRackSize] = useState(String(rules.rackSize));
  const parsed = useMemo(() => parseLetterBag(alphabetOf(tileSet), bag), [tileSet, bag]);

  const chosen = useMemo(() => {
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
    onValue: (index, value) => setValues(values.with(index, value)),
    onRackSize: setRackSize,
  };
}
