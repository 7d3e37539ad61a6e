import type { LetterTiles } from '../../tiles';
import type { RuleBook } from '../rule-book';

const TILES = `
  8 A1  2 B3  2 C4  4 D2  9 E2  3 F4  4 G3  3 H4  9 I1  1 J11 2 K6  4 L1  2 M3
  7 N1  7 O1  2 P3  1 Q12 6 R1  4 S1  5 T1  5 U1  2 V4  2 W4  1 X9  2 Y5  1 Z9`;

const letters: readonly LetterTiles[] = [...TILES.matchAll(/(\d+) ([A-Z])(\d+)/g)].map(
  ([, count, letter = '', value]) => ({
    letter,
    twin: letter.toLowerCase(),
    value: Number(value),
    count: Number(count),
  }),
);

/** ScraeBBKle: boards of any shape and factor, one new word a move. */
export const scraebbkle: RuleBook = {
  id: 'scraebbkle',
  name: 'ScraeBBKle',
  seats: { least: 2, most: 2 },
  tileSet: { letters, blank: { value: 8, count: 2 } },
  rackSize: 7,
  bonuses: [{ tiles: 7, points: 60 }],
  wordsPerMove: 'one',
  opening: { fewestTiles: 2 },
  occupiedSquare: 'slide',
  passesToEnd: 2,
  unplayedTiles: 'deduct-own',
};
