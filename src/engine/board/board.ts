import type { Square } from './square';

/** What a square does to the score of a tile or word laid over it; factors are integers. */
export type Premium =
  | { readonly kind: 'none' }
  | { readonly kind: 'letter'; readonly factor: number }
  | { readonly kind: 'word'; readonly factor: number };

/** The layout a game is played on; `premiums` row by row, rows × columns of them. */
export interface Board {
  readonly rows: number;
  readonly columns: number;
  readonly start: Square;
  readonly premiums: readonly Premium[];
}

export const NO_PREMIUM: Premium = { kind: 'none' };

/** A board without premiums, which starts at its top left. */
export const plainBoard = (rows: number, columns: number): Board => ({
  rows,
  columns,
  start: { row: 0, column: 0 },
  premiums: Array.from({ length: rows * columns }, () => NO_PREMIUM),
});

/** Whether a square lies on the board. */
export const isOnBoard = (board: Board, { row, column }: Square): boolean =>
  row >= 0 && row < board.rows && column >= 0 && column < board.columns;

/** Index of a square in row-by-row lists such as `premiums`. */
export const squareIndex = (board: Board, { row, column }: Square): number =>
  row * board.columns + column;

/** The square at an index of row-by-row lists. */
export const squareAt = (board: Board, index: number): Square => ({
  row: Math.floor(index / board.columns),
  column: index % board.columns,
});

/** Premium of a square on the board. */
export const premiumAt = (board: Board, square: Square): Premium =>
  board.premiums[squareIndex(board, square)] ?? NO_PREMIUM;

/** Every square, row by row. */
export const allSquares = (board: Board): readonly Square[] =>
  Array.from({ length: board.rows * board.columns }, (_, index) => squareAt(board, index));
