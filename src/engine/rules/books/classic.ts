import type { RuleBook } from '../rule-book';
import { latinTileSet } from './latin';

const TILES = `
  9 A1  2 B3  2 C3  4 D2 12 E1  2 F4  2 G2  2 H4  8 I1  2 J8  2 K5  4 L1  2 M3
  6 N1  8 O1  2 P3  1 Q10 6 R1  4 S1  6 T1  4 U1  2 V4  2 W4  1 X8  2 Y4  1 Z10`;

/** Scrabble by its standard rules, for two to four players. */
export const classic: RuleBook<'classic'> = {
  id: 'classic',
  name: 'Classic',
  notation: 'word-square',
  wording: 'scraebbkle',
  boardFormat: 'scraebbkle',
  seats: { least: 2, most: 4, fixed: [] },
  firstSeat: 'drawn',
  tileSet: latinTileSet(TILES, { value: 0, count: 2 }),
  rackSize: 7,
  deal: 'rack-by-rack',
  bonuses: [{ tiles: 7, points: 50 }],
  wordsPerMove: 'crosswise',
  shortestWord: 2,
  premiums: 'count',
  opening: { kind: 'start-square', fewestTiles: 2 },
  occupiedSquare: 'slide',
  exchange: 'draw-first',
  unknownWord: 'lose-turn',
  passesToEnd: 2,
  emptyRack: 'ends-game',
  unplayedTiles: 'deduct-own-award-out',
  tie: 'score-before-deductions',
  racks: 'closed',
  moveReport: 'none',
  randomness: 'seeded',
  computers: 'best',
};
