import { BOARD_SIZES } from '../../limits';
import { err, ok, type Result } from '../../result';
import { type Board, isOnBoard, type Premium } from '../board';
import { parseSquareName, type Square, squareName } from '../square';
import type { BoardFileError } from './error';
import { linesOf, parseNumber } from './header';
import { bracketTokenParser, inBrackets, parseRows, PLAIN, type TokenBrackets } from './rows';

const COLUMNS = { code: 'BAD_COLUMN_COUNT', ...BOARD_SIZES.scraebbkle.columns } as const;
const ROWS = { code: 'BAD_ROW_COUNT', ...BOARD_SIZES.scraebbkle.rows } as const;
const MIN_SQUARES = BOARD_SIZES.scraebbkle.fewestSquares;

const BRACKETS: TokenBrackets = { letter: ['[', ']'], word: ['<', '>'] };
const readTokens = bracketTokenParser(BRACKETS);
const HEADER_LINES = 3;

function parseStart(
  found: string,
  size: { readonly rows: number; readonly columns: number },
): Result<Square, BoardFileError> {
  const start = /^[a-z]\d+$/.test(found) ? parseSquareName(found) : undefined;
  if (!start) return err({ code: 'BAD_START', line: HEADER_LINES, column: 1, found });
  return isOnBoard({ ...size, start, premiums: [] }, start)
    ? ok(start)
    : err({ code: 'START_OFF_BOARD', line: HEADER_LINES, column: 1, found });
}

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
  const start = parseStart(lines[2] ?? '', size);
  if (!start.ok) return start;
  const shape = { ...size, firstLine: HEADER_LINES + 1 };
  const premiums = parseRows(lines.slice(HEADER_LINES), shape, readTokens);
  return premiums.ok ? ok({ ...size, start: start.value, premiums: premiums.value }) : premiums;
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
  parseRows(rows, { firstLine: 1, rows: rows.length, columns }, readTokens);

/** Formats a board in the ScraeBBKle format; lines, including the last, end with LF. */
export const formatScraebbkleBoard = (board: Board): string =>
  [
    String(board.columns),
    String(board.rows),
    squareName(board.start),
    ...formatBoardRows(board),
    '',
  ].join('\n');
