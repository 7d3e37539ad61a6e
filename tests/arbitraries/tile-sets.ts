import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import {
  BOARD_FORMATS,
  type LetterTiles,
  NOTATIONS,
  WORDINGS,
  type RuleBook,
  type TileSet,
} from '../../src/engine';

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

const startSquareOpenings = fc.record({
  kind: fc.constant('start-square'),
  fewestTiles: fc.integer({ min: 1, max: 3 }),
});

/** Rule books of small games. */
export const smallRuleBooks: Arbitrary<RuleBook> = fc.record({
  id: fc.constant('small'),
  name: fc.constant('A small game'),
  notation: fc.constantFrom(...NOTATIONS),
  wording: fc.constantFrom(...WORDINGS),
  boardFormat: fc.constantFrom(...BOARD_FORMATS),
  seats: fc.constant({ least: 1, most: 3, fixed: [] }),
  firstSeat: fc.constantFrom('first', 'drawn'),
  tileSet: smallTileSets,
  rackSize: fc.integer({ min: 2, max: MOST_ON_RACK }),
  deal: fc.constantFrom('rack-by-rack', 'tile-by-tile'),
  bonuses: fc.uniqueArray(
    fc.record({
      tiles: fc.oneof(
        { weight: 3, arbitrary: fc.integer({ min: 1, max: MOST_ON_RACK }) },
        { weight: 1, arbitrary: fc.constant('full-rack' as const) },
      ),
      points: fc.integer({ min: -5, max: 20 }),
    }),
    { maxLength: 2, selector: ({ tiles }) => tiles },
  ),
  wordsPerMove: fc.constantFrom('one', 'crosswise'),
  shortestWord: fc.constantFrom(2, 2, 3),
  premiums: fc.constantFrom('count', 'count', 'ignore'),
  opening: fc.oneof(
    { weight: 4, arbitrary: startSquareOpenings },
    { weight: 1, arbitrary: fc.constant({ kind: 'random-tile' } as const) },
  ),
  occupiedSquare: fc.constantFrom('slide', 'refuse'),
  exchange: fc.constantFrom('none', 'draw-first', 'return-first'),
  unknownWord: fc.constantFrom('try-again', 'lose-turn'),
  passesToEnd: fc.integer({ min: 1, max: 2 }),
  emptyRack: fc.constantFrom('ends-game', 'passes'),
  unplayedTiles: fc.constantFrom('keep', 'deduct-own', 'deduct-own-award-out'),
  tie: fc.constantFrom('draw', 'shared', 'score-before-deductions'),
  moveReport: fc.constantFrom('none', 'until-continue'),
  racks: fc.constantFrom('choice', 'closed'),
  randomness: fc.constantFrom('seeded', 'java'),
  computers: fc.constantFrom('best', 'by-skill'),
});

/** A rule book whose tile set is cut down to three to five of its letters, and its blanks. */
export const cutDown = (rules: RuleBook): Arbitrary<RuleBook> =>
  fc
    .subarray([...rules.tileSet.letters], { minLength: 3, maxLength: 5 })
    .map((letters) => ({ ...rules, tileSet: { ...rules.tileSet, letters } }));
