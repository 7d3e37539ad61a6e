import * as v from 'valibot';
import { BOARD_SIZES, MAX_COUNT } from '../limits';
import { err, ok, type Result } from '../result';
import { type Board, isOnBoard, parseSquareName, type Premium, squareName } from './board';
import {
  type BoardFileError,
  bracketTokenParser,
  inBrackets,
  linesOf,
  parseNumber,
  parseRows,
  parseSquares,
  PLAIN,
  type TokenBrackets,
} from './file';

const COLUMNS = { code: 'BAD_COLUMN_COUNT', ...BOARD_SIZES.scraebbkle.columns } as const;
const ROWS = { code: 'BAD_ROW_COUNT', ...BOARD_SIZES.scraebbkle.rows } as const;
const MIN_SQUARES = BOARD_SIZES.scraebbkle.fewestSquares;

const BRACKETS: TokenBrackets = { letter: ['[', ']'], word: ['<', '>'] };
const parseTokens = bracketTokenParser(BRACKETS);
const HEADER_LINES = 3;

/**
 * Parses a board in the ScraeBBKle format: columns, rows and start square on one line each, then one line of
 * tokens per row (`.` plain, `[n]` letter factor, `<n>` word factor).
 */
export function parseScraebbkleBoard(text: string): Result<Board, BoardFileError> {
  const lines = linesOf(text);
  const columns = parseNumber({ found: lines[0] ?? '', line: 1, column: 1 }, COLUMNS);
  if (!columns.ok) return columns;
  const rows = parseNumber({ found: lines[1] ?? '', line: 2, column: 1 }, ROWS);
  if (!rows.ok) return rows;
  const squares = rows.value * columns.value;
  if (squares < MIN_SQUARES) {
    return err({ code: 'TOO_FEW_SQUARES', line: 2, column: 1, min: MIN_SQUARES, squares });
  }
  const size = { rows: rows.value, columns: columns.value };
  const place = { line: HEADER_LINES, column: 1, found: lines[2] ?? '' };
  const start = /^[a-z]\d+$/.test(place.found) ? parseSquareName(place.found) : undefined;
  if (!start) return err({ code: 'BAD_START', ...place });
  if (!isOnBoard(size, start)) return err({ code: 'START_OFF_BOARD', ...place });
  const board = { ...size, start };
  return parseSquares(lines.slice(HEADER_LINES), HEADER_LINES + 1, board, parseTokens);
}

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

/** Formats a board in the ScraeBBKle format; lines, including the last, end with LF. */
export const formatScraebbkleBoard = (board: Board): string =>
  [
    String(board.columns),
    String(board.rows),
    squareName(board.start),
    ...formatBoardRows(board),
    '',
  ].join('\n');

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
