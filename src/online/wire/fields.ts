import * as v from 'valibot';
import { type BadField, err, fieldsOf, MAX_COUNT, type Result } from '../../engine';

/** Schemas of fields in untrusted messages and in saved data. */
export const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_COUNT.seats - 1));
export const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
export const id = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));
export const signature = v.pipe(v.string(), v.regex(/^[0-9a-f]{128}$/));

export const bySeat = <T extends v.GenericSchema>(each: T) =>
  v.pipe(v.array(each), v.maxLength(MAX_COUNT.seats));

/** Parses JSON, and reports the path of the first invalid field. */
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
  return fieldsOf(schema, value);
}
