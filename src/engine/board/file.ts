import { MAX_COUNT, FACTOR_RANGE } from '../limits';
import { parseInteger } from '../text';
import { err, ok, type Result } from '../result';
import { type Board, NO_PREMIUM, type Premium } from './board';

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
type TokenError =
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

/** One square of a row; `column` is the 1-based column of its first character. */
export interface Token {
  readonly premium: Premium;
  readonly column: number;
}

export type ParseTokens = (
  line: string,
) => Result<readonly Token[], TokenError & { readonly column: number }>;

type Brackets = readonly [open: string, close: string];

/** The brackets of a board format around letter and word factors, one character each. */
export interface TokenBrackets {
  readonly letter: Brackets;
  readonly word: Brackets;
}

const KINDS = ['letter', 'word'] as const;
export const PLAIN = '.';

/** The code point at a UTF-16 index. */
const characterAt = (line: string, index: number): string =>
  String.fromCodePoint(line.codePointAt(index) ?? 0);

export const inBrackets = ([open, close]: Brackets, text: string): string =>
  `${open}${text}${close}`;

/** Creates a parser of rows: `.` is a plain square, a factor in brackets a premium. */
export const bracketTokenParser =
  (brackets: TokenBrackets): ParseTokens =>
  (line) => {
    const tokens: Token[] = [];
    for (let at = 0; at < line.length; ) {
      const column = at + 1;
      const found = characterAt(line, at);
      if (found === PLAIN) {
        tokens.push({ premium: NO_PREMIUM, column });
        at += 1;
        continue;
      }
      const kind = KINDS.find((name) => brackets[name][0] === found);
      if (!kind) {
        const forms = [PLAIN, ...KINDS.map((name) => inBrackets(brackets[name], 'n'))];
        return err({ code: 'UNKNOWN_TOKEN', column, forms, found });
      }
      const close = line.indexOf(brackets[kind][1], at);
      if (close < 0) return err({ code: 'UNCLOSED_TOKEN', column, found });
      const text = line.slice(at + 1, close);
      const factor = parseInteger(text, FACTOR_RANGE);
      if (factor === undefined) return err({ code: 'BAD_FACTOR', column: column + 1, found: text });
      tokens.push({ premium: { kind, factor }, column });
      at = close + 1;
    }
    return ok(tokens);
  };

function parseRow(
  text: string,
  line: number,
  expected: number,
  read: ParseTokens,
): Result<readonly Premium[], BoardFileError> {
  const tokens = read(text);
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

/** Parses the rows of a board file, which begin at the 1-based `firstLine`; there must be exactly `rows`. */
export function parseRows(
  lines: readonly string[],
  firstLine: number,
  { rows, columns }: Pick<Board, 'rows' | 'columns'>,
  read: ParseTokens,
): Result<readonly Premium[], BoardFileError> {
  const premiums: Premium[] = [];
  for (const [index, text] of lines.slice(0, rows).entries()) {
    const row = parseRow(text, firstLine + index, columns, read);
    if (!row.ok) return row;
    premiums.push(...row.value);
  }
  const count = lines.length;
  if (count === rows) return ok(premiums);
  return err({
    code: count < rows ? 'TOO_FEW_LINES' : 'TOO_MANY_LINES',
    line: firstLine + Math.min(rows, count),
    column: 1,
    expected: rows,
    count,
  });
}

/** Parses the rows of a board file and returns the board. */
export function parseSquares(
  lines: readonly string[],
  firstLine: number,
  board: Omit<Board, 'premiums'>,
  read: ParseTokens,
): Result<Board, BoardFileError> {
  const premiums = parseRows(lines, firstLine, board, read);
  return premiums.ok ? ok({ ...board, premiums: premiums.value }) : premiums;
}
