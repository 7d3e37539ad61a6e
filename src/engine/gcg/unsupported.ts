import type { PublicSetup } from '../game';

/**
 * Why a game cannot be written as GCG: not two seats, no crossing words, another opening, or a board that
 * other programs do not know.
 */
export type GcgUnsupported = 'SEATS' | 'WORDS' | 'OPENING' | 'BOARD';

/** Numbers of rows and columns that boards of GCG games have. */
export const GCG_SIZES = [15, 21] as const;

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
