import { err, ok, type Result } from '../../result';
import type { BoardFileError, NumberError } from './error';

/** What a number of a header line may be, and the code of the error when it is not. */
export type NumberField = Omit<NumberError, 'found'>;

/** Something found in a file; `line` and `column` are 1-based. */
export interface Found {
  readonly found: string;
  readonly line: number;
  readonly column: number;
}

const SHORTEST = /^[1-9]\d*$/;

/** Reads a positive whole number in its shortest form. */
export function parseNumber(place: Found, field: NumberField): Result<number, BoardFileError> {
  const number = Number(place.found);
  const isAllowed = SHORTEST.test(place.found) && number >= field.least && number <= field.most;
  return isAllowed ? ok(number) : err({ ...field, ...place });
}
