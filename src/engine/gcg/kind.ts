import { classic, type RuleBook } from '../rules';
import type { GCG_SIZES } from './unsupported';
import { superTournament, tournament } from './tournament';

/** The pragma in which our files name their rule book. */
export const RULE_BOOK_PRAGMA = 'rule-book';

export interface GcgKind {
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
  /^>[^:\n]*:[^\S\n]*(?:[^\s\d]+[^\S\n]+)?(?:(?:1[6-9]|2\d)[A-U]|\d+[P-U]|[P-U]\d+|[A-U](?:1[6-9]|2\d))\s/im;

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
