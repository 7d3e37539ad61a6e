import { anchorLimit, anchorSquare } from './anchors';
import { withLetter } from './anagrams';
import { leftByBest, NO_CHOICE } from './choices';
import { BEST_LEAVES, BONUSES } from './layout';
import { areWorthPoints } from './leaves';
import { blanks, layable, RACK_VALUES, size } from './rack';
import {
  allowedAt,
  crossBaseAt,
  crossFactorAt,
  isFree,
  isOpen,
  letterAt,
  letterFactorAt,
  SQUARE,
  valueAt,
  wordFactorAt,
} from './square';

/**
 * What the plays of an anchor can be worth at most, by how many tiles they lay leftwards of its
 * run, or on its square and leftwards, and how many rightwards. The squares of such a play are known,
 * and so is how much each point of a tile counts on each of them: whatever the words, no more can
 * come of it than of the best tiles on the squares that count most. Where a factor is negative,
 * nothing is known; where no choice of tiles makes a word with those that lie there, no play is.
 * The proof stands in docs/decisions, under “Best plays are found by proved bounds”.
 */

/** Where no play can be, and where nothing is known. */
const NONE: f64 = -Infinity;
const UNKNOWN: f64 = Infinity;

/**
 * With a greater product of word factors, and all that rule books and boards allow, sums of points
 * might pass 2 to the 53rd, above which they are not exact; sums of the 256ths of points in which leaves
 * are told, 2 to the 45th.
 */
const MAX_FACTOR: f64 = 100000000;
const MAX_FACTOR_WITH_LEAVES: f64 = 390625;

/** By tiles laid leftwards: the most of plays that lay at least that number. */
const LEFT: usize = memory.data(528, 8);
/** By tiles laid leftwards and rightwards: the most of plays that lay at least that number rightwards. */
const RIGHT: usize = memory.data(34848, 8);
/** Bytes of a row there. */
const ROW: usize = 528;

/** Of the tiles laid so far: their squares, and how much points count on them, the most first. */
const SQUARES: usize = memory.data(256, 8);
const WEIGHTS: usize = memory.data(512, 8);
/** What has come of weighing them: the product of word factors, and the points of the words across. */
let factor: f64 = 1;
let cross: f64 = 0;
let isKnown: bool = true;

/** The most of plays that lay at least so many tiles leftwards. */
export function left(laidLeft: i32): f64 {
  return load<f64>((laidLeft as usize) << 3, LEFT);
}

/** The most of plays that lay so many tiles leftwards and at least so many rightwards. */
export function right(laidLeft: i32, laidRight: i32): f64 {
  return load<f64>((laidLeft as usize) * ROW + ((laidRight as usize) << 3), RIGHT);
}

function putLeft(laidLeft: i32, most: f64): void {
  store<f64>((laidLeft as usize) << 3, most, LEFT);
}

function mayLay(square: usize): bool {
  const low = allowedAt(square, 0);
  const high = allowedAt(square, 1);
  if (blanks > 0) return (low | high) != 0;
  return ((low & layable(0)) | (high & layable(1))) != 0;
}

/** Takes up an anchor; the result is what its plays can score at most. */
export function readBounds(anchor: i32): f64 {
  const from = anchorSquare(anchor);
  const limit = anchorLimit(anchor);
  let sum: f64 = 0;
  let letters: u32 = 0;
  let next = from;
  while (!isOpen(next)) {
    sum += valueAt(next);
    letters = withLetter(letters, letterAt(next));
    next -= SQUARE;
  }
  let laidLeft = 0;
  let isWord = next != from;
  while (true) {
    putLeft(laidLeft, isWord ? readRight(from + SQUARE, sum, letters, laidLeft) : NONE);
    if (laidLeft == size || next < limit || !mayLay(next)) break;
    store<u32>((laidLeft as usize) << 2, next as u32, SQUARES);
    laidLeft++;
    next -= SQUARE;
    isWord = true;
  }
  putLeft(laidLeft + 1, NONE);
  for (; laidLeft > 0; laidLeft--) putLeft(laidLeft - 1, max(left(laidLeft), left(laidLeft - 1)));
  return left(0);
}

