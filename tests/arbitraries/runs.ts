import * as fc from 'fast-check';

/** The seed of every property; a failure prints it with the path to its counterexample. */
const SEED = 20_251;

/** A mode of Vitest does not reach its projects; what `npm run test:long` and `npm run fuzz` set does. */
const { LONG, FUZZ_SEED, FUZZ_RUNS, FUZZ_SECONDS } = process.env;

/** Either what is tried on every commit, or the more that `npm run test:long` tries. */
export const orLong = <T>(usual: T, long: T): T => (LONG === '1' ? long : usual);

/** Parameters of a property: how often it is tried, on the same cases every time but where it is fuzzed. */
export const runs = (usual: number, long = usual): fc.Parameters<unknown> =>
  FUZZ_SEED === undefined
    ? { seed: SEED, numRuns: orLong(usual, long) }
    : {
        seed: Number(FUZZ_SEED),
        numRuns: Number(FUZZ_RUNS),
        interruptAfterTimeLimit: 1000 * Number(FUZZ_SECONDS),
        markInterruptAsFailure: false,
      };

/** Adds the text by which a failure shows a value. */
export const shownAs = <T extends object>(value: T, show: (value: T) => string) => ({
  ...value,
  [fc.toStringMethod]: () => show(value),
});
