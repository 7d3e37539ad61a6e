import * as fc from 'fast-check';

/** The seed of every property; a failure prints it with the path to its counterexample. */
const SEED = 20_251;

/** Parameters of a property that is tried so many times, on the same cases every time. */
export const runs = (numRuns: number) => ({ seed: SEED, numRuns });

/** Adds the text by which a failure shows a value. */
export const shownAs = <T extends object>(value: T, show: (value: T) => string) => ({
  ...value,
  [fc.toStringMethod]: () => show(value),
});
