import { classic, latinTileSet, type RuleBook, STANDARD_ENGLISH_TILES } from '../rules';

/** The two-player game of clubs, tournaments and most published games, with 100 tiles. */
export const tournament: RuleBook = {
  ...classic,
  id: 'tournament',
  name: 'Tournament',
  seats: { least: 2, most: 2, fixed: [] },
  tileSet: latinTileSet(STANDARD_ENGLISH_TILES, { value: 0, count: 2 }),
};

/** The same with 200 tiles, for boards of 21 × 21. */
export const superTournament: RuleBook = {
  ...tournament,
  id: 'super',
  name: 'Super',
  tileSet: latinTileSet(
    `16 A1  4 B3  6 C3  8 D2 24 E1  4 F4  5 G2  5 H4 13 I1  2 J8  2 K5  7 L1  6 M3
     13 N1 15 O1  4 P3  2 Q10 13 R1 10 S1 15 T1  7 U1  3 V4  4 W4  2 X8  4 Y4  2 Z10`,
    { value: 0, count: 4 },
  ),
};
