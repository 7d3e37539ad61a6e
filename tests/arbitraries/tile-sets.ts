import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import type { LetterTiles, RuleBook, TileSet } from '../../src/engine';

/** Letters and twins; two are not ASCII, and one pair is outside the basic plane. */
const FACES = [
  ['A', 'a'],
  ['B', 'b'],
  ['Σ', 'σ'],
  ['ẞ', 'ß'],
  ['𐐀', '𐐨'],
] as const;

const values = fc.integer({ min: -3, max: 9 });

const letterTiles = ([letter, twin]: readonly [string, string]): Arbitrary<LetterTiles> =>
  fc.record({
    letter: fc.constant(letter),
    twin: fc.constant(twin),
    value: values,
    count: fc.integer({ min: 1, max: 4 }),
  });

/** Three to five letters and up to two blanks, with values that may be zero or negative. */
export const smallTileSets: Arbitrary<TileSet> = fc.record({
  letters: fc
    .integer({ min: 3, max: FACES.length })
    .chain((count) => fc.tuple(...FACES.slice(0, count).map(letterTiles))),
  blank: fc.record({ value: values, count: fc.integer({ min: 0, max: 2 }) }),
});

const MOST_ON_RACK = 4;

/** Rule books of small games. */
export const smallRuleBooks: Arbitrary<RuleBook> = fc.record({
  id: fc.constant('small'),
  name: fc.constant('A small game'),
  seats: fc.constant({ least: 1, most: 3 }),
  tileSet: smallTileSets,
  rackSize: fc.integer({ min: 2, max: MOST_ON_RACK }),
  bonuses: fc.uniqueArray(
    fc.record({
      tiles: fc.integer({ min: 1, max: MOST_ON_RACK }),
      points: fc.integer({ min: -5, max: 20 }),
    }),
    { maxLength: 2, selector: ({ tiles }) => tiles },
  ),
  wordsPerMove: fc.constant('one'),
  opening: fc.record({ fewestTiles: fc.integer({ min: 1, max: 3 }) }),
  occupiedSquare: fc.constantFrom('slide', 'refuse'),
  passesToEnd: fc.integer({ min: 1, max: 2 }),
  unplayedTiles: fc.constant('deduct-own'),
});