/** Goes through the plays that lay so many tiles leftwards; the result is the most of them all. */
function readRight(from: usize, leftSum: f64, leftLetters: u32, laidLeft: i32): f64 {
  const tiles = size;
  const row = (laidLeft as usize) * ROW;
  let sum = leftSum;
  let letters = leftLetters;
  let next = from;
  let laid = laidLeft;
  let at = row;
  weighAll(laid);
  while (true) {
    store<f64>(at, mostWith(laid, sum * factor + cross, letters), RIGHT);
    if (laid == tiles || !isFree(next) || !mayLay(next)) break;
    weighNext(next, laid);
    laid++;
    at += 8;
    next += SQUARE;
    while (!isOpen(next)) {
      sum += valueAt(next);
      letters = withLetter(letters, letterAt(next));
      next += SQUARE;
    }
  }
  store<f64>(at, NONE, RIGHT + 8);
  let most = load<f64>(at, RIGHT);
  while (at > row) {
    at -= 8;
    most = max(most, load<f64>(at, RIGHT));
    store<f64>(at, most, RIGHT);
  }
  return most;
}

/** Weighs the tiles of the first so many squares. */
function weighAll(count: i32): void {
  const end = (count as usize) << 2;
  factor = 1;
  cross = 0;
  isKnown = true;
  for (let at: usize = 0; at < end; at += 4) {
    const square: usize = load<u32>(at, SQUARES);
    const wordFactor = wordFactorAt(square);
    factor *= wordFactor;
    cross += crossBaseAt(square);
    if (wordFactor < 0 || letterFactorAt(square) < 0) isKnown = false;
  }
  if (factor > (areWorthPoints ? MAX_FACTOR_WITH_LEAVES : MAX_FACTOR)) isKnown = false;
  for (let at: usize = 0; at < end; at += 4) weigh(load<u32>(at, SQUARES), at << 1);
}

/** Weighs a tile on one more square. */
function weighNext(square: usize, laid: i32): void {
  store<u32>((laid as usize) << 2, square as u32, SQUARES);
  if (wordFactorAt(square) != 1) {
    weighAll(laid + 1);
    return;
  }
  cross += crossBaseAt(square);
  if (letterFactorAt(square) < 0) isKnown = false;
  weigh(square, (laid as usize) << 3);
}

/** Puts the weight of a square among those that there are. */
// @ts-ignore: decorator
@inline
function weigh(square: usize, end: usize): void {
  const weight = letterFactorAt(square) * factor + crossFactorAt(square);
  let place = end;
  while (place > 0) {
    const before = load<f64>(place, WEIGHTS - 8);
    if (before >= weight) break;
    store<f64>(place, before, WEIGHTS);
    place -= 8;
  }
  store<f64>(place, weight, WEIGHTS);
}

/** The most that so many tiles can score besides what is settled, with the letters that lie there. */
function mostWith(laid: i32, settled: f64, letters: u32): f64 {
  if (laid == 0) return NONE;
  const leaving = leftByBest(laid, letters);
  if (leaving == NO_CHOICE) return NONE;
  if (!isKnown) return UNKNOWN;
  const end = (laid as usize) << 3;
  const skipped = min((leaving as usize) << 3, end);
  let most = settled + load<f64>(end, BONUSES);
  if (areWorthPoints) most += load<f64>(end, BEST_LEAVES);
  let at: usize = 0;
  for (; at < skipped; at += 8) most += load<f64>(at, WEIGHTS) * load<f64>(at, RACK_VALUES);
  for (; at < end; at += 8) most += load<f64>(at, WEIGHTS) * load<f64>(at, RACK_VALUES + 8);
  return most;
}
