import { type LeaveTable, leaveTableOf } from '../search';
import { RULE_BOOKS, type RuleBook } from '../rules';
import { alphabetOf, sameTile, type Tile, type TileSet } from '../tiles';
import { FITTED_LEAVES } from './fitted-leaves';
import { leaveFeaturesOf } from './leave-features';

/** What tiles are worth, in points, that are kept for the turns to come; none are worth 0. */
export type LeaveValue = (kept: readonly Tile[]) => number;

/** In which part of a point fitted weights are told. */
export const PARTS_OF_POINT = 64;

/** Values beyond this, in points, would be an error of the fit. */
const MAX_VALUE = 500;

/** What tiles are worth by weights for their features, in parts of a point. */
export function valueByWeights(tileSet: TileSet, weights: readonly number[]): LeaveValue {
  const features = leaveFeaturesOf(tileSet);
  const none = features.of([]).reduce((sum, place) => sum + (weights[place] ?? 0), 0);
  return (kept) => {
    let parts = -none;
    for (const place of features.of(kept)) parts += weights[place] ?? 0;
    return Math.max(-MAX_VALUE, Math.min(MAX_VALUE, parts / PARTS_OF_POINT));
  };
}

/** Points that a blank brings, and a second tile of a kind costs, where nothing was fitted. */
const BLANK_BRINGS = 20;
const TWIN_COSTS = 3;
/** Points that the commonest letter brings more than one of which there are as many as of the average. */
const COMMON_BRINGS = 2;

/**
 * What tiles are worth where nothing was fitted: common letters fit more words than rare ones, two of a
 * kind fewer than two that differ, and a blank fits them all.
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
      return sum + valueOf(tile) - (isTwin ? TWIN_COSTS : 0);
    }, 0);
}

const isSame = (one: TileSet, other: TileSet): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

function make(rules: RuleBook): LeaveValue {
  const book = RULE_BOOKS.find(({ id }) => id === rules.id);
  const fitted = FITTED_LEAVES[rules.id];
  return fitted && book && isSame(book.tileSet, rules.tileSet)
    ? valueByWeights(rules.tileSet, fitted.weights)
    : valueByTileSet(rules.tileSet);
}

const made = new WeakMap<RuleBook, LeaveValue>();

/**
 * What tiles are worth by some rules: as it was fitted for a built-in rule book with its own tiles
 * (docs/players.md), else by a formula.
 */
export function leaveValueBy(rules: RuleBook): LeaveValue {
  const value = made.get(rules) ?? make(rules);
  made.set(rules, value);
  return value;
}

/** Leaves of larger racks are too many to be told one by one, and each is worth little beside the others. */
const MAX_RACK_TILES = 10;

/** The table of a rack's leaves; undefined where the rack is too large. */
export const leavesOf = (rules: RuleBook, rack: readonly Tile[]): LeaveTable | undefined =>
  rack.length > MAX_RACK_TILES ? undefined : leaveTableOf(rules, rack, leaveValueBy(rules));
