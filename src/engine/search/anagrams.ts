import {
  type BuildProgress,
  forEachWord,
  LETTERS_PER_WORD,
  type WordGraph,
  WorkMeter,
} from '../lexicon';

/**
 * Whether letters, in any order, may make a word: a set of the sums of each word's letters, hashed one by
 * one. It contains all words. Letters that make none may have the sum of others that do: with 250,000 words,
 * that happens about once in ten thousand look-ups.
 */
export interface Anagrams {
  /**
   * The sums, in an open-addressing hash table. Its size is a power of two, and it is at most two thirds
   * full; 0 is a free slot.
   */
  readonly letterSums: Int32Array;
  /**
   * A Bloom filter with eight bits for each slot, of which each sum sets one. It rejects most sums that are
   * not in the table, and takes little memory (Bloom, “Space/Time Trade-offs in Hash Coding with Allowable
   * Errors”, 1970).
   */
  readonly filter: Int32Array;
  /** The same with 32 bits for each slot, for the sums of all letters of a word but one. */
  readonly filterWithoutOne: Int32Array;
}

const FREE_SLOT = 0;

/** Hashes a letter so that sums of hashes rarely collide (the finaliser of MurmurHash3). */
function hashLetter(letter: number): number {
  let sum = Math.imul(letter, 0x9e3779b1);
  sum = Math.imul(sum ^ (sum >>> 16), 0x85ebca6b);
  sum = Math.imul(sum ^ (sum >>> 13), 0xc2b2ae35);
  return sum ^ (sum >>> 16);
}

const MAX_LETTERS = 64;

const LETTER_HASHES = Int32Array.from({ length: MAX_LETTERS }, (_, letter) => hashLetter(letter));

/** Hash of a letter by its index in the alphabet; the word graph and the kernel number letters from 1. */
const hashOf = (letter: number): number => LETTER_HASHES[letter + 1] ?? 0;

/** The bit of a sum in a filter: an index of 32-bit numbers, followed by five bits for the bit. */
const bitOf = (sum: number, filter: Int32Array): number =>
  (sum ^ (sum >>> 13)) & (32 * filter.length - 1);

/** The slot of a sum, or the free slot where it belongs. */
function slotOf(letterSums: Int32Array, sum: number): number {
  const mask = letterSums.length - 1;
  let slot = (sum ^ (sum >>> 15)) & mask;
  while (letterSums[slot] !== FREE_SLOT && letterSums[slot] !== sum) slot = (slot + 1) & mask;
  return slot;
}

function addToFilter(filter: Int32Array, sum: number): void {
  const bit = bitOf(sum, filter);
  filter[bit >>> 5] = (filter[bit >>> 5] ?? 0) | (1 << bit);
}

function addWord(
  { letterSums, filter, filterWithoutOne }: Anagrams,
  letters: readonly number[],
): void {
  const sum = letters.reduce((before, letter) => (before + hashOf(letter)) | 0, 0);
  addToFilter(filter, sum);
  letterSums[slotOf(letterSums, sum)] = sum;
  for (const letter of letters) addToFilter(filterWithoutOne, (sum - hashOf(letter)) | 0);
}

/** The anagrams of a graph that has `words` words. */
export function anagramsIn(graph: WordGraph, words: number, onProgress: BuildProgress): Anagrams {
  const meter = new WorkMeter(LETTERS_PER_WORD * words, onProgress);
  const size = 2 ** Math.max(5, Math.ceil(Math.log2(1.5 * words + 2)));
  const anagrams = {
    letterSums: new Int32Array(size),
    filter: new Int32Array(size / 4),
    filterWithoutOne: new Int32Array(size),
  };
  forEachWord(graph, (letters) => {
    addWord(anagrams, letters);
    meter.count(letters.length);
  });
  meter.end();
  return anagrams;
}
