import { canExchangeAtEnd, type StartPosition } from '../game';
import { isSameMove } from '../play';
import type { RuleBook } from '../rules';
import type { ScoredMove } from '../search';

/**
 * - `most-points`: find the play that scores most.
 * - `bonus-word`: the play that scores most lays enough tiles for a bonus; find it.
 * - `best-value`: find the move that is worth most once the tiles kept and the replies are counted.
 * - `endgame`: with an empty bag, find the only move that wins from an equal score.
 */
export const PUZZLE_KINDS = ['most-points', 'bonus-word', 'best-value', 'endgame'] as const;
export type PuzzleKind = (typeof PUZZLE_KINDS)[number];

/** Whether there are puzzles of a kind by the rules: some have no bonus, and under some no endgame can be proved. */
export function hasPuzzles(kind: PuzzleKind, rules: RuleBook): boolean {
  if (kind === 'bonus-word') return rules.bonuses.some(({ points }) => points > 0);
  return kind !== 'endgame' || !canExchangeAtEnd(rules);
}

/** A move and what it is worth in a puzzle, in points: its score or its value, as the kind asks. */
export interface PuzzleMove extends ScoredMove {
  readonly worth: number;
}

/** A position in which one move alone is the best. */
export interface Puzzle {
  readonly kind: PuzzleKind;
  readonly position: StartPosition;
  /** Number of players; the one to move is the first. */
  readonly seats: number;
  readonly lexiconId: string;
  /** The solution; its worth is above 0. */
  readonly best: PuzzleMove;
  /** Other moves whose worth is known, best first; empty in a daily puzzle. */
  readonly others: readonly PuzzleMove[];
}

/** The number of players of a puzzle: two if the rules allow it. */
export const puzzleSeats = ({ seats: { least, most } }: Pick<RuleBook, 'seats'>): number =>
  Math.min(most, Math.max(2, least));

/** The worth of a legal move in a puzzle, in points. If values count, moves that are not listed are worth 0. */
export function worthIn({ kind, position, best, others }: Puzzle, tried: ScoredMove): number {
  if (kind === 'most-points' || kind === 'bonus-word') return tried.score;
  return [best, ...others].find(({ move }) => isSameMove(position, move, tried.move))?.worth ?? 0;
}

/** Fractions of the best worth from which there are one, two and three stars. */
const STARS = [0.5, 0.8, 1];

/** Stars for a move: 0 to 3. `best` is above 0. */
export const starsFor = (worth: number, best: number): number =>
  STARS.filter((fraction) => worth >= fraction * best).length;
