import type { Square } from './square';

/** The effect of a square on the score of a tile or word laid over it; factors are integers. */
export type Premium =
  | { readonly kind: 'none' }
  | { readonly kind: 'letter'; readonly factor: number }
  | { readonly kind: 'word'; readonly factor: number };

/** The layout of a game; `premiums` has rows × columns entries, row by row. */
export interface Board {
  readonly rows: number;
  readonly columns: number;
  readonly start: Square;
  readonly premiums: readonly Premium[];
}

export const NO_PREMIUM: Premium = { kind: 'none' };

/** A board without premiums; it starts at the top left. */
export const plainBoard = (rows: number, columns: number): Board => ({
  rows,
  columns,
  start: { row: 0, column: 0 },
  premiums: Array.from({ length: rows * columns }, () => NO_PREMIUM),
});

export const isOnBoard = (board: Board, { row, column }: Square): boolean =>
  row >= 0 && row < board.rows && column >= 0 && column < board.columns;

/** 0-based index of a square in row-by-row lists such as `premiums`. */
export const squareIndex = (board: Board, { row, column }: Square): number =>
  row * board.columns + column;

/** The inverse of `squareIndex`. */
export const squareAt = (board: Board, index: number): Square => ({
  row: Math.floor(index / board.columns),
  column: index % board.columns,
});

export const premiumAt = (board: Board, square: Square): Premium =>
  board.premiums[squareIndex(board, square)] ?? NO_PREMIUM;

/** Every square, row by row. */
export const allSquares = (board: Board): readonly Square[] =>
  Array.from({ length: board.rows * board.columns }, (_, index) => squareAt(board, index));
