import * as fc from 'fast-check';

/** The seed of every property; a failure prints it with the path to its counterexample. */
const SEED = 20_251;

/** Either what is tried on every commit, or the more that `npm run test:long` tries. */
export const orLong = <T>(usual: T, long: T): T => (import.meta.env.MODE === 'long' ? long : usual);

/** Parameters of a property: how often it is tried, on the same cases every time. */
export const runs = (usual: number, long = usual) => ({
  seed: SEED,
  numRuns: orLong(usual, long),
});

/** Adds the text by which a failure shows a value. */
export const shownAs = <T extends object>(value: T, show: (value: T) => string) => ({
  ...value,
  [fc.toStringMethod]: () => show(value),
});
