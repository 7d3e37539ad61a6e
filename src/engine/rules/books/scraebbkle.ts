import type { RuleBook } from '../rule-book';
import { latinTileSet } from './latin';

const TILES = `
  8 A1  2 B3  2 C4  4 D2  9 E2  3 F4  4 G3  3 H4  9 I1  1 J11 2 K6  4 L1  2 M3
  7 N1  7 O1  2 P3  1 Q12 6 R1  4 S1  5 T1  5 U1  2 V4  2 W4  1 X9  2 Y5  1 Z9`;

/** ScraeBBKle: boards of any shape and with any factors, one new word per move. */
export const scraebbkle: RuleBook<'scraebbkle'> = {
  id: 'scraebbkle',
  name: 'ScraeBBKle',
  notation: 'word-square',
  wording: 'scraebbkle',
  boardFormat: 'scraebbkle',
  seats: { least: 2, most: 2, fixed: [] },
  firstSeat: 'first',
  tileSet: latinTileSet(TILES, { value: 8, count: 2 }),
  rackSize: 7,
  deal: 'rack-by-rack',
  bonuses: [{ tiles: 7, points: 60 }],
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
  racks: 'choice',
  moveReport: 'none',
  randomness: 'seeded',
  computers: 'best',
};
