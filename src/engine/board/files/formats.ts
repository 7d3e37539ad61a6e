import { BOARD_SIZES } from '../../limits';
import { err, ok, type Result } from '../../result';
import { type Board, plainBoard, sameBoard } from '../board';
import { formatConfiguredBoard, parseConfiguredBoard } from './configured';
import type { BoardFileError } from './error';
import { formatScrabbkleBoard, parseScrabbkleBoard } from './scrabbkle';
import { formatScraebbkleBoard, parseScraebbkleBoard } from './scraebbkle';
import { parseSize, trimmedLinesOf } from './header';

const ROWS = { code: 'BAD_ROW_COUNT', ...BOARD_SIZES.plain.sides } as const;
const COLUMNS = { code: 'BAD_COLUMN_COUNT', ...BOARD_SIZES.plain.sides } as const;

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

/** The formats of board files, each named after the game or the kind of board it is for. */
export const BOARD_FORMATS = ['scraebbkle', 'scrabbkle', 'configured', 'plain'] as const;
export type BoardFormat = (typeof BOARD_FORMATS)[number];

interface Codec {
  readonly parse: (text: string) => Result<Board, BoardFileError>;
  readonly format: (board: Board) => string;
}

const CODECS: Readonly<Record<BoardFormat, Codec>> = {
  scraebbkle: { parse: parseScraebbkleBoard, format: formatScraebbkleBoard },
  scrabbkle: { parse: parseScrabbkleBoard, format: formatScrabbkleBoard },
  configured: { parse: parseConfiguredBoard, format: formatConfiguredBoard },
  plain: { parse: parsePlainBoard, format: formatPlainBoard },
};

/** Reads a board file of a format. */
export const parseBoard = (format: BoardFormat, text: string): Result<Board, BoardFileError> =>
  CODECS[format].parse(text);

/**
 * Writes a board in a format, so that reading the text gives the same board again; undefined where
 * the format cannot hold this board.
 */
export function formatBoard(format: BoardFormat, board: Board): string | undefined {
  const text = CODECS[format].format(board);
  // The reader alone knows what the format holds, so it is asked.
  const read = parseBoard(format, text);
  return read.ok && sameBoard(read.value, board) ? text : undefined;
}
