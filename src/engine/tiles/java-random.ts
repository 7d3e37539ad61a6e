/** A number drawn, and the state of the generator after it. */
export interface JavaRandomDraw {
  readonly value: number;
  readonly state: number;
}

const MULTIPLIER = 0x5deece66d;
const INCREMENT = 0xb;

/** `nextInt` first chooses from this many integers, then reduces the result below its bound. */
const INTEGERS = 2 ** 31;

// The 48-bit state is computed in halves of 24 bits, so that products are exact.
const HALF = 2 ** 24;

/** Bits 24 to 47 of an integer, in two's complement. */
const upper = (value: number): number => Math.floor(value / HALF) & (HALF - 1);

/** Bits 0 to 23 of an integer, in two's complement. */
const lower = (value: number): number => value & (HALF - 1);

/** The next state, and its top `bits` bits (at most 31) as a number. */
function next(state: number, bits: number): JavaRandomDraw {
  const low = lower(state) * lower(MULTIPLIER) + INCREMENT;
  const high =
    upper(state) * lower(MULTIPLIER) + lower(state) * upper(MULTIPLIER) + Math.floor(low / HALF);
  const after = lower(high) * HALF + lower(low);
  return { value: Math.floor(after / 2 ** (48 - bits)), state: after };
}

/**
 * The initial state (an integer below 2^48) of a `java.util.Random` with a seed, any safe integer. This and
 * the functions below follow the algorithm in the documentation of that class and return the same numbers.
 */
export const javaRandom = (seed: number): number =>
  (upper(seed) ^ upper(MULTIPLIER)) * HALF + (lower(seed) ^ lower(MULTIPLIER));

/** `nextInt(bound)`: a uniform integer from 0 to `bound` − 1 (1 ≤ bound < 2^31). */
export function nextInt(state: number, bound: number): JavaRandomDraw {
  const limit = INTEGERS - (INTEGERS % bound);
  let draw = next(state, 31);
  while (draw.value >= limit) draw = next(draw.state, 31);
  const isPowerOfTwo = limit === INTEGERS;
  return {
    value: isPowerOfTwo ? Math.floor((draw.value * bound) / INTEGERS) : draw.value % bound,
    state: draw.state,
  };
}

/** `nextDouble()`: a uniform number from 0 (inclusive) to 1 (exclusive), in steps of 2^−53. */
export function nextDouble(state: number): JavaRandomDraw {
  const first = next(state, 26);
  const second = next(first.state, 27);
  return { value: (first.value * 2 ** 27 + second.value) / 2 ** 53, state: second.state };
}
