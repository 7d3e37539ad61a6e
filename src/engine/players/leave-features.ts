import { alphabetOf, type Tile, type TileSet } from '../tiles';

/** Letters that words are spoken by, in the alphabets that leaves are fitted for. */
const VOWELS: ReadonlySet<string> = new Set('AEIOU');

/** Most vowels, or consonants, that are told apart. */
const MAX_COUNTED = 7;
const COUNTS = MAX_COUNTED + 1;

/**
 * What is taken for the value of tiles that are kept together: the sum of a weight for each tile, for
 * each pair of tiles, two of a kind included, and for how many vowels and consonants there are.
 */
export interface LeaveFeatures {
  /** How many weights there are. */
  readonly size: number;
  /** The weights whose sum tells the value of tiles, by their places; the same one more than once if need be. */
  readonly of: (kept: readonly Tile[]) => readonly number[];
}

/** The features of the tiles of a set, of which there are a few hundred. */
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
