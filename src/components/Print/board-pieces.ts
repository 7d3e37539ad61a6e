import type { Board } from '../../engine';

/** Room on a sheet of A4 or Letter inside its margins, in millimetres: the lesser of the two. */
export const SHEET = { width: 186, height: 250 };

/** Room for the letters and numbers on each side of a board, in squares. */
export const AXIS = 0.7;

/** Sides of a square, in millimetres: the largest, and the smallest whose figures are legible. */
const MAX_SIDE = 12;
const MIN_SIDE = 5.5;

/** Side of a tile on a rack, in millimetres. */
export const RACK_SIDE = 7;

/** Maximum number of tiles side by side on a rack: names and scores must fit beside them. */
const RACK_WIDTH = 16;

/** A part of a board; rows and columns are 0-based, the last ones exclusive. */
export interface BoardPiece {
  readonly rows: readonly [from: number, to: number];
  readonly columns: readonly [from: number, to: number];
}

interface PrintedBoard {
  /** Side of a square, in millimetres. */
  readonly side: number;
  /** In reading order; each fits on a sheet, and a single one below the heading if it is not `isApart`. */
  readonly pieces: readonly BoardPiece[];
  /** Whether the board begins on a new sheet. */
  readonly isApart: boolean;
}

/** In squares: more than rounding takes from a size that fits exactly. */
const TOLERANCE = 1e-11;

const fitting = (room: number, squares: number): number => room / (squares + 2 * AXIS);

/** Divides a length into the fewest parts of at most `max`, as equal as can be. */
function parts(length: number, max: number): readonly (readonly [from: number, to: number])[] {
  const count = Math.ceil(length / Math.max(1, max));
  const size = Math.ceil(length / count);
  return Array.from({ length: count }, (_, index) => [
    index * size,
    Math.min(length, (index + 1) * size),
  ]);
}

/**
 * Fits a board into a height (in millimetres) below a heading; if it is too large, onto a separate sheet, or onto
 * several.
 */
export function boardPieces(
  { rows, columns }: Pick<Board, 'rows' | 'columns'>,
  height: number,
): PrintedBoard {
  const wide = Math.min(MAX_SIDE, fitting(SHEET.width, columns));
  for (const [room, isApart] of [
    [height, false],
    [SHEET.height, true],
  ] as const) {
    const side = Math.min(wide, fitting(room, rows));
    if (side >= MIN_SIDE)
      return { side, pieces: [{ rows: [0, rows], columns: [0, columns] }], isApart };
  }
  const side = Math.max(MIN_SIDE, wide);
  const most = (room: number): number => Math.floor(room / side - 2 * AXIS + TOLERANCE);
  const acrossRows = parts(rows, most(SHEET.height));
  const acrossColumns = parts(columns, most(SHEET.width));
  const pieces = acrossRows.flatMap((ofRows) =>
    acrossColumns.map((ofColumns): BoardPiece => ({ rows: ofRows, columns: ofColumns })),
  );
  return { side, pieces, isApart: true };
}

/** Divides a rack of `tiles` tiles into rows of about the same length; the last places are exclusive. */
export const rackRows = (tiles: number): readonly (readonly [from: number, to: number])[] =>
  parts(tiles, RACK_WIDTH);
