import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { BOARD_FORMATS, type RuleBook, type TileSet } from '../../src/engine';
import { NOTATIONS, WORDINGS } from '../../src/engine/rules';
import type { LetterTiles } from '../../src/engine/tiles';

/** Letters and their lowercase forms; two are not ASCII, and one is outside the Basic Multilingual Plane. */
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

export const tileSetsOfBlanks: Arbitrary<TileSet> = fc.record({
  letters: fc.tuple(...FACES.slice(0, 3).map(letterTiles)),
  blank: fc.record({ value: values, count: fc.constant(3) }),
});

/** Two letters, with tiles enough for a rack of twelve. */
export const tileSetsOfTwo: Arbitrary<TileSet> = fc.record({
  letters: fc
    .tuple(...FACES.slice(0, 2).map(letterTiles))
    .map((letters) => letters.map((each) => ({ ...each, count: each.count + 8 }))),
  blank: fc.record({ value: values, count: fc.constant(0) }),
});

const facesFrom = (letter: number, twin: number, count: number) =>
  Array.from(
    { length: count },
    (_, index) =>
      [String.fromCodePoint(letter + index), String.fromCodePoint(twin + index)] as const,
  );

/** The maximum number of letters: Latin, Cyrillic, and some outside the Basic Multilingual Plane. */
const ALL_FACES = [
  ...facesFrom(0x41, 0x61, 26),
  ...facesFrom(0x410, 0x430, 32),
  ...facesFrom(0x10400, 0x10428, 5),
];

const someOf = (min: number, max: number) =>
  fc.uniqueArray(fc.integer({ min: min, max: max }), { minLength: 1, maxLength: 2 });

/**
 * More letters than the 31 that fit into one bit mask beside the separator. Two to four have tiles, on both
 * sides of the thirty-first; there is rarely a blank, which could be any letter.
 */
export const wideTileSets: Arbitrary<TileSet> = fc
  .integer({ min: 32, max: ALL_FACES.length })
  .chain((size) =>
    fc.record({
      faces: fc.tuple(...ALL_FACES.slice(0, size).map(letterTiles)),
      inUse: fc.tuple(someOf(0, 30), someOf(31, size - 1)).map((both) => both.flat()),
      blank: fc.record({ value: values, count: fc.constantFrom(0, 0, 0, 1) }),
    }),
  )
  .map(({ faces, inUse, blank }) => ({
    letters: faces.map((each, index) => ({
      ...each,
      count: inUse.includes(index) ? each.count : 0,
    })),
    blank,
  }));

const MAX_RACK = 4;

const startSquareOpenings = fc.record({
  kind: fc.constant('start-square'),
  fewestTiles: fc.integer({ min: 1, max: 3 }),
});

export const smallRuleBooks: Arbitrary<RuleBook> = fc.record({
  id: fc.constant('small'),
  name: fc.constant('A small game'),
  notation: fc.constantFrom(...NOTATIONS),
  wording: fc.constantFrom(...WORDINGS),
  boardFormat: fc.constantFrom(...BOARD_FORMATS),
  seats: fc.constant({ least: 1, most: 3, fixed: [] }),
  firstSeat: fc.constantFrom('first', 'drawn'),
  tileSet: smallTileSets,
  rackSize: fc.integer({ min: 2, max: MAX_RACK }),
  deal: fc.constantFrom('rack-by-rack', 'tile-by-tile'),
  bonuses: fc.uniqueArray(
    fc.record({
      tiles: fc.oneof(
        { weight: 3, arbitrary: fc.integer({ min: 1, max: MAX_RACK }) },
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
  randomness: fc.constantFrom('seeded', 'java', 'course'),
  computers: fc.constantFrom('best', 'by-skill'),
});

/** Small rule books that require a minimum number of tiles in the bag for an exchange. */
export const ruleBooksWithLeastInBag: Arbitrary<RuleBook> = fc
  .tuple(smallRuleBooks, fc.nat(6))
  .map(([rules, leastInBag]) => ({ ...rules, leastInBag }));

/** A rule book reduced to three to five of its letters, and its blanks. */
export const cutDown = (rules: RuleBook): Arbitrary<RuleBook> =>
  fc
    .subarray([...rules.tileSet.letters], { minLength: 3, maxLength: 5 })
    .map((letters) => ({ ...rules, tileSet: { ...rules.tileSet, letters } }));

export const smallRuleBooksWith = (tileSets: Arbitrary<TileSet>): Arbitrary<RuleBook> =>
  fc.tuple(smallRuleBooks, tileSets).map(([rules, tileSet]) => ({ ...rules, tileSet }));
