import { MAX_COUNT } from '../limits';
import { parseInteger } from '../text';
import { err, ok, type Result } from '../result';

export const BOARD_FORMATS = ['scraebbkle', 'scrabbkle', 'configured', 'plain'] as const;
export type BoardFormat = (typeof BOARD_FORMATS)[number];

/** A number in a header line that is missing, not canonical or out of range. */
type NumberError = {
  readonly code:
    | 'BAD_SIZE'
    | 'BAD_COLUMN_COUNT'
    | 'BAD_ROW_COUNT'
    | 'BAD_START_COLUMN'
    | 'BAD_START_ROW';
  readonly min: number;
  readonly max: number;
  readonly found: string;
};

/** An invalid square in a row; `forms` lists the valid ways to write one. */
export type TokenError =
  | { readonly code: 'UNKNOWN_TOKEN'; readonly forms: readonly string[]; readonly found: string }
  | { readonly code: 'UNCLOSED_TOKEN' | 'BAD_FACTOR'; readonly found: string };

/** Why a board file is refused, and where: `line` and `column` are 1-based. */
export type BoardFileError = { readonly line: number; readonly column: number } & (
  | NumberError
  | TokenError
  | { readonly code: 'TOO_FEW_SQUARES'; readonly min: number; readonly squares: number }
  | { readonly code: 'TOO_MANY_SQUARES'; readonly max: number; readonly squares: number }
  | { readonly code: 'BAD_START' | 'START_OFF_BOARD' | 'UNEXPECTED_TEXT'; readonly found: string }
  | {
      readonly code: 'TOO_FEW_TOKENS' | 'TOO_MANY_TOKENS' | 'TOO_FEW_LINES' | 'TOO_MANY_LINES';
      readonly expected: number;
      readonly count: number;
    }
  /** Only for boards with tiles on them. `NOT_SQUARE`: rows and columns must be equal in number. */
  | { readonly code: 'NOT_A_SQUARE' | 'BAD_FIRST_WORD'; readonly found: string }
  | { readonly code: 'FIRST_WORD_OFF_BOARD' }
  | { readonly code: 'NOT_SQUARE'; readonly columns: number; readonly rows: number }
);

/** Splits a text at LF or CRLF; the last line end is optional. */
export function linesOf(text: string): readonly string[] {
  const lines = text.split(/\r?\n/);
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines;
}

/** Splits a text into lines without trailing whitespace, and without empty lines at the end. */
export const trimmedLinesOf = (text: string): readonly string[] =>
  linesOf(text.trimEnd()).map((line) => line.trimEnd());

type NumberField = Omit<NumberError, 'found'>;

/** Text found in a file; `line` and `column` are 1-based. */
interface Found {
  readonly found: string;
  readonly line: number;
  readonly column: number;
}

export function parseNumber(place: Found, field: NumberField): Result<number, BoardFileError> {
  const number = parseInteger(place.found, field);
  return number === undefined ? err({ ...field, ...place }) : ok(number);
}

/** Parses a line of exactly two numbers, with any whitespace between and around them. */
export function parsePair(
  text: string,
  line: number,
  firstField: NumberField,
  secondField: NumberField,
): Result<readonly [first: number, second: number], BoardFileError> {
  const words = Array.from(
    text.matchAll(/\S+/g),
    ({ 0: found, index }): Found => ({ found, line, column: index + 1 }),
  );
  const missing: Found = { found: '', line, column: text.length + 1 };
  const first = parseNumber(words[0] ?? missing, firstField);
  if (!first.ok) return first;
  const second = parseNumber(words[1] ?? missing, secondField);
  if (!second.ok) return second;
  const extra = words[2];
  return extra ? err({ code: 'UNEXPECTED_TEXT', ...extra }) : ok([first.value, second.value]);
}

/** Parses the first line of a board of free shape: its two dimensions, in the order of the fields. */
export function parseSize(
  text: string,
  firstField: NumberField,
  secondField: NumberField,
): Result<readonly [first: number, second: number], BoardFileError> {
  const size = parsePair(text, 1, firstField, secondField);
  if (!size.ok) return size;
  const squares = size.value[0] * size.value[1];
  return squares > MAX_COUNT.squares
    ? err({ code: 'TOO_MANY_SQUARES', line: 1, column: 1, max: MAX_COUNT.squares, squares })
    : size;
}
