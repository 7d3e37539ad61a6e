// The generators of other programs: that of `java.util.Random`, and `std::mt19937` of C++.

/** A number drawn, and the state of the generator after it. */
export interface GeneratorDraw {
  readonly value: number;
  readonly state: number;
}

const JAVA_MULTIPLIER = 0x5deece66d;
const JAVA_INCREMENT = 0xb;

/** `nextInt` first chooses from this many integers, then reduces the result below its bound. */
const JAVA_INTEGERS = 2 ** 31;

// The 48-bit state is computed in halves of 24 bits, so that products are exact.
const HALF = 2 ** 24;

/** Bits 24 to 47 of an integer, in two's complement. */
const upper = (value: number): number => Math.floor(value / HALF) & (HALF - 1);

/** Bits 0 to 23 of an integer, in two's complement. */
const lower = (value: number): number => value & (HALF - 1);

/** The next state, and its top `bits` bits (at most 31) as a number. */
function next(state: number, bits: number): GeneratorDraw {
  const low = lower(state) * lower(JAVA_MULTIPLIER) + JAVA_INCREMENT;
  const high =
    upper(state) * lower(JAVA_MULTIPLIER) +
    lower(state) * upper(JAVA_MULTIPLIER) +
    Math.floor(low / HALF);
  const after = lower(high) * HALF + lower(low);
  return { value: Math.floor(after / 2 ** (48 - bits)), state: after };
}

/**
 * The initial state (an integer below 2^48) of a `java.util.Random` with a seed, any safe integer. This and
 * the functions below follow the algorithm in the documentation of that class and return the same numbers.
 */
export const javaRandom = (seed: number): number =>
  (upper(seed) ^ upper(JAVA_MULTIPLIER)) * HALF + (lower(seed) ^ lower(JAVA_MULTIPLIER));

/** `nextInt(bound)`: a uniform integer from 0 to `bound` − 1 (1 ≤ bound < 2^31). */
export function nextInt(state: number, bound: number): GeneratorDraw {
  const limit = JAVA_INTEGERS - (JAVA_INTEGERS % bound);
  let draw = next(state, 31);
  while (draw.value >= limit) draw = next(draw.state, 31);
  const isPowerOfTwo = limit === JAVA_INTEGERS;
  return {
    value: isPowerOfTwo ? Math.floor((draw.value * bound) / JAVA_INTEGERS) : draw.value % bound,
    state: draw.state,
  };
}

/** `nextDouble()`: a uniform number from 0 (inclusive) to 1 (exclusive), in steps of 2^−53. */
export function nextDouble(state: number): GeneratorDraw {
  const first = next(state, 26);
  const second = next(first.state, 27);
  return { value: (first.value * 2 ** 27 + second.value) / 2 ** 53, state: second.state };
}

/** Number of 32-bit words in the state, and the distance between words that are mixed. */
const TWISTER_SIZE = 624;
const TWISTER_MIDDLE = 397;

/**
 * Number of words after which those of a seed repeat. No game draws that many tiles, but a false record may
 * claim so.
 */
const MAX_WORDS = 2 ** 22;

/** The words of the latest seed so far, after those of its initial state; extended on demand. */
let latest: { readonly seed: number; readonly words: number[] } | undefined;

/** The initial state of `std::mt19937` for a seed, of which only the low 32 bits count. */
function stateOf(seed: number): number[] {
  const words = [seed];
  for (let at = 1, before = seed; at < TWISTER_SIZE; at++) {
    before = Math.imul(before ^ (before >>> 30), 1_812_433_253) + at;
    words.push(before);
  }
  return words;
}

/** Word `number` (0-based) that `std::mt19937` generates from a seed. */
export function twisterWord(seed: number, number: number): number {
  const index = number % MAX_WORDS;
  if (latest?.seed !== seed) latest = { seed, words: stateOf(seed) };
  const { words } = latest;
  const wordAt = (at: number): number => words[at] ?? 0;
  for (let at = words.length - TWISTER_SIZE; at <= index; at++) {
    const joined = (wordAt(at) & 0x80000000) | (wordAt(at + 1) & 0x7fffffff);
    words.push(wordAt(at + TWISTER_MIDDLE) ^ (joined >>> 1) ^ (joined & 1 && 0x9908b0df));
  }
  let bits = wordAt(index + TWISTER_SIZE);
  bits ^= bits >>> 11;
  bits ^= (bits << 7) & 0x9d2c5680;
  bits ^= (bits << 15) & 0xefc60000;
  return (bits ^ (bits >>> 18)) >>> 0;
}

/**
 * A uniform integer from 0 to `bound` − 1 (1 ≤ bound ≤ 2^21), from word number `state` of a seed on. Computed
 * like `std::uniform_int_distribution` of libstdc++ since GCC 11: by multiplication, skipping words that
 * would bias the result (Lemire 2019).
 */
export function twisterIndex(seed: number, state: number, bound: number): GeneratorDraw {
  const word = twisterWord(seed, state);
  // The lower 32 bits of the product show whether this word would bias the result.
  return Math.imul(word, bound) >>> 0 < 2 ** 32 % bound
    ? twisterIndex(seed, state + 1, bound)
    : { value: Math.floor((word * bound) / 2 ** 32), state: state + 1 };
}
