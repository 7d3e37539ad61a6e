import { bonusFor } from '../play';
import { packedTilesOf } from './packed-tiles';
import type { Position } from './position';

/** Numbers of letters, 0 included. */
const LETTERS = 64;

/** A rack as the kernel takes it. */
export interface PackedRack {
  /** How many tiles there are of each letter. */
  readonly counts: Uint8Array;
  readonly blanks: number;
  readonly size: number;
  /** The bonus for each number of its tiles laid, in points. */
  readonly bonuses: readonly number[];
  /** The tiles, those of the greatest value first: their letters (0 a blank), and face values. */
  readonly tiles: readonly { readonly letter: number; readonly value: number }[];
}

/** Packs the rack of a position. */
export function packRack({ rules, rack }: Position): PackedRack {
  const { numberOf, values, blankValue } = packedTilesOf(rules.tileSet);
  const counts = new Uint8Array(LETTERS);
  let blanks = 0;
  const tiles = rack.map((tile) => {
    const letter = tile.kind === 'blank' ? 0 : numberOf(tile.letter);
    if (letter === 0) blanks++;
    else counts[letter] = (counts[letter] ?? 0) + 1;
    return { letter, value: letter === 0 ? blankValue : (values[letter] ?? 0) };
  });
  const size = rack.length;
  const bonuses = Array.from({ length: size + 1 }, (_, laid) => bonusFor(rules, laid));
  return { counts, blanks, size, bonuses, tiles: tiles.toSorted((a, b) => b.value - a.value) };
}
