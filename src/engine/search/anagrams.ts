import {
  type BuildProgress,
  endsWord,
  isLast,
  letterOf,
  NO_STATE,
  targetOf,
  type WordGraph,
  WorkMeter,
} from '../lexicon';

/**
 * Tells which letters, in any order, may make a word, by the sums of the letters of each word. The more
 * words there are, the more often do letters that make none have the sum of others that do: with a
 * quarter of a million, about once in ten thousand times.
 */
export interface Anagrams {
  /** The sums. The table is open, its size a power of two and at most two thirds full; 0 is a free place. */
  readonly sums: Int32Array;
  /**
   * Eight bits for each place there, one set for each sum: most sums that are not in the table are
   * seen not to be by a look at something small (Bloom, “Space/Time Trade-offs in Hash Coding with
   * Allowable Errors”, 1970).
   */
  readonly marks: Int32Array;
  /** Likewise 32 bits for each place, one set for each sum of the letters of a word but one. */
  readonly marksOfRest: Int32Array;
}

const FREE_PLACE = 0;

/** A number for each letter; sums of these are hardly ever alike (the finaliser of MurmurHash3). */
function mixed(letter: number): number {
  let sum = Math.imul(letter, 0x9e3779b1);
  sum = Math.imul(sum ^ (sum >>> 16), 0x85ebca6b);
  sum = Math.imul(sum ^ (sum >>> 13), 0xc2b2ae35);
  return sum ^ (sum >>> 16);
}

const MAX_LETTERS = 64;

const SUMS = Int32Array.from({ length: MAX_LETTERS }, (_, letter) => mixed(letter));

/** The sum of letters with one more, by its number in the word graph. */
export const withLetter = (sum: number, letter: number): number => (sum + (SUMS[letter] ?? 0)) | 0;

/** Where a sum has its mark: a number of 32 bits, of which the lowest five name the bit. */
const markOf = (sum: number, marks: Int32Array): number =>
  (sum ^ (sum >>> 13)) & (32 * marks.length - 1);

/** The place of a sum in the table, or the free place where it would be. */
function placeOf(sums: Int32Array, sum: number): number {
  const mask = sums.length - 1;
  let place = (sum ^ (sum >>> 15)) & mask;
  while (sums[place] !== FREE_PLACE && sums[place] !== sum) place = (place + 1) & mask;
  return place;
}

function set(marks: Int32Array, sum: number): void {
  const mark = markOf(sum, marks);
  marks[mark >>> 5] = (marks[mark >>> 5] ?? 0) | (1 << mark);
}

/** Adds a word of letters that have a sum. */
function add(
  { sums, marks, marksOfRest }: Anagrams,
  sum: number,
  letters: readonly number[],
): void {
  set(marks, sum);
  sums[placeOf(sums, sum)] = sum;
  for (const letter of letters) set(marksOfRest, (sum - withLetter(0, letter)) | 0);
}

/** About how many letters a word has. */
const LETTERS_OF_WORD = 9;

/** The anagrams of a graph with the given number of words. */
export function anagramsIn(
  { arcs, dawgRoot }: WordGraph,
  words: number,
  onProgress: BuildProgress,
): Anagrams {
  const meter = new WorkMeter(LETTERS_OF_WORD * words, onProgress);
  const size = 2 ** Math.max(5, Math.ceil(Math.log2(1.5 * words + 2)));
  const anagrams = {
    sums: new Int32Array(size),
    marks: new Int32Array(size / 4),
    marksOfRest: new Int32Array(size),
  };
  const letters: number[] = [];
  function read(state: number, sum: number): void {
    if (state === NO_STATE) return;
    for (let at = state; ; at++) {
      const arc = arcs[at] ?? 0;
      const sumNow = withLetter(sum, letterOf(arc));
      letters.push(letterOf(arc));
      if (endsWord(arc)) {
        add(anagrams, sumNow, letters);
        meter.count(letters.length);
      }
      read(targetOf(arc), sumNow);
      letters.pop();
      if (isLast(arc)) break;
    }
  }
  read(dawgRoot, 0);
  meter.end();
  return anagrams;
}
