/**
 * The outcome of anything that a player, a file or a peer can make fail: a value, or an error
 * that is data (a code and what belongs to it), never a thrown exception and never prose.
 */
export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

/** Wraps a success. */
export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

/** Wraps a failure. */
export const err = <E>(error: E): { readonly ok: false; readonly error: E } => ({
  ok: false,
  error,
});

/** Makes the compiler prove that every kind has been handled; throws only for a bug of ours. */
export function assertNever(value: never): never {
  throw new Error(`Unhandled: ${JSON.stringify(value)}`);
}
