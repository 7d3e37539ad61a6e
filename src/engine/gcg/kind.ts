import type { PublicSetup } from '../game';
import { classic, latinTileSet, type RuleBook, STANDARD_ENGLISH_TILES } from '../rules';

/**
 * Why a game cannot be written as GCG: not two seats, no crossing words, another opening, or a board that
 * other programs do not know.
 */
export type GcgUnsupported = 'SEATS' | 'WORDS' | 'OPENING' | 'BOARD';

/** Numbers of rows and columns that boards of GCG games have. */
const GCG_SIZES = [15, 21] as const;

/** Undefined if the game can be written as GCG. */
export function gcgUnsupported({
  rules,
  board,
  seats,
  given,
}: Pick<PublicSetup, 'rules' | 'board' | 'given'> & {
  readonly seats: readonly unknown[];
}): GcgUnsupported | undefined {
  if (seats.length !== 2) return 'SEATS';
  if (rules.wordsPerMove !== 'crosswise') return 'WORDS';
  if (rules.opening.kind !== 'start-square' || given.length > 0) return 'OPENING';
  const isSquare = board.rows === board.columns;
  return isSquare && GCG_SIZES.some((size) => size === board.rows) ? undefined : 'BOARD';
}

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

/** The pragma in which our files name their rule book. */
export const RULE_BOOK_PRAGMA = 'rule-book';

interface GcgKind {
  readonly rules: RuleBook;
  /** Rows and columns of the board. */
  readonly size: (typeof GCG_SIZES)[number];
}

const KINDS: readonly GcgKind[] = [
  { rules: tournament, size: 15 },
  { rules: classic, size: 15 },
  { rules: superTournament, size: 21 },
];

/** Matches a move line with a square beyond column O or row 15. */
const SQUARE_BEYOND_15 =
  /^>[^:\n\r\u2028\u2029]*:[^\S\n]*(?:[^\s\d]+[^\S\n]+)?(?:(?:1[6-9]|2\d)[A-U]|\d+[P-U]|[P-U]\d+|[A-U](?:1[6-9]|2\d))\s/im;

/**
 * Detects the kind of game by its board layout, its squares or the rule book that it names. By default it is
 * the tournament game.
 */
export function gcgKindOf(source: string): GcgKind {
  const [, id] = new RegExp(`^#${RULE_BOOK_PRAGMA}\\s+(\\S+)`, 'm').exec(source) ?? [];
  const isSuper = /^#board-layout\s+Super/im.test(source) || SQUARE_BEYOND_15.test(source);
  const named = KINDS.find(({ rules }) => rules.id === (isSuper ? superTournament.id : id));
  return named ?? { rules: tournament, size: 15 };
}
