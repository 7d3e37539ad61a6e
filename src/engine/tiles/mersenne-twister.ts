/** Number of 32-bit words in the state, and the distance between words that are mixed. */
const SIZE = 624;
const MIDDLE = 397;

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
  for (let at = 1, before = seed; at < SIZE; at++) {
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
  for (let at = words.length - SIZE; at <= index; at++) {
    const joined = (wordAt(at) & 0x80000000) | (wordAt(at + 1) & 0x7fffffff);
    words.push(wordAt(at + MIDDLE) ^ (joined >>> 1) ^ (joined & 1 && 0x9908b0df));
  }
  let bits = wordAt(index + SIZE);
  bits ^= bits >>> 11;
  bits ^= (bits << 7) & 0x9d2c5680;
  bits ^= (bits << 15) & 0xefc60000;
  return (bits ^ (bits >>> 18)) >>> 0;
}

/** A number drawn, and the number of words used after it. */
interface TwisterDraw {
  readonly value: number;
  readonly state: number;
}

/**
 * A uniform integer from 0 to `bound` − 1 (1 ≤ bound ≤ 2^21), from word number `state` of a seed on. Computed
 * like `std::uniform_int_distribution` of libstdc++ since GCC 11: by multiplication, skipping words that
 * would bias the result (Lemire 2019).
 */
export function twisterIndex(seed: number, state: number, bound: number): TwisterDraw {
  const word = twisterWord(seed, state);
  // The lower 32 bits of the product show whether this word would bias the result.
  return Math.imul(word, bound) >>> 0 < 2 ** 32 % bound
    ? twisterIndex(seed, state + 1, bound)
    : { value: Math.floor((word * bound) / 2 ** 32), state: state + 1 };
}
