import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { MAX_LENGTH } from '../limits';
import { type BuildProgress, WorkMeter } from './work-meter';

/** Words as letters, each of which is its index in the alphabet: where each word starts, and its length. */
export interface SpeltWords {
  readonly bytes: Uint8Array;
  readonly starts: Uint32Array;
  readonly lengths: Uint8Array;
}

/** Length of the prefix that two words share, by their indices. */
export function sharedLetters(
  { bytes, starts, lengths }: SpeltWords,
  a: number,
  b: number,
): number {
  const max = Math.min(lengths[a] ?? 0, lengths[b] ?? 0);
  const startOfA = starts[a] ?? 0;
  const startOfB = starts[b] ?? 0;
  let shared = 0;
  while (shared < max && bytes[startOfA + shared] === bytes[startOfB + shared]) shared++;
  return shared;
}

/** Units of work to compare words that share a number of letters. */
const workOf = (letters: number): number => 1 + (letters >>> 4);

/** Typical number of comparisons for each word. Lists that are in order take one, shuffled ones about 20. */
const COMPARISONS_PER_WORD = 4;

/** The words in the order of the alphabet, a word before those that it begins, each word once. */
function inOrder(words: SpeltWords, onProgress: BuildProgress): SpeltWords {
  const { bytes, starts, lengths } = words;
  const meter = new WorkMeter(COMPARISONS_PER_WORD * starts.length, onProgress);
  const letterAt = (word: number, place: number): number =>
    place < (lengths[word] ?? 0) ? (bytes[(starts[word] ?? 0) + place] ?? 0) : -1;
  function compare(a: number, b: number): number {
    const shared = sharedLetters(words, a, b);
    meter.count(workOf(shared));
    return letterAt(a, shared) - letterAt(b, shared);
  }
  function sorted(): SpeltWords {
    const order = [...starts.keys()].toSorted(compare);
    const unique = order.filter((word, at) => at === 0 || compare(order[at - 1] ?? 0, word) !== 0);
    return {
      bytes,
      starts: Uint32Array.from(unique, (word) => starts[word] ?? 0),
      lengths: Uint8Array.from(unique, (word) => lengths[word] ?? 0),
    };
  }
  // Nearly all lists are. Sorting them again would make compiling take half as long again.
  const isInOrder = starts.every((_, word) => word === 0 || compare(word - 1, word) < 0);
  const result = isInOrder ? words : sorted();
  meter.end();
  return result;
}

/** Collects words in any order, with repetitions. */
export class WordCollector {
  #bytes = new Uint8Array(1 << 16);
  #end = 0;
  readonly #starts: number[] = [];
  readonly #lengths: number[] = [];

  /** Number of words so far, repetitions included. */
  get count(): number {
    return this.#starts.length;
  }

  /** Adds a word by the indices of its letters, of which there are at most `MAX_LENGTH.word`. */
  add(letters: readonly number[]): void {
    if (this.#end + letters.length > this.#bytes.length) {
      const larger = new Uint8Array(this.#bytes.length * 2);
      larger.set(this.#bytes);
      this.#bytes = larger;
    }
    this.#bytes.set(letters, this.#end);
    this.#starts.push(this.#end);
    this.#lengths.push(letters.length);
    this.#end += letters.length;
  }

  /** The words in the order of the alphabet, each once. */
  sorted(onProgress: BuildProgress): SpeltWords {
    const starts = new Uint32Array(this.#starts);
    const lengths = new Uint8Array(this.#lengths);
    return inOrder({ bytes: this.#bytes, starts, lengths }, onProgress);
  }
}

const BYTES_AT_ONCE = 1 << 16;

/**
 * The id of a lexicon: a hash of its alphabet and of its sorted words, the shortest first. So it does not
 * depend on the file that they came from.
 */
export function identify(
  letters: readonly string[],
  { bytes, starts, lengths }: SpeltWords,
  onProgress: BuildProgress,
): string {
  const counts = new Uint32Array(MAX_LENGTH.word + 1);
  for (const length of lengths) counts[length] = (counts[length] ?? 0) + 1;
  const ends = new Uint32Array(counts.length);
  let size = 0;
  for (const [length, count] of counts.entries()) {
    ends[length] = size;
    size += length * count;
  }
  const meter = new WorkMeter(2 * size, onProgress);
  const byLength = new Uint8Array(size);
  for (const [word, start] of starts.entries()) {
    const length = lengths[word] ?? 0;
    const end = ends[length] ?? 0;
    for (let letter = 0; letter < length; letter++)
      byLength[end + letter] = bytes[start + letter] ?? 0;
    ends[length] = end + length;
    meter.count(length);
  }
  const shape = [...counts].flatMap((count, length) => (count > 0 ? [`${length}:${count}`] : []));
  const hash = sha256.create();
  hash.update(utf8ToBytes(`${letters.join('')}\n${shape.join(',')}\n`));
  for (let at = 0; at < size; at += BYTES_AT_ONCE) {
    hash.update(byLength.subarray(at, at + BYTES_AT_ONCE));
    meter.count(BYTES_AT_ONCE);
  }
  meter.end();
  return bytesToHex(hash.digest());
}

/** Number of different prefixes of words, and number of the letters in all of these together. */
export interface Extent {
  readonly prefixes: number;
  readonly letters: number;
}

/** The extent of sorted words. */
export function extentOf(words: SpeltWords, onProgress: BuildProgress): Extent {
  const sumTo = (length: number): number => (length * (length + 1)) / 2;
  const { lengths } = words;
  const meter = new WorkMeter(lengths.length, onProgress);
  let prefixes = 0;
  let letters = 0;
  for (let index = 0; index < lengths.length; index++) {
    const length = lengths[index] ?? 0;
    const shared = sharedLetters(words, index - 1, index);
    meter.count(workOf(shared));
    prefixes += length - shared;
    letters += sumTo(length) - sumTo(shared);
  }
  meter.end();
  return { prefixes, letters };
}
