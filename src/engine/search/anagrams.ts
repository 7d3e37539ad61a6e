import { NO_STATE } from '../lexicon';
import { countBits, endsWord, NO_ARC, type SearchGraph, targetOfArc } from './search-graph';

/**
 * Tells which letters, in any order, may make a word: a set of the sums of the letters of each word.
 * The more words there are, the more often do letters that make none have the sum of others that do: with a
 * quarter of a million, about once in ten thousand times. The
 * table is open, its size a power of two and at most two thirds full; 0 is a free place.
 */
export type Anagrams = Int32Array;

const FREE_PLACE = 0;

/** A number for each letter; sums of these are hardly ever alike (the finaliser of MurmurHash3). */
function mixed(letter: number): number {
  let sum = Math.imul(letter, 0x9e3779b1);
  sum = Math.imul(sum ^ (sum >>> 16), 0x85ebca6b);
  sum = Math.imul(sum ^ (sum >>> 13), 0xc2b2ae35);
  return sum ^ (sum >>> 16);
}

const MOST_LETTERS = 64;

const SUMS = Int32Array.from({ length: MOST_LETTERS }, (_, letter) => mixed(letter));

/** The sum of letters with one more, by its number in the word graph. */
export const withLetter = (sum: number, letter: number): number => (sum + (SUMS[letter] ?? 0)) | 0;

/** The place of a sum in the table, or the free place where it would be. */
function placeOf(table: Anagrams, sum: number): number {
  const mask = table.length - 1;
  let place = (sum ^ (sum >>> 15)) & mask;
  while (table[place] !== FREE_PLACE && table[place] !== sum) place = (place + 1) & mask;
  return place;
}

/** Whether letters of that sum may make a word. */
export const mayMakeWord = (table: Anagrams, sum: number): boolean =>
  table[placeOf(table, sum)] === sum;

/** Whether letters of that sum and so many others, any of so many, may make a word. */
export function mayMakeWordWith(
  table: Anagrams,
  sum: number,
  others: number,
  letters: number,
): boolean {
  if (others === 0) return mayMakeWord(table, sum);
  for (let letter = 1; letter <= letters; letter++) {
    if (mayMakeWordWith(table, withLetter(sum, letter), others - 1, letter)) return true;
  }
  return false;
}

/** The anagrams of a graph of so many words. */
export function anagramsIn({ cells, width, forwards }: SearchGraph, words: number): Anagrams {
  const table = new Int32Array(2 ** Math.ceil(Math.log2(1.5 * words + 2)));
  function read(state: number, sum: number): void {
    let next = state + width;
    for (let half = 0; half < width; half++) {
      for (let rest = cells[state + half] ?? 0; rest !== 0; rest &= rest - 1) {
        const arc = cells[next++] ?? NO_ARC;
        const sumNow = withLetter(sum, 32 * half + countBits((rest & -rest) - 1));
        if (endsWord(arc)) table[placeOf(table, sumNow)] = sumNow;
        if (targetOfArc(arc) !== NO_STATE) read(targetOfArc(arc), sumNow);
      }
    }
  }
  read(forwards, 0);
  return table;
}
