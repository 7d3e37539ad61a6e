import * as v from 'valibot';
import { MAX_COUNT } from '../limits';
import { err, ok, type Result } from '../result';
import { type Board, isOnBoard, parseSquareName, type Premium, squareName } from './board';
import {
  type BoardFileError,
  bracketTokenParser,
  inBrackets,
  parseRows,
  PLAIN,
  type TokenBrackets,
} from './file';

const BRACKETS: TokenBrackets = { letter: ['[', ']'], word: ['<', '>'] };
/** Parses a row of `.` (plain), `[n]` (letter factor) and `<n>` (word factor). */
export const parseTokens = bracketTokenParser(BRACKETS);

const formatToken = (premium: Premium): string =>
  premium.kind === 'none' ? PLAIN : inBrackets(BRACKETS[premium.kind], String(premium.factor));

export const formatBoardRows = ({ rows, columns, premiums }: Board): readonly string[] =>
  Array.from({ length: rows }, (_, row) =>
    premiums
      .slice(row * columns, (row + 1) * columns)
      .map(formatToken)
      .join(''),
  );

/** Parses rows of tokens of a board of any size; the inverse of `formatBoardRows`. */
export const parseBoardRows = (
  rows: readonly string[],
  columns: number,
): Result<readonly Premium[], BoardFileError> =>
  parseRows(rows, 1, { rows: rows.length, columns }, parseTokens);

/** UTF-16 code units of the longest token, such as `[-9]`. */
const MAX_TOKEN_LENGTH = 4;

const squareText = v.pipe(v.string(), v.maxLength(8));

/** A board in a JSON file: columns, start square, and rows of `.`, `[n]` and `<n>`. */
export const boardJsonSchema = v.strictObject({
  columns: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_COUNT.squares)),
  start: squareText,
  rows: v.pipe(
    v.array(v.pipe(v.string(), v.maxLength(MAX_TOKEN_LENGTH * MAX_COUNT.squares))),
    v.minLength(1),
    v.maxLength(MAX_COUNT.squares),
  ),
});

export type BoardJson = v.InferOutput<typeof boardJsonSchema>;

export type BoardJsonError =
  | { readonly code: 'BAD_BOARD_FIELD'; readonly field: 'start' | 'rows' }
  | { readonly code: 'BAD_BOARD_ROWS'; readonly error: BoardFileError };

export const boardToJson = (board: Board): BoardJson => ({
  columns: board.columns,
  start: squareName(board.start),
  rows: [...formatBoardRows(board)],
});

export function boardFromJson({ columns, start, rows }: BoardJson): Result<Board, BoardJsonError> {
  const size = { rows: rows.length, columns };
  if (size.rows * size.columns > MAX_COUNT.squares) {
    return err({ code: 'BAD_BOARD_FIELD', field: 'rows' });
  }
  const square = parseSquareName(start);
  if (!square || !isOnBoard(size, square)) {
    return err({ code: 'BAD_BOARD_FIELD', field: 'start' });
  }
  const premiums = parseBoardRows(rows, columns);
  return premiums.ok
    ? ok({ ...size, start: square, premiums: premiums.value })
    : err({ code: 'BAD_BOARD_ROWS', error: premiums.error });
}
