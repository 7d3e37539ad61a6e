import * as fc from 'fast-check';

/** The seed of every property; a failure prints it with the path to its counterexample. */
const SEED = 20_251;

/** Set by `npm run test:long` and `npm run fuzz`, since Vitest does not pass its mode to projects. */
const { LONG, FUZZ_SEED, FUZZ_RUNS, FUZZ_SECONDS } = process.env;

/** The first value on every commit, the second in `npm run test:long`. */
export const orLong = <T>(usual: T, long: T): T => (LONG === '1' ? long : usual);

/** Parameters of a property: the number of runs, with a fixed seed unless it is fuzzed. */
export const runs = (usual: number, long = usual): fc.Parameters<unknown> =>
  FUZZ_SEED === undefined
    ? { seed: SEED, numRuns: orLong(usual, long) }
    : {
        seed: Number(FUZZ_SEED),
        numRuns: Number(FUZZ_RUNS),
        interruptAfterTimeLimit: 1000 * Number(FUZZ_SECONDS),
        markInterruptAsFailure: false,
      };

/** Sets the text that a failure shows for a value. */
export const shownAs = <T extends object>(value: T, show: (value: T) => string) => ({
  ...value,
  [fc.toStringMethod]: () => show(value),
});
