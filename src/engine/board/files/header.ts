import { MAX_COUNT } from '../../limits';
import { parseInteger } from '../../text';
import { err, ok, type Result } from '../../result';
import type { BoardFileError, NumberError } from './error';

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
