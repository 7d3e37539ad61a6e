import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import type { TileSet } from '../../src/engine';

/** A list of words as numbers that `spell` turns into letters of a tile set. */
export const spellings: Arbitrary<readonly (readonly number[])[]> = fc.array(
  fc.oneof(
    fc.array(fc.nat(59), { minLength: 2, maxLength: 3, size: 'max' }),
    fc.array(fc.nat(59), { minLength: 3, maxLength: 6, size: 'max' }),
  ),
  { minLength: 8, maxLength: 80, size: 'max' },
);

/** Words in upper-case letters of a tile set. */
export const spell = ({ letters }: TileSet, words: readonly (readonly number[])[]) =>
  words.map((word) => word.map((index) => letters[index % letters.length]?.letter ?? '').join(''));
