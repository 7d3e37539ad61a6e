import type { Tile, TileSet } from '../tiles';
import { packedTilesOf } from './kernel-encoding';

/**
 * A model of the value of tiles kept together: a sum, in any unit, to which each tile adds, and the points for it.
 * Letters are numbered by their index in the alphabet plus one; 0 is the blank. Unless integers are added, the last
 * bits of a sum depend on the order of the tiles.
 */
export interface LeaveModel {
  /** Added for each tile. */
  readonly ofTile: (letter: number) => number;
  /** Added for each two tiles of different letters, which are given in either order. */
  readonly ofPair: (letter: number, other: number) => number;
  /** Added for a tile if there are `copies` of it already. */
  readonly ofCopy: (letter: number, copies: number) => number;
  /** A letter that is no vowel is a consonant; blanks are neither. */
  readonly isVowel: (letter: number) => boolean;
  /** In points: any finite number from −10,000 to 10,000. */
  readonly pointsFor: (sum: number, vowels: number, consonants: number) => number;
}

/** The value of some tiles by a model, in points. */
export function leaveValueOf(
  { ofTile, ofPair, ofCopy, isVowel, pointsFor }: LeaveModel,
  tileSet: TileSet,
  kept: readonly Tile[],
): number {
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
  return pointsFor(sum, vowels, consonants);
}
