import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import type { TileSet } from '../../src/engine';

/** A list of words as numbers that `spell` turns into letters of a tile set. */
export type Spellings = readonly (readonly number[])[];

const wordsOf = (minLength: number, maxLength: number): Arbitrary<readonly number[]> =>
  fc.array(fc.nat(59), { minLength, maxLength, size: 'max' });

const listsOf = (word: Arbitrary<readonly number[]>): Arbitrary<Spellings> =>
  fc.array(word, { minLength: 8, maxLength: 80, size: 'max' });

/** Words of two to six letters. */
export const spellings = listsOf(fc.oneof(wordsOf(2, 3), wordsOf(3, 6)));

/** Words of two or three letters, and of seven to eleven. */
export const longSpellings = listsOf(fc.oneof(wordsOf(2, 3), wordsOf(7, 9), wordsOf(8, 11)));

/** The letters of a tile set of which it has tiles. */
export const lettersInUse = ({ letters }: TileSet): readonly string[] =>
  letters.filter(({ count }) => count > 0).map(({ letter }) => letter);

/** Words in upper-case letters of which a tile set has tiles. */
export function spell(tileSet: TileSet, words: readonly (readonly number[])[]): readonly string[] {
  const letters = lettersInUse(tileSet);
  return words.map((word) => word.map((index) => letters[index % letters.length] ?? '').join(''));
}
