import * as v from 'valibot';
import { type BadField, err, MAX_COUNT, ok, type Result } from '../../engine';

/** Schemas of fields in untrusted messages and in saved data. */
export const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_COUNT.seats - 1));
export const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
export const id = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));
export const signature = v.pipe(v.string(), v.regex(/^[0-9a-f]{128}$/));

export const bySeat = <T extends v.GenericSchema>(each: T) =>
  v.pipe(v.array(each), v.maxLength(MAX_COUNT.seats));

/** Validates a value, and reports the path of the first invalid field. */
export function checked<const S extends v.GenericSchema>(
  schema: S,
  value: unknown,
): Result<v.InferOutput<S>, BadField> {
  // Collecting all issues of a hostile message could take much memory.
  const outcome = v.safeParse(schema, value, { abortEarly: true });
  return outcome.success
    ? ok(outcome.output)
    : err({ code: 'BAD_FIELD', path: v.getDotPath(outcome.issues[0]) ?? '' });
}

export function checkedText<const S extends v.GenericSchema>(
  schema: S,
  text: string,
): Result<v.InferOutput<S>, BadField> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return err({ code: 'BAD_FIELD', path: '' });
  }
  return checked(schema, value);
}
