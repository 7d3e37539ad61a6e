import { BOARD_SIZES, MAX_COUNT } from '../limits';
import { err, ok, type Result } from '../result';
import {
  type Board,
  NO_PREMIUM,
  plainBoard,
  type Premium,
  type Square,
  isOnBoard,
  parseSquareName,
  squareName,
} from './board';
import {
  type BoardFileError,
  type BoardFormat,
  linesOf,
  parseNumber,
  parsePair,
  parseSize,
  trimmedLinesOf,
  bracketTokenParser,
  parseSquares,
  type ParseTokens,
  type Token,
} from './file';
import { formatBoardRows, parseTokens } from './board-json';

const COLUMNS = { code: 'BAD_COLUMN_COUNT', ...BOARD_SIZES.scraebbkle.columns } as const;
const ROWS = { code: 'BAD_ROW_COUNT', ...BOARD_SIZES.scraebbkle.rows } as const;
const MIN_SQUARES = BOARD_SIZES.scraebbkle.fewestSquares;

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

/** Formats a board in the ScraeBBKle format; lines, including the last, end with LF. */
export const formatScraebbkleBoard = (board: Board): string =>
  [
    String(board.columns),
    String(board.rows),
    squareName(board.start),
    ...formatBoardRows(board),
    '',
  ].join('\n');

const SCRABBKLE_SIZE = { code: 'BAD_SIZE', ...BOARD_SIZES.scrabbkle.sides } as const;
const parseScrabbkleTokens = bracketTokenParser({ letter: ['(', ')'], word: ['{', '}'] });

/** The centre square; on a board of even size, the top left one of the central four. */
function centreOf(size: number): Square {
  const middle = Math.floor((size - 1) / 2);
  return { row: middle, column: middle };
}

/**
 * Parses a board in the ScraBBKle format: one number for both rows and columns, then one line of tokens per
 * row (`.` plain, `(n)` letter factor, `{n}` word factor). The start square is the centre.
 */
function parseScrabbkleBoard(text: string): Result<Board, BoardFileError> {
  const [header = '', ...lines] = linesOf(text);
  const size = parseNumber({ found: header, line: 1, column: 1 }, SCRABBKLE_SIZE);
  if (!size.ok) return size;
  const board = { rows: size.value, columns: size.value, start: centreOf(size.value) };
  return parseSquares(lines, 2, board, parseScrabbkleTokens);
}

const CONFIGURED_COLUMNS = { code: 'BAD_COLUMN_COUNT', min: 1, max: MAX_COUNT.squares } as const;
const CONFIGURED_ROWS = { code: 'BAD_ROW_COUNT', min: 1, max: MAX_COUNT.squares } as const;
const CONFIGURED_HEADER_LINES = 2;

const CONFIGURED_PREMIUMS: ReadonlyMap<string, Premium> = new Map([
  ['.', NO_PREMIUM],
  ['2', { kind: 'letter', factor: 2 }],
  ['3', { kind: 'letter', factor: 3 }],
  ['d', { kind: 'word', factor: 2 }],
  ['t', { kind: 'word', factor: 3 }],
]);

const parseConfiguredTokens: ParseTokens = (line) => {
  const tokens: Token[] = [];
  for (const [at, found] of [...line].entries()) {
    const column = at + 1;
    const premium = CONFIGURED_PREMIUMS.get(found);
    if (!premium) {
      return err({ code: 'UNKNOWN_TOKEN', column, forms: [...CONFIGURED_PREMIUMS.keys()], found });
    }
    tokens.push({ premium, column });
  }
  return ok(tokens);
};

/**
 * Parses a board in the format of configured games: columns and rows, then column and row of the start square
 * (1-based), then one line of characters per row (`.` plain, `2` and `3` letter factors, `d` and `t` word
 * factors 2 and 3). Whitespace around the numbers and at line ends is ignored.
 */
function parseConfiguredBoard(text: string): Result<Board, BoardFileError> {
  const [sizeLine = '', startLine = '', ...lines] = trimmedLinesOf(text);
  const size = parseSize(sizeLine, CONFIGURED_COLUMNS, CONFIGURED_ROWS);
  if (!size.ok) return size;
  const [columns, rows] = size.value;
  const start = parsePair(
    startLine,
    2,
    { code: 'BAD_START_COLUMN', min: 1, max: columns },
    { code: 'BAD_START_ROW', min: 1, max: rows },
  );
  if (!start.ok) return start;
  const [startColumn, startRow] = start.value;
  const board = { rows, columns, start: { row: startRow - 1, column: startColumn - 1 } };
  return parseSquares(lines, CONFIGURED_HEADER_LINES + 1, board, parseConfiguredTokens);
}

const PLAIN_ROWS = { code: 'BAD_ROW_COUNT', ...BOARD_SIZES.plain.sides } as const;
const PLAIN_COLUMNS = { code: 'BAD_COLUMN_COUNT', ...BOARD_SIZES.plain.sides } as const;

/** Parses a board without premiums: one line with its rows and columns. */
function parsePlainBoard(text: string): Result<Board, BoardFileError> {
  const [header = '', ...rest] = trimmedLinesOf(text);
  const size = parseSize(header, PLAIN_ROWS, PLAIN_COLUMNS);
  if (!size.ok) return size;
  if (rest.length > 0) {
    return err({ code: 'UNEXPECTED_TEXT', line: 2, column: 1, found: rest.join('\n') });
  }
  // Games on such boards have no start square.
  return ok(plainBoard(...size.value));
}

const PARSERS: Readonly<Record<BoardFormat, (text: string) => Result<Board, BoardFileError>>> = {
  scraebbkle: parseScraebbkleBoard,
  scrabbkle: parseScrabbkleBoard,
  configured: parseConfiguredBoard,
  plain: parsePlainBoard,
};

export const parseBoard = (format: BoardFormat, text: string): Result<Board, BoardFileError> =>
  PARSERS[format](text);
