import { BOARD_SIZES } from '../../limits';
import { err, ok, type Result } from '../../result';
import { type Board, plainBoard } from '../board';
import { parseConfiguredBoard } from './configured';
import type { BoardFileError } from './error';
import type { BoardFormat } from './format-names';
import { parseScrabbkleBoard } from './scrabbkle';
import { parseScraebbkleBoard } from './scraebbkle';
import { parseSize, trimmedLinesOf } from './header';

const ROWS = { code: 'BAD_ROW_COUNT', ...BOARD_SIZES.plain.sides } as const;
const COLUMNS = { code: 'BAD_COLUMN_COUNT', ...BOARD_SIZES.plain.sides } as const;

/** Parses a board without premiums: one line with its rows and columns. */
function parsePlainBoard(text: string): Result<Board, BoardFileError> {
  const [header = '', ...rest] = trimmedLinesOf(text);
  const size = parseSize(header, ROWS, COLUMNS);
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
