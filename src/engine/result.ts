/**
 * The outcome of an operation that a player, a file or a peer can make fail: a value, or an error as data (a
 * code and its details). Such failures are never exceptions, and errors hold no sentences.
 */
export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

export const err = <E>(error: E): { readonly ok: false; readonly error: E } => ({
  ok: false,
  error,
});

/** Makes the compiler check that every kind is handled; throws only because of a bug. */
export function assertNever(value: never): never {
  throw new Error(`Unhandled: ${JSON.stringify(value)}`);
}
