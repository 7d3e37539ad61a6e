import { err, ok, type Result } from '../../result';
import { type Board, MOST_SQUARES, plainBoard } from '../board';
import type { BoardFileError } from './error';
import { trimmedLinesOf } from './lines';
import { parseSize } from './numbers';

const LEAST = 2;
const LIMITS = { least: LEAST, most: MOST_SQUARES / LEAST };
const ROWS = { code: 'BAD_ROW_COUNT', ...LIMITS } as const;
const COLUMNS = { code: 'BAD_COLUMN_COUNT', ...LIMITS } as const;

/** Reads the size of a board without premiums: rows, then columns, and nothing else. */
export function parsePlainBoard(text: string): Result<Board, BoardFileError> {
  const [header = '', ...rest] = trimmedLinesOf(text);
  const size = parseSize(header, ROWS, COLUMNS);
  if (!size.ok) return size;
  if (rest.length > 0) {
    return err({ code: 'UNEXPECTED_TEXT', line: 2, column: 1, found: rest.join('\n') });
  }
  // The games that are played on such boards have no start square.
  return ok(plainBoard(...size.value));
}

/** Writes the size of a board without premiums, with a final line end. */
export const formatPlainBoard = (board: Board): string => `${board.rows} ${board.columns}\n`;
