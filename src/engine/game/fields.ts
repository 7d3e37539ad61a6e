import * as v from 'valibot';
import { MAX_COUNT } from '../limits';
import { err, ok, type Result } from '../result';
import { isHash, valueIn } from '../text';

/** Schemas of the fields of untrusted JSON, and how a bad one is reported. */

/** In UTF-16 code units. */
export const MAX_LETTER_LENGTH = 2;

/** Maximum text length of a row of a board, or of a word, which may span the board. */
export const MAX_ROW_LENGTH = MAX_LETTER_LENGTH * MAX_COUNT.squares;

export const text = (max: number) => v.pipe(v.string(), v.maxLength(max));
export const whole = (max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(max));
export const integer = v.pipe(v.number(), v.safeInteger());
/** Any whole number: every square under a word may multiply its points by 99. */
export const points = v.pipe(v.number(), v.integer());
export const seat = whole(MAX_COUNT.seats - 1);
export const hash = v.pipe(v.string(), v.check(isHash));

/** A text with a meaning, which takes its place; `parse` returns undefined for a text without one. */
export const meaningOf = <T>(max: number, parse: (text: string) => T | undefined) =>
  v.pipe(
    text(max),
    v.transform(parse),
    v.check((meaning) => meaning !== undefined),
    v.transform((meaning) => meaning as T),
  );

/** A field that may be absent, and is undefined then. */
export const orUndefined = <S extends v.GenericSchema>(schema: S) =>
  v.optional(schema, () => undefined);

export interface BadField {
  readonly code: 'BAD_FIELD';
  /** Path from the root, such as `events.3.square`. */
  readonly path: string;
}

export const badField = (path: string): Result<never, BadField> => err({ code: 'BAD_FIELD', path });

/** Validates the shape of a value; `path` is put before the path of a bad field. */
export function fieldsOf<const S extends v.GenericSchema>(
  schema: S,
  value: unknown,
  path = '',
): Result<v.InferOutput<S>, BadField> {
  // Stop at the first fault: each one takes memory, and a file may have millions.
  const checked = v.safeParse(schema, value, { abortEarly: true });
  if (checked.success) return ok(checked.output);
  const field = v.getDotPath(checked.issues[0]) ?? '';
  return badField([path, field].filter((part) => part !== '').join('.'));
}

/** The value of a JSON text if it fits a schema; undefined otherwise. */
export function parseJson<T>(
  schema: v.GenericSchema<unknown, T>,
  json: string | undefined,
): T | undefined {
  const parsed = v.safeParse(schema, valueIn(json), { abortEarly: true });
  return parsed.success ? parsed.output : undefined;
}
