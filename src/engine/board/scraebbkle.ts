import { BOARD_SIZES } from '../limits';
import { err, type Result } from '../result';
import { type Board, isOnBoard, parseSquareName, squareName } from './board';
import { formatBoardRows, parseTokens } from './board-json';
import { type BoardFileError, linesOf, parseNumber } from './file';
import { parseSquares } from './rows';

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
