import { type Board, type Square, squareAt } from '../board';
import type { RuleBook } from '../rules';
import type { Field } from './grid';

/** The square that the first word must cover; none where a tile is laid at random instead. */
export const startSquare = ({ opening }: RuleBook, board: Board): Square | undefined =>
  opening.kind === 'start-square' ? board.start : undefined;

/** The square to look at first: the start square, else the topmost and leftmost tile, else `a1`. */
export function firstSquare(rules: RuleBook, { board, grid }: Field): Square {
  const start = startSquare(rules, board);
  if (start) return start;
  const firstTile = grid.findIndex(({ kind }) => kind !== 'empty');
  return squareAt(board, Math.max(0, firstTile));
}
