import { remember } from '../remember';
import { RULE_BOOKS, type RuleBook } from '../rules';
import { type LeaveTable, leaveTableOf } from '../search';
import { alphabetOf, sameTile, type Tile, type TileSet } from '../tiles';
import { FITTED_LEAVES } from './fitted-leaves';

/** The value of tiles that are kept for later turns, in points; 0 if there are none. */
export type LeaveValue = (kept: readonly Tile[]) => number;

/** The vowels of the alphabets for which leaves are fitted. */
const VOWELS: ReadonlySet<string> = new Set('AEIOU');

/** Larger numbers of vowels, or of consonants, count as this one. */
const MAX_COUNTED = 7;
const COUNTS = MAX_COUNTED + 1;

/**
 * A model for the value of leaves: the sum of a weight for each tile, for each pair of tiles (equal ones
 * included), and for the numbers of vowels and consonants.
 */
interface LeaveFeatures {
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

/** Fitted weights are in units of this part of a point. */
export const WEIGHT_PARTS_OF_POINT = 64;

/** Maximum absolute value of a leave, in points. Larger ones would be an error of the fit. */
const MAX_VALUE = 500;

/** Evaluates tiles by weights for their features, in units of 1 / `WEIGHT_PARTS_OF_POINT`. */
export function valueByWeights(tileSet: TileSet, weights: readonly number[]): LeaveValue {
  const features = leaveFeaturesOf(tileSet);
  const none = features.of([]).reduce((sum, place) => sum + (weights[place] ?? 0), 0);
  return (kept) => {
    let parts = -none;
    for (const place of features.of(kept)) parts += weights[place] ?? 0;
    return Math.max(-MAX_VALUE, Math.min(MAX_VALUE, parts / WEIGHT_PARTS_OF_POINT));
  };
}

/** Without a fit: the value of a blank, and the cost of each repeated letter, in points. */
const BLANK_BRINGS = 20;
const REPEAT_COST = 3;
/** Without a fit: how many points the most common letter is worth more than one of average frequency. */
const COMMON_BRINGS = 2;

/**
 * Evaluates tiles without a fit. Common letters fit more words than rare ones, two different letters more
 * than two equal ones, and a blank fits them all.
 */
function valueByTileSet(tileSet: TileSet): LeaveValue {
  const counts = tileSet.letters.map(({ count }) => count);
  const max = Math.max(1, ...counts);
  const average = counts.reduce((sum, count) => sum + count, 0) / Math.max(1, counts.length);
  const { indexOfLetter } = alphabetOf(tileSet);
  const valueOf = (tile: Tile): number => {
    if (tile.kind === 'blank') return BLANK_BRINGS;
    const count = counts[indexOfLetter(tile.letter) ?? 0] ?? 0;
    return (COMMON_BRINGS * (count - average)) / max;
  };
  return (kept) =>
    kept.reduce((sum, tile, place) => {
      const isTwin =
        tile.kind === 'letter' && kept.slice(0, place).some((one) => sameTile(one, tile));
      return sum + valueOf(tile) - (isTwin ? REPEAT_COST : 0);
    }, 0);
}

const isSame = (one: TileSet, other: TileSet): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/**
 * The values of tiles for some rules: fitted values for a built-in rule book with its own tiles
 * (docs/players.md), else a formula.
 */
export const leaveValueBy = remember(({ id, tileSet }: RuleBook): LeaveValue => {
  const book = RULE_BOOKS.find((one) => one.id === id);
  const fitted = FITTED_LEAVES[id];
  return fitted && book && isSame(book.tileSet, tileSet)
    ? valueByWeights(tileSet, fitted.weights)
    : valueByTileSet(tileSet);
});

/**
 * Maximum size of a rack for a table of leaves. Larger racks have too many, each worth little compared with
 * the others.
 */
const MAX_RACK_TILES = 10;

/** The table of a rack's leaves, or undefined if the rack is too large. */
export const leavesOf = (rules: RuleBook, rack: readonly Tile[]): LeaveTable | undefined =>
  rack.length > MAX_RACK_TILES ? undefined : leaveTableOf(rules, rack, leaveValueBy(rules));
