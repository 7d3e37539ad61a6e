/** How many words of 32 bits the state has, and how far apart those are that are mixed. */
const SIZE = 624;
const MIDDLE = 397;

/** Words after which those of a seed begin again: no game draws as many tiles, but a false record may say so. */
const MAX_WORDS = 2 ** 22;

/** The words of the seed that was asked for last, those of its first state before them; made as they are needed. */
let latest: { readonly seed: number; readonly words: number[] } | undefined;

/** The state that `std::mt19937` has when it is made from a seed, of which 32 bits count. */
function stateOf(seed: number): number[] {
  const words = [seed];
  for (let at = 1, before = seed; at < SIZE; at++) {
    before = Math.imul(before ^ (before >>> 30), 1_812_433_253) + at;
    words.push(before);
  }
  return words;
}

/** Word `number` (0-based) of those that `std::mt19937` makes from a seed. */
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

/** A number drawn, and how many words of the generator have been used up after it. */
interface TwisterDraw {
  readonly value: number;
  readonly state: number;
}

/**
 * A uniform whole number from 0 to `bound` − 1 (1 ≤ bound ≤ 2^21) from the words of a seed from number
 * `state` on, as `std::uniform_int_distribution` of libstdc++ makes it since GCC 11: by multiplication, words
 * that would favour a number passed over (Lemire 2019).
 */
export function twisterIndex(seed: number, state: number, bound: number): TwisterDraw {
  const word = twisterWord(seed, state);
  // The lower 32 bits of the product tell whether the upper ones are favoured.
  return Math.imul(word, bound) >>> 0 < 2 ** 32 % bound
    ? twisterIndex(seed, state + 1, bound)
    : { value: Math.floor((word * bound) / 2 ** 32), state: state + 1 };
}
