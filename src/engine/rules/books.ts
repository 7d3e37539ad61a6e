import type { LetterTiles, TileSet } from '../tiles';
import type { RuleBook } from './rule-book';

/**
 * A tile set with the letters A to Z. Each entry is the count, the letter and its value in points, such as `9
 * A1`.
 */
export function latinTileSet(entries: string, blank: TileSet['blank']): TileSet {
  const letters: readonly LetterTiles[] = [...entries.matchAll(/(\d+) ([A-Z])(\d+)/g)].map(
    ([, count, letter = '', value]) => ({
      letter,
      // For A to Z, the lower-case form is always one code point.
      twin: letter.toLowerCase(),
      value: Number(value),
      count: Number(count),
    }),
  );
  return { letters, blank };
}

/** The 98 letter tiles of the usual English set. */
export const STANDARD_ENGLISH_TILES = `
  9 A1  2 B3  2 C3  4 D2 12 E1  2 F4  3 G2  2 H4  9 I1  1 J8  1 K5  4 L1  2 M3
  6 N1  8 O1  2 P3  1 Q10 6 R1  4 S1  6 T1  4 U1  2 V4  2 W4  1 X8  2 Y4  1 Z10`;

const SCRAEBBKLE_TILES = `
  8 A1  2 B3  2 C4  4 D2  9 E2  3 F4  4 G3  3 H4  9 I1  1 J11 2 K6  4 L1  2 M3
  7 N1  7 O1  2 P3  1 Q12 6 R1  4 S1  5 T1  5 U1  2 V4  2 W4  1 X9  2 Y5  1 Z9`;

/** The rules that most of these games share. */
const USUAL_RULES = {
  notation: 'word-square',
  wording: 'scraebbkle',
  boardFormat: 'scraebbkle',
  firstSeat: 'first',
  rackSize: 7,
  deal: 'rack-by-rack',
  wordsPerMove: 'one',
  shortestWord: 2,
  premiums: 'count',
  opening: { kind: 'start-square', fewestTiles: 2 },
  occupiedSquare: 'slide',
  exchange: 'none',
  unknownWord: 'try-again',
  passesToEnd: 2,
  emptyRack: 'ends-game',
  unplayedTiles: 'deduct-own',
  tie: 'draw',
  racks: 'closed',
  moveReport: 'none',
  randomness: 'seeded',
  computers: 'best',
} as const satisfies Partial<RuleBook>;

/** ScraeBBKle: boards of any shape and with any factors, one new word per move. */
export const scraebbkle: RuleBook<'scraebbkle'> = {
  ...USUAL_RULES,
  id: 'scraebbkle',
  name: 'ScraeBBKle',
  seats: { least: 2, most: 2, fixed: [] },
  tileSet: latinTileSet(SCRAEBBKLE_TILES, { value: 8, count: 2 }),
  bonuses: [{ tiles: 7, points: 60 }],
  racks: 'choice',
};

/** ScraBBKle: square boards, a person against the computer, one new word per move. */
export const scrabbkle: RuleBook<'scrabbkle'> = {
  ...USUAL_RULES,
  id: 'scrabbkle',
  name: 'ScraBBKle',
  notation: 'word-square-direction',
  wording: 'scrabbkle',
  boardFormat: 'scrabbkle',
  seats: {
    least: 2,
    most: 2,
    fixed: [
      { name: 'Human player', player: 'human' },
      { name: 'Computer player', player: 'computer' },
    ],
  },
  tileSet: latinTileSet(STANDARD_ENGLISH_TILES, { value: 3, count: 2 }),
  bonuses: [{ tiles: 7, points: 70 }],
};

const CLASSIC_TILES = `
  9 A1  2 B3  2 C3  4 D2 12 E1  2 F4  2 G2  2 H4  8 I1  2 J8  2 K5  4 L1  2 M3
  6 N1  8 O1  2 P3  1 Q10 6 R1  4 S1  6 T1  4 U1  2 V4  2 W4  1 X8  2 Y4  1 Z10`;

/** Scrabble by its standard rules, for two to four players. */
export const classic: RuleBook<'classic'> = {
  ...USUAL_RULES,
  id: 'classic',
  name: 'Classic',
  seats: { least: 2, most: 4, fixed: [] },
  firstSeat: 'drawn',
  tileSet: latinTileSet(CLASSIC_TILES, { value: 0, count: 2 }),
  bonuses: [{ tiles: 7, points: 50 }],
  wordsPerMove: 'crosswise',
  exchange: 'draw-first',
  unknownWord: 'lose-turn',
  unplayedTiles: 'deduct-own-award-out',
  tie: 'score-before-deductions',
};

/** The one-word crossword: a random first tile, no premiums, computers of any skill. */
export const crossword: RuleBook<'crossword'> = {
  ...USUAL_RULES,
  id: 'crossword',
  name: 'Crossword',
  notation: 'word-square-or-whole-word',
  boardFormat: 'plain',
  seats: { least: 1, most: 8, fixed: [] },
  tileSet: latinTileSet(STANDARD_ENGLISH_TILES, { value: 0, count: 0 }),
  deal: 'tile-by-tile',
  bonuses: [],
  premiums: 'ignore',
  opening: { kind: 'random-tile' },
  passesToEnd: 1,
  emptyRack: 'passes',
  unplayedTiles: 'keep',
  tie: 'shared',
  randomness: 'java',
  computers: 'by-skill',
};

/** The configurable game in its default configuration. */
export const configured: RuleBook<'configured'> = {
  ...USUAL_RULES,
  id: 'configured',
  name: 'Configured',
  notation: 'commands',
  boardFormat: 'configured',
  seats: { least: 1, most: 8, fixed: [] },
  tileSet: latinTileSet(STANDARD_ENGLISH_TILES, { value: 0, count: 2 }),
  bonuses: [{ tiles: 'full-rack', points: 50 }],
  wordsPerMove: 'crosswise',
  opening: { kind: 'start-square', fewestTiles: 1 },
  occupiedSquare: 'refuse',
  exchange: 'return-first',
  passesToEnd: 1,
  unplayedTiles: 'deduct-own-award-out',
  tie: 'shared',
  moveReport: 'until-continue',
};

/** All built-in rule books, the default first. */
export const RULE_BOOKS = [scraebbkle, scrabbkle, classic, crossword, configured] as const;

/** Identifies a built-in game. */
export type GameId = (typeof RULE_BOOKS)[number]['id'];
