import type { PublicSetup } from '../game';

/**
 * Why a game cannot be told in GCG: more or fewer than two seats; a move forms one word alone; another
 * way to begin; a board with more columns than letters.
 */
export type GcgMisfit = 'SEATS' | 'WORDS' | 'OPENING' | 'BOARD';

/** The largest board whose columns have one letter. */
const MOST_COLUMNS = 26;

/** Why a game does not fit GCG, by how it was set up; undefined if it does. */
export function gcgMisfit({
  rules,
  board,
  seats,
  given,
}: Pick<PublicSetup, 'rules' | 'board' | 'given'> & {
  readonly seats: readonly unknown[];
}): GcgMisfit | undefined {
  if (seats.length !== 2) return 'SEATS';
  if (rules.wordsPerMove !== 'crosswise') return 'WORDS';
  if (rules.opening.kind !== 'start-square' || given.length > 0) return 'OPENING';
  return board.columns > MOST_COLUMNS || board.rows > 99 ? 'BOARD' : undefined;
}
