import { type Board, columnLabel } from '../board';

/** What columns and rows are called in moves, as parts of regular expressions. */
export interface SquareNames {
  readonly column: string;
  readonly row: string;
}

/** Columns `a` to `z` and rows `1` to `99`. */
export const USUAL_NAMES: SquareNames = { column: '[a-z]', row: String.raw`[1-9]\d?` };

/** The names on a board: the usual ones, and as long as those of its last column and row. */
export const namesOn = ({ rows, columns }: Board): SquareNames => ({
  column: `[a-z]{1,${columnLabel(columns - 1).length}}`,
  row: String.raw`[1-9]\d{0,${Math.max(2, String(rows).length) - 1}}`,
});
