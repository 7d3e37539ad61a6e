/** A square; row and column are 0-based, from the top left. */
export interface Square {
  readonly row: number;
  readonly column: number;
}

export const DIRECTIONS = ['across', 'down'] as const;
export type Direction = (typeof DIRECTIONS)[number];

export const otherDirection = (direction: Direction): Direction =>
  direction === 'across' ? 'down' : 'across';

/** The square `distance` steps along a direction (backwards if negative); may be off the board. */
export const step = (square: Square, direction: Direction, distance: number): Square =>
  direction === 'across'
    ? { row: square.row, column: square.column + distance }
    : { row: square.row + distance, column: square.column };

export const sameSquare = (a: Square, b: Square): boolean =>
  a.row === b.row && a.column === b.column;

const FIRST_LABEL = 'a'.codePointAt(0) ?? 0;
const LABELS = 26;

/** The label of a 0-based column: a to z, then aa, ab and so on, as in spreadsheets. */
export function columnLabel(column: number): string {
  const last = String.fromCodePoint(FIRST_LABEL + (column % LABELS));
  return column < LABELS ? last : columnLabel(Math.floor(column / LABELS) - 1) + last;
}

const columnOf = (label: string): number =>
  [...label].reduce(
    (sum, letter) => sum * LABELS + ((letter.codePointAt(0) ?? FIRST_LABEL) - FIRST_LABEL + 1),
    0,
  ) - 1;

/** The name of a square: column label, then 1-based row, such as `d7`. */
export const squareName = ({ row, column }: Square): string => `${columnLabel(column)}${row + 1}`;

/** Parses a square name such as `d7` or `ab12`; undefined if malformed. */
export function parseSquareName(text: string): Square | undefined {
  const match = /^([a-z]{1,3})([1-9]\d{0,4})$/.exec(text);
  const [, label, number] = match ?? [];
  return label && number ? { row: Number(number) - 1, column: columnOf(label) } : undefined;
}

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

export const isOnBoard = (
  board: Pick<Board, 'rows' | 'columns'>,
  { row, column }: Square,
): boolean => row >= 0 && row < board.rows && column >= 0 && column < board.columns;

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
