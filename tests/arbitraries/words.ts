import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import type { TileSet } from '../../src/engine';

/** A list of words as numbers, which `spell` maps to letters of a tile set. */
export type Spellings = readonly (readonly number[])[];

const wordsOf = (minLength: number, maxLength: number): Arbitrary<readonly number[]> =>
  fc.array(fc.nat(59), { minLength, maxLength, size: 'max' });

const listsOf = (word: Arbitrary<readonly number[]>): Arbitrary<Spellings> =>
  fc.array(word, { minLength: 8, maxLength: 80, size: 'max' });

export const spellings = listsOf(fc.oneof(wordsOf(2, 3), wordsOf(3, 6)));

/** Lists of words of two or three letters, and of seven to eleven. */
export const longSpellings = listsOf(fc.oneof(wordsOf(2, 3), wordsOf(7, 9), wordsOf(8, 11)));

/** The letters of a tile set that have tiles. */
export const lettersInUse = ({ letters }: TileSet): readonly string[] =>
  letters.filter(({ count }) => count > 0).map(({ letter }) => letter);

/** Maps numbers to words in capitals, with letters that have tiles. */
export function spell(tileSet: TileSet, words: readonly (readonly number[])[]): readonly string[] {
  const letters = lettersInUse(tileSet);
  return words.map((word) => word.map((index) => letters[index % letters.length] ?? '').join(''));
}
