import type { PublicSetup } from '../game';

/**
 * Why a game cannot be told in GCG: more or fewer than two seats; a move forms one word alone; another
 * way to begin; a board that other programs do not know.
 */
export type GcgUnsupported = 'SEATS' | 'WORDS' | 'OPENING' | 'BOARD';

/** Rows and columns of the boards that there are for such games. */
export const GCG_SIZES = [15, 21] as const;

/** Why a game does not fit GCG, by how it was set up; undefined if it does. */
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
