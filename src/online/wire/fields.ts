import * as v from 'valibot';
import { type BadField, fieldsOf, MAX_COUNT, type Result, valueIn } from '../../engine';

/** Schemas of fields in untrusted messages and in saved data. */
export { hashSchema as hash, seatSchema as seat } from '../../engine';
export const id = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));
export const signature = v.pipe(v.string(), v.regex(/^[0-9a-f]{128}$/));

export const countUpTo = (max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(max));

/** A number of turns. */
export const turns = countUpTo(MAX_COUNT.events);

export const textUpTo = (max: number) => v.pipe(v.string(), v.maxLength(max));

/** An object with these fields and no others. */
export const fields = <const E extends v.ObjectEntries>(entries: E) =>
  v.pipe(v.strictObject(entries), v.readonly());

export const listUpTo = <T extends v.GenericSchema>(max: number, each: T) =>
  v.pipe(v.array(each), v.maxLength(max), v.readonly());

export const bySeat = <T extends v.GenericSchema>(each: T) => listUpTo(MAX_COUNT.seats, each);

/** A value that is null in JSON if it is undefined in code. */
export const orNull = <T extends v.GenericSchema>(schema: T) =>
  v.pipe(
    v.nullable(schema),
    v.transform((value) => value ?? undefined),
  );

/** Parses JSON, and reports the path of the first invalid field. */
export const checkedText = <const S extends v.GenericSchema>(
  schema: S,
  text: string,
): Result<v.InferOutput<S>, BadField> => fieldsOf(schema, valueIn(text));
