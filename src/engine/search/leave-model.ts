import type { Tile, TileSet } from '../tiles';
import { LEAVE_COUNTS, LETTERS, packedTilesOf } from './kernel-encoding';

/**
 * A model of the value of tiles kept together: a sum to which each tile adds. Letters are numbered by their index in
 * the alphabet plus one; 0 is the blank. Unless integers are added, the last bits of a sum depend on the order of the
 * tiles.
 */
export interface LeaveModel {
  /** The sum is in units of this part of a point. */
  readonly partsOfPoint: number;
  /** Added for each tile. */
  readonly ofTile: (letter: number) => number;
  /** Added for each two tiles of different letters, which are given in either order. */
  readonly ofPair: (letter: number, other: number) => number;
  /** Added for a tile if there are `copies` of it already. */
  readonly ofCopy: (letter: number, copies: number) => number;
  /** A letter that is no vowel is a consonant; blanks are neither. */
  readonly isVowel: (letter: number) => boolean;
  /** Added for the numbers of vowels and of consonants. */
  readonly ofBalance: (vowels: number, consonants: number) => number;
}

/** Maximum absolute value of a leave, in points. Larger ones would be an error of a fit. */
const MAX_VALUE = 500;

/** The points for a sum. */
export const pointsFor = ({ partsOfPoint }: LeaveModel, sum: number): number =>
  Math.max(-MAX_VALUE, Math.min(MAX_VALUE, sum / partsOfPoint));

/** The value of some tiles by a model, in points. */
export function leaveValueOf(model: LeaveModel, tileSet: TileSet, kept: readonly Tile[]): number {
  const { ofTile, ofPair, ofCopy, isVowel, ofBalance } = model;
  const letters = kept.map(packedTilesOf(tileSet).numberOf);
  let sum = 0;
  for (const [place, letter] of letters.entries()) {
    let gain = ofTile(letter);
    let copies = 0;
    for (const other of letters.slice(0, place)) {
      if (other === letter) copies++;
      else gain += ofPair(letter, other);
    }
    sum = sum + gain + ofCopy(letter, copies);
  }
  const vowels = letters.filter(isVowel).length;
  const consonants = letters.filter((letter) => letter > 0).length - vowels;
  return pointsFor(model, sum + ofBalance(vowels, consonants));
}

/** The weights of a model as the kernel stores them (`kernel/leaves.ts`), for letters below `letters`. */
export function weightsOf(model: LeaveModel, letters: number): Float32Array {
  const { partsOfPoint, ofTile, ofPair, ofCopy, ofBalance, isVowel } = model;
  const numbers = Array.from({ length: LETTERS }, (_, number) => number);
  const counts = numbers.slice(0, LEAVE_COUNTS);
  const weight = (of: (letter: number) => number) => (letter: number) =>
    letter < letters ? of(letter) / partsOfPoint : 0;
  return Float32Array.from([
    ...numbers.map(weight(ofTile)),
    ...numbers.flatMap((one) =>
      numbers.map(weight((other) => (one < other ? ofPair(one, other) : 0))),
    ),
    ...numbers.flatMap((letter) =>
      counts.map((copies) => weight(() => ofCopy(letter, copies))(letter)),
    ),
    ...counts.flatMap((vowels) =>
      counts.map((consonants) => ofBalance(vowels, consonants) / partsOfPoint),
    ),
    ...numbers.map((letter) => Number(letter < letters && isVowel(letter))),
  ]);
}
