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
