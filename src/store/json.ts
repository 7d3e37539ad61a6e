import * as v from 'valibot';

/** The value of a JSON text; undefined if it is invalid or missing. */
export function valueIn(json: string | undefined): unknown {
  try {
    return JSON.parse(json ?? '');
  } catch {
    return undefined;
  }
}

/** The value of a JSON text if it fits a schema; undefined otherwise. */
export function parseJson<T>(
  schema: v.GenericSchema<unknown, T>,
  json: string | undefined,
): T | undefined {
  const parsed = v.safeParse(schema, valueIn(json), { abortEarly: true });
  return parsed.success ? parsed.output : undefined;
}
