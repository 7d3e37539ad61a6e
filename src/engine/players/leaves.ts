import type { PlayerView } from '../game';
import { remember } from '../remember';
import { RULE_BOOKS, type RuleBook } from '../rules';
import { type LeaveModel, type LeaveTable, leaveTableOf, leaveValueOf } from '../search';
import { alphabetOf, type Tile, type TileSet } from '../tiles';
import { FITTED_LEAVES } from './fitted-leaves';

/** The vowels of the alphabets for which leaves are fitted. */
const VOWELS: ReadonlySet<string> = new Set('AEIOU');

export const isVowelIn =
  ({ letters }: TileSet): LeaveModel['isVowel'] =>
  (number) =>
    VOWELS.has(letters[number - 1]?.letter ?? '');

/** Larger numbers of vowels, or of consonants, count as this one. */
const MAX_COUNTED = 7;
const COUNTS = MAX_COUNTED + 1;

/** Number of weights of a model for an alphabet of `letters` letters. */
export function weightCountOf(letters: number): number {
  const kinds = letters + 1;
  return kinds + (kinds * (kinds + 1)) / 2 + COUNTS * COUNTS;
}

/**
 * The weights of a fitted model, by index: first one for each tile, with the number of its letter as index,
 * then one for each pair of tiles (equal ones included), then one for each pair of numbers of vowels and
 * consonants. There are a few hundred.
 */
export function weightIndices({ letters }: TileSet) {
  const kinds = letters.length + 1;
  const pairs = (kinds * (kinds + 1)) / 2;
  return {
    size: weightCountOf(letters.length),
    ofPair: (one: number, other: number): number => {
      const [low, high] = one < other ? [one, other] : [other, one];
      return kinds + (high * (high + 1)) / 2 + low;
    },
    ofBalance: (vowels: number, consonants: number): number =>
      kinds + pairs + COUNTS * Math.min(vowels, MAX_COUNTED) + Math.min(consonants, MAX_COUNTED),
  };
}

/** Tiles as numbers: 0 for a blank, else 1 + the index of the letter in the alphabet. */
export type LetterNumbers = ArrayLike<number>;

export function letterNumbersOf(tileSet: TileSet, tiles: readonly Tile[]): readonly number[] {
  const { indexOfLetter } = alphabetOf(tileSet);
  return tiles.map((tile) => (tile.kind === 'blank' ? 0 : (indexOfLetter(tile.letter) ?? 0) + 1));
}

/** Fitted weights are in units of this part of a point. */
export const WEIGHT_PARTS_OF_POINT = 64;

/**
 * The model with weights for features, in units of 1 / `WEIGHT_PARTS_OF_POINT`; missing ones are 0. No tiles
 * are worth nothing.
 */
export function modelByWeights(tileSet: TileSet, weights: readonly number[]): LeaveModel {
  const { ofPair, ofBalance } = weightIndices(tileSet);
  const weightAt = (index: number): number => weights[index] ?? 0;
  const none = weightAt(ofBalance(0, 0));
  return {
    partsOfPoint: WEIGHT_PARTS_OF_POINT,
    ofTile: weightAt,
    ofPair: (letter, other) => weightAt(ofPair(letter, other)),
    ofCopy: (letter, copies) => copies * weightAt(ofPair(letter, letter)),
    isVowel: isVowelIn(tileSet),
    ofBalance: (vowels, consonants) => weightAt(ofBalance(vowels, consonants)) - none,
  };
}

/** Without a fit: the value of a blank, and the cost of each repeated letter, in points. */
const BLANK_BRINGS = 20;
const REPEAT_COST = 3;
/** Without a fit: how many points the most common letter is worth more than one of average frequency. */
const COMMON_BRINGS = 2;

/**
 * The model without a fit. Common letters fit more words than rare ones, two different letters more than two
 * equal ones, and a blank fits them all.
 */
function modelByTileSet(tileSet: TileSet): LeaveModel {
  const counts = tileSet.letters.map(({ count }) => count);
  const max = Math.max(1, ...counts);
  const average = counts.reduce((sum, count) => sum + count, 0) / Math.max(1, counts.length);
  return {
    partsOfPoint: 1,
    ofTile: (letter) =>
      letter === 0 ? BLANK_BRINGS : (COMMON_BRINGS * ((counts[letter - 1] ?? 0) - average)) / max,
    ofPair: () => 0,
    ofCopy: (letter, copies) => (letter > 0 && copies > 0 ? -REPEAT_COST : 0),
    isVowel: () => false,
    ofBalance: () => 0,
  };
}

const isSame = (one: TileSet, other: TileSet): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/**
 * The model of leaves for some rules: a fitted one for a built-in rule book with its own tiles
 * (docs/players.md), else a formula.
 */
const leaveModelBy = remember(({ id, tileSet }: RuleBook): LeaveModel => {
  const book = RULE_BOOKS.find((one) => one.id === id);
  const fitted = FITTED_LEAVES[id];
  return fitted && book && isSame(book.tileSet, tileSet)
    ? modelByWeights(tileSet, fitted.weights)
    : modelByTileSet(tileSet);
});

/** Weights that were learned for a game take the place of those of its rules. */
type LearnedWeights = readonly number[] | undefined;

/** The model of leaves of a game. */
export const leaveModelFor = (rules: RuleBook, learned?: LearnedWeights): LeaveModel =>
  learned ? modelByWeights(rules.tileSet, learned) : leaveModelBy(rules);

/** The value of tiles that are kept for later turns, in points; 0 if there are none. */
export function leaveValueBy(
  rules: RuleBook,
  learned?: LearnedWeights,
): (kept: readonly Tile[]) => number {
  const model = leaveModelFor(rules, learned);
  return (kept) => leaveValueOf(model, rules.tileSet, kept);
}

/**
 * Maximum size of a rack for a table of leaves. Larger racks have too many, each worth little compared with
 * the others.
 */
export const MAX_LEAVE_RACK = 10;

type TurnWithLeaves = Pick<PlayerView, 'rules' | 'rack' | 'bagCount' | 'learnedLeaves'>;

/** Whether the tiles that a move keeps count in a turn: not with an empty bag, nor on a rack that is too large. */
const doLeavesCount = ({ rack, bagCount }: TurnWithLeaves): boolean =>
  bagCount > 0 && rack.length <= MAX_LEAVE_RACK;

/** The value of tiles that a move of a turn keeps, in points; 0 if leaves don't count. */
export const leaveValueIn = (turn: TurnWithLeaves): ((kept: readonly Tile[]) => number) =>
  doLeavesCount(turn) ? leaveValueBy(turn.rules, turn.learnedLeaves) : () => 0;

/** The table of the leaves of a turn, or undefined if they don't count. */
export const leavesIn = (turn: TurnWithLeaves): LeaveTable | undefined =>
  doLeavesCount(turn)
    ? leaveTableOf(turn.rules, turn.rack, leaveModelFor(turn.rules, turn.learnedLeaves))
    : undefined;
