import { err, ok, type Result } from '../../result';
import { type Board, isOnBoard, type Premium } from '../board';
import { parseSquareName, type Square, squareName } from '../square';
import { formatToken, parseTokens, type TokenBrackets, type TokenError } from './tokens';

/** Limits of a ScraeBBKle board: columns, rows, and squares in all. */
export const SCRAEBBKLE_LIMITS = {
  columns: { least: 7, most: 26 },
  rows: { least: 10, most: 99 },
  squares: { least: 192 },
} as const;

/** Why a board file is refused; `line` and `column` are 1-based. */
export type BoardFileError = { readonly line: number } & (
  | TokenError
  | { readonly code: 'BAD_COLUMN_COUNT'; readonly column: number; readonly found: string }
  | { readonly code: 'BAD_ROW_COUNT'; readonly column: number; readonly found: string }
  | { readonly code: 'TOO_FEW_SQUARES'; readonly column: number; readonly squares: number }
  | { readonly code: 'BAD_START'; readonly column: number; readonly found: string }
  | { readonly code: 'START_OFF_BOARD'; readonly column: number; readonly found: string }
  | {
      readonly code: 'TOO_FEW_TOKENS' | 'TOO_MANY_TOKENS';
      readonly column: number;
      readonly expected: number;
      readonly count: number;
    }
  | {
      readonly code: 'TOO_FEW_LINES' | 'TOO_MANY_LINES';
      readonly column: number;
      readonly expected: number;
      readonly count: number;
    }
);

const BRACKETS: TokenBrackets = { letter: ['[', ']'], word: ['<', '>'] };
const HEADER_LINES = 3;

/** Lines of a text: LF or CRLF, the last line end optional. */
function linesOf(text: string): readonly string[] {
  const lines = text.split(/\r?\n/);
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines;
}

function parseCount(
  text: string | undefined,
  limits: { readonly least: number; readonly most: number },
): number | undefined {
  if (text === undefined || !/^[1-9]\d?$/.test(text)) return undefined;
  const count = Number(text);
  return count >= limits.least && count <= limits.most ? count : undefined;
}

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

function parseRow(
  text: string,
  line: number,
  expected: number,
): Result<readonly Premium[], BoardFileError> {
  const tokens = parseTokens(text, BRACKETS);
  if (!tokens.ok) return err({ ...tokens.error, line });
  const count = tokens.value.length;
  if (count < expected) {
    return err({ code: 'TOO_FEW_TOKENS', line, column: text.length + 1, expected, count });
  }
  const extra = tokens.value[expected];
  return extra
    ? err({ code: 'TOO_MANY_TOKENS', line, column: extra.column, expected, count })
    : ok(tokens.value.map(({ premium }) => premium));
}

/**
 * Reads a board in the ScraeBBKle format: columns, rows and start square on a line each, then one
 * line of tokens a row (`.`, `[n]` letter factor, `<n>` word factor).
 */
export function parseScraebbkleBoard(text: string): Result<Board, BoardFileError> {
  const lines = linesOf(text);
  const columns = parseCount(lines[0], SCRAEBBKLE_LIMITS.columns);
  if (columns === undefined) {
    return err({ code: 'BAD_COLUMN_COUNT', line: 1, column: 1, found: lines[0] ?? '' });
  }
  const rows = parseCount(lines[1], SCRAEBBKLE_LIMITS.rows);
  if (rows === undefined) {
    return err({ code: 'BAD_ROW_COUNT', line: 2, column: 1, found: lines[1] ?? '' });
  }
  const squares = rows * columns;
  if (squares < SCRAEBBKLE_LIMITS.squares.least) {
    return err({ code: 'TOO_FEW_SQUARES', line: 2, column: 1, squares });
  }
  const start = parseStart(lines[2] ?? '', { rows, columns });
  if (!start.ok) return start;

  const premiums: Premium[] = [];
  const rowLines = lines.slice(HEADER_LINES);
  for (const [index, row] of rowLines.slice(0, rows).entries()) {
    const parsed = parseRow(row, HEADER_LINES + index + 1, columns);
    if (!parsed.ok) return parsed;
    premiums.push(...parsed.value);
  }
  if (rowLines.length !== rows) {
    return err({
      code: rowLines.length < rows ? 'TOO_FEW_LINES' : 'TOO_MANY_LINES',
      line: HEADER_LINES + Math.min(rows, rowLines.length) + 1,
      column: 1,
      expected: rows,
      count: rowLines.length,
    });
  }
  return ok({ rows, columns, start: start.value, premiums });
}

/** The rows of a board as tokens, one text a row. */
export const formatBoardRows = (board: Board): readonly string[] =>
  Array.from({ length: board.rows }, (_, row) =>
    board.premiums
      .slice(row * board.columns, (row + 1) * board.columns)
      .map((premium) => formatToken(premium, BRACKETS))
      .join(''),
  );

/** Reads rows of tokens; the counterpart of `formatBoardRows` for boards of any size. */
export function parseBoardRows(
  rows: readonly string[],
  columns: number,
): Result<readonly Premium[], BoardFileError> {
  const premiums: Premium[] = [];
  for (const [index, row] of rows.entries()) {
    const parsed = parseRow(row, index + 1, columns);
    if (!parsed.ok) return parsed;
    premiums.push(...parsed.value);
  }
  return ok(premiums);
}

/** Writes a board in the ScraeBBKle format, with LF and a final line end. */
export const formatScraebbkleBoard = (board: Board): string =>
  [
    String(board.columns),
    String(board.rows),
    squareName(board.start),
    ...formatBoardRows(board),
    '',
  ].join('\n');
