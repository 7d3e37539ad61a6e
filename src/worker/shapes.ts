/**
 * Small validators of stored values: a tenth of the size of Valibot, which the page uses. The worker is loaded before
 * there is a game.
 */
type Check<T> = (value: unknown) => value is T;

export const isText = (value: unknown): value is string => typeof value === 'string';

export const isNatural = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0;

export const isPositive = (value: unknown): value is number => isNatural(value) && value > 0;

export const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every(isText);

export const isHash = (value: unknown): value is string =>
  isText(value) && /^[0-9a-f]{64}$/.test(value);

export const isNumbers = (value: unknown): value is Uint32Array<ArrayBuffer> =>
  value instanceof Uint32Array;

export const isLiteral =
  <const T>(one: T): Check<T> =>
  (value): value is T =>
    value === one;

export const isOptional =
  <T>(check: Check<T>): Check<T | undefined> =>
  (value): value is T | undefined =>
    value === undefined || check(value);

/** An object with no fields but these. */
export const hasFields =
  <T extends object>(checks: { readonly [Field in keyof T]: Check<T[Field]> }): Check<T> =>
  (value): value is T =>
    value instanceof Object &&
    Object.keys(value).every((field) => Object.hasOwn(checks, field)) &&
    Object.entries<Check<unknown>>(checks).every(([field, check]) =>
      check((value as Readonly<Record<string, unknown>>)[field]),
    );
