import { alphabetOf, type Tile, type TileSet } from '../tiles';

/** The vowels of the alphabets for which leaves are fitted. */
const VOWELS: ReadonlySet<string> = new Set('AEIOU');

/** Larger numbers of vowels, or of consonants, count as this one. */
const MAX_COUNTED = 7;
const COUNTS = MAX_COUNTED + 1;

/**
 * A model for the value of leaves: the sum of a weight for each tile, for each pair of tiles (equal ones
 * included), and for the numbers of vowels and consonants.
 */
export interface LeaveFeatures {
  /** Number of weights. */
  readonly size: number;
  /** Indices of the weights whose sum is the value of the tiles, with repetitions. */
  readonly of: (kept: readonly Tile[]) => readonly number[];
}

/** The features for the tiles of a set. There are a few hundred. */
export function leaveFeaturesOf(tileSet: TileSet): LeaveFeatures {
  const { letters, indexOfLetter } = alphabetOf(tileSet);
  const kinds = letters.length + 1;
  const pairs = (kinds * (kinds + 1)) / 2;
  const kindOf = (tile: Tile): number =>
    tile.kind === 'blank' ? 0 : (indexOfLetter(tile.letter) ?? 0) + 1;
  const pairOf = (a: number, b: number): number => {
    const [low, high] = a < b ? [a, b] : [b, a];
    return kinds + (high * (high + 1)) / 2 + low;
  };
  return {
    size: kinds + pairs + COUNTS * COUNTS,
    of: (kept) => {
      const present = kept.map(kindOf);
      const vowels = kept.filter(
        (tile) => tile.kind === 'letter' && VOWELS.has(tile.letter),
      ).length;
      const consonants = kept.filter(({ kind }) => kind === 'letter').length - vowels;
      const balance = COUNTS * Math.min(vowels, MAX_COUNTED) + Math.min(consonants, MAX_COUNTED);
      return [
        ...present,
        ...present.flatMap((kind, place) =>
          present.slice(0, place).map((before) => pairOf(before, kind)),
        ),
        kinds + pairs + balance,
      ];
    },
  };
}
