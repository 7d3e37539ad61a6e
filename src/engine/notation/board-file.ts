import {
  type BoardFileError,
  type BoardFormat,
  isOnBoard,
  parseBoard,
  plainBoard,
  step,
} from '../board';
import { BOARD_SIZES, MAX_COUNT } from '../limits';
import { composeMarks, type Range } from '../text';
import { endOf, linesOf, type TextSpan } from '../text-span';
import { type LoadedBoard, parseSquareContent, type SquareContent, tilesOn } from '../play';
import { err, ok, type Result } from '../result';
import type { RuleBook } from '../rules';
import { type Alphabet, alphabetOf } from '../tiles';
import { parseWholeWord } from './word-square';

const FREE = '_';
/** Allowed between squares, as in a drawn table. */
const BORDER = '|';

interface Sizes {
  readonly columns: Range;
  readonly rows: Range;
  readonly fewestSquares: number;
  readonly mustBeSquare: boolean;
}

const { scraebbkle, scrabbkle, plain } = BOARD_SIZES;

const ANY_SHAPE: Sizes = {
  columns: plain.sides,
  rows: plain.sides,
  fewestSquares: 1,
  mustBeSquare: false,
};

/** The size limits of a game also apply to its boards with tiles on them. */
const SIZES: Readonly<Record<BoardFormat, Sizes>> = {
  scraebbkle: { ...scraebbkle, mustBeSquare: false },
  scrabbkle: { ...ANY_SHAPE, columns: scrabbkle.sides, rows: scrabbkle.sides, mustBeSquare: true },
  configured: ANY_SHAPE,
  plain: ANY_SHAPE,
};

/** Matches a first line of squares; in every other format the first line holds a number. */
const SQUARES = /^[^\S\n]*[^\s\p{N}+\-\p{Cc}][^\p{N}\n]*(?:\n|$)/u;

type Parsed<T> = Result<T, BoardFileError>;

interface FoundSquare {
  readonly content: SquareContent;
  /** 1-based, in code points. */
  readonly column: number;
}

function parseRow(alphabet: Alphabet, { text, line, column }: TextSpan): Parsed<FoundSquare[]> {
  const squares: FoundSquare[] = [];
  for (const [index, found] of [...text].entries()) {
    if (found.trim() === '' || found === BORDER) continue;
    const at = column + index;
    const content = parseSquareContent(alphabet, found, FREE);
    if (!content) return err({ code: 'NOT_A_SQUARE', line, column: at, found });
    squares.push({ content, column: at });
  }
  return ok(squares);
}

type Place = Pick<TextSpan, 'line' | 'column'>;

const START: Place = { line: 1, column: 1 };

const isIn = ({ min, max }: Range, number: number): boolean => number >= min && number <= max;

/** Checks the size of a board; errors are at the end of its first row or of all rows. */
function faultOfSize(
  sizes: Sizes,
  { columns, rows }: { readonly columns: number; readonly rows: number },
  { line, column }: Place,
  atRows: Place,
): BoardFileError | undefined {
  if (!isIn(sizes.columns, columns)) {
    return { code: 'BAD_COLUMN_COUNT', ...sizes.columns, line, column, found: String(columns) };
  }
  if (!isIn(sizes.rows, rows)) {
    return { code: 'BAD_ROW_COUNT', ...sizes.rows, ...atRows, found: String(rows) };
  }
  if (sizes.mustBeSquare && columns !== rows) {
    return { code: 'NOT_SQUARE', ...START, columns, rows };
  }
  const squares = columns * rows;
  if (squares < sizes.fewestSquares) {
    return { code: 'TOO_FEW_SQUARES', ...START, min: sizes.fewestSquares, squares };
  }
  return squares > MAX_COUNT.squares
    ? { code: 'TOO_MANY_SQUARES', ...START, max: MAX_COUNT.squares, squares }
    : undefined;
}

/** The line after the last row, or the first extra row. */
const endOfRows = (rows: number, { max }: Range): Place => ({
  line: Math.min(rows, max) + 1,
  column: 1,
});

function faultOfLength(
  row: readonly FoundSquare[],
  expected: number,
  piece: TextSpan,
): BoardFileError | undefined {
  const { length: count } = row;
  const { line, column } = endOf(piece);
  if (count < expected) return { code: 'TOO_FEW_TOKENS', line, column, expected, count };
  const extra = row[expected];
  return extra && { code: 'TOO_MANY_TOKENS', line, column: extra.column, expected, count };
}

function parseSquares(
  alphabet: Alphabet,
  sizes: Sizes,
  lines: readonly TextSpan[],
): Parsed<LoadedBoard> {
  const { length: rows } = lines;
  const grid: SquareContent[] = [];
  let columns: number | undefined;
  for (const piece of lines) {
    const row = parseRow(alphabet, piece);
    if (!row.ok) return row;
    const fault =
      columns === undefined
        ? faultOfSize(
            sizes,
            { columns: row.value.length, rows },
            endOf(piece),
            endOfRows(rows, sizes.rows),
          )
        : faultOfLength(row.value, columns, piece);
    if (fault) return err(fault);
    columns ??= row.value.length;
    grid.push(...row.value.map(({ content }) => content));
  }
  const board = plainBoard(rows, columns ?? 0);
  return ok({ board, given: tilesOn({ board, grid }) });
}

/** Parses a size and, on the next line, a word; `extra` is the line after them. */
function parseSizeAndWord(
  alphabet: Alphabet,
  sizes: Sizes,
  size: string,
  { text: found, line, column }: TextSpan,
  extra: TextSpan | undefined,
): Parsed<LoadedBoard> {
  const board = parseBoard('plain', size);
  if (!board.ok) return board;
  const fault = faultOfSize(sizes, board.value, START, START);
  if (fault) return err(fault);
  const word = parseWholeWord(alphabet, found);
  if (!word.ok) {
    return err({ code: 'BAD_FIRST_WORD', line, column: column + word.error.column - 1, found });
  }
  const { tiles, square, direction } = word.value;
  const given = tiles.map((tile, index) => ({ square: step(square, direction, index), tile }));
  if (!given.every((laid) => isOnBoard(board.value, laid.square))) {
    return err({ code: 'FIRST_WORD_OFF_BOARD', line, column });
  }
  return extra
    ? err({ code: 'UNEXPECTED_TEXT', line: extra.line, column: extra.column, found: extra.text })
    : ok({ board: board.value, given });
}

/**
 * Parses a board file for a game: in the format of its rule book, or with tiles on it. A board with tiles has
 * the size limits of the game and no premiums. Its file holds either every square (`_` free, an upper-case
 * letter a tile, a lower-case letter a blank; whitespace and `|` are ignored), or the number of rows and of
 * columns and, on a second line, a word such as `GRAPE,4,0,across`.
 */
export function parseBoardFile(rules: RuleBook, file: string): Result<LoadedBoard, BoardFileError> {
  const alphabet = alphabetOf(rules.tileSet);
  const sizes = SIZES[rules.boardFormat];
  const text = composeMarks(file).trimEnd();
  const lines = linesOf(text);
  if (SQUARES.test(text)) return parseSquares(alphabet, sizes, lines);
  const [size, word, extra] = lines;
  // No other format has a comma in its second line.
  if (size && word?.text.includes(',')) {
    return parseSizeAndWord(alphabet, sizes, size.text, word, extra);
  }
  const board = parseBoard(rules.boardFormat, file);
  return board.ok ? ok({ board: board.value, given: [] }) : board;
}
