import * as v from 'valibot';
import { type BadField, fieldsOf, MAX_COUNT, type Result, valueIn } from '../../engine';

/** Schemas of fields in untrusted messages and in saved data. */
export { hashSchema as hash, seatSchema as seat } from '../../engine';
export const id = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));
export const signature = v.pipe(v.string(), v.regex(/^[0-9a-f]{128}$/));

export const bySeat = <T extends v.GenericSchema>(each: T) =>
  v.pipe(v.array(each), v.maxLength(MAX_COUNT.seats));

/** Parses JSON, and reports the path of the first invalid field. */
export const checkedText = <const S extends v.GenericSchema>(
  schema: S,
  text: string,
): Result<v.InferOutput<S>, BadField> => fieldsOf(schema, valueIn(text));
