import { anchorLimit, anchorSquare } from './anchors';
import { withLetter } from './anagrams';
import { NO_CHOICE, tileLeftOut } from './choices';
import { BEST_LEAVES, BONUSES } from './layout';
import { hasLeaves, blanks, layableLetters, RACK_VALUES, size } from './rack';
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
 * Upper bounds for the value of an anchor's plays, by the number of tiles laid rightwards and leftwards.
 * Leftward tiles are those left of the anchor's run or, without a run, those on the anchor and left of it.
 * The two numbers fix the squares of the tiles, and so what a point counts on each square. No word is worth
 * more than the best tiles on the squares that count most. If a factor is negative, no bound is known. If no
 * choice of tiles makes a word with the existing letters, there is no play. The proof is in
 * docs/decisions/2026-11-20-best-plays-by-proved-bounds.md.
 */

/** Bounds if no such play exists, and if no bound is known. */
const NONE: f64 = -Infinity;
const UNKNOWN: f64 = Infinity;

/**
 * Maximum product of word factors for which a bound is computed. Above it, and with all that rule books and
 * boards allow, sums of points could exceed 2⁵³, beyond which they are not exact. With leaves, which are in
 * 256ths of a point, the limit of the sums is 2⁴⁵.
 */
const MAX_FACTOR: f64 = 100000000;
const MAX_FACTOR_WITH_LEAVES: f64 = 390625;

/** By tiles laid leftwards: the bound for plays that lay at least that number. */
const LEFT: usize = memory.data(528, 8);
/** By tiles laid leftwards and rightwards: the bound for plays that lay at least that number rightwards. */
const RIGHT: usize = memory.data(34848, 8);
/** Bytes of a row of `RIGHT`. */
const ROW: usize = 528;

/** Squares of the tiles laid so far, and what a point counts on each (its weight), in descending order. */
const SQUARES: usize = memory.data(256, 8);
const WEIGHTS: usize = memory.data(512, 8);
/**
 * Product of the word factors of these squares, points of the crossing words without the tiles laid, and
 * whether a bound is known.
 */
let factor: f64 = 1;
let crossSum: f64 = 0;
let isBounded: bool = true;

/** The bound for plays that lay at least `laidLeft` tiles leftwards. */
export function boundLeft(laidLeft: i32): f64 {
  return load<f64>((laidLeft as usize) << 3, LEFT);
}

/** The bound for plays that lay `laidLeft` tiles leftwards and at least `laidRight` rightwards. */
export function boundRight(laidLeft: i32, laidRight: i32): f64 {
  return load<f64>((laidLeft as usize) * ROW + ((laidRight as usize) << 3), RIGHT);
}

function setBoundLeft(laidLeft: i32, bound: f64): void {
  store<f64>((laidLeft as usize) << 3, bound, LEFT);
}

function canLay(square: usize): bool {
  const low = allowedAt(square, 0);
  const high = allowedAt(square, 1);
  if (blanks > 0) return (low | high) != 0;
  return ((low & layableLetters(0)) | (high & layableLetters(1))) != 0;
}

/** Computes the bounds of an anchor. Returns the bound for all its plays. */
export function computeBounds(anchor: i32): f64 {
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
    const bound = isWord ? computeBoundsRight(from + SQUARE, sum, letters, laidLeft) : NONE;
    setBoundLeft(laidLeft, bound);
    if (laidLeft == size || next < limit || !canLay(next)) break;
    store<u32>((laidLeft as usize) << 2, next as u32, SQUARES);
    laidLeft++;
    next -= SQUARE;
    isWord = true;
  }
  setBoundLeft(laidLeft + 1, NONE);
  for (; laidLeft > 0; laidLeft--) {
    setBoundLeft(laidLeft - 1, max(boundLeft(laidLeft), boundLeft(laidLeft - 1)));
  }
  return boundLeft(0);
}

/** Computes the bounds for plays that lay `laidLeft` tiles leftwards. Returns the bound for all of them. */
function computeBoundsRight(from: usize, leftSum: f64, leftLetters: u32, laidLeft: i32): f64 {
  const tiles = size;
  const row = (laidLeft as usize) * ROW;
  let sum = leftSum;
  let letters = leftLetters;
  let next = from;
  let laid = laidLeft;
  let at = row;
  weighAll(laid);
  while (true) {
    store<f64>(at, boundWith(laid, sum * factor + crossSum, letters), RIGHT);
    if (laid == tiles || !isFree(next) || !canLay(next)) break;
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
  let bound = load<f64>(at, RIGHT);
  while (at > row) {
    at -= 8;
    bound = max(bound, load<f64>(at, RIGHT));
    store<f64>(at, bound, RIGHT);
  }
  return bound;
}

/** Weighs the first `count` squares from scratch. */
function weighAll(count: i32): void {
  const end = (count as usize) << 2;
  factor = 1;
  crossSum = 0;
  isBounded = true;
  for (let at: usize = 0; at < end; at += 4) {
    const square: usize = load<u32>(at, SQUARES);
    const wordFactor = wordFactorAt(square);
    factor *= wordFactor;
    crossSum += crossBaseAt(square);
    if (wordFactor < 0 || letterFactorAt(square) < 0) isBounded = false;
  }
  if (factor > (hasLeaves ? MAX_FACTOR_WITH_LEAVES : MAX_FACTOR)) isBounded = false;
  for (let at: usize = 0; at < end; at += 4) weigh(load<u32>(at, SQUARES), at << 1);
}

/** Weighs one more square; a word factor other than 1 changes all weights. */
function weighNext(square: usize, laid: i32): void {
  store<u32>((laid as usize) << 2, square as u32, SQUARES);
  if (wordFactorAt(square) != 1) {
    weighAll(laid + 1);
    return;
  }
  crossSum += crossBaseAt(square);
  if (letterFactorAt(square) < 0) isBounded = false;
  weigh(square, (laid as usize) << 3);
}

/** Inserts the weight of a square into the sorted weights. */
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

/**
 * The bound for plays that lay `laid` tiles: `baseScore` is their score without these tiles and the bonus,
 * `letters` the sum of the existing letters.
 */
function boundWith(laid: i32, baseScore: f64, letters: u32): f64 {
  if (laid == 0) return NONE;
  const leftOut = tileLeftOut(laid, letters);
  if (leftOut == NO_CHOICE) return NONE;
  if (!isBounded) return UNKNOWN;
  const end = (laid as usize) << 3;
  const skipped = min((leftOut as usize) << 3, end);
  let bound = baseScore + load<f64>(end, BONUSES);
  if (hasLeaves) bound += load<f64>(end, BEST_LEAVES);
  let at: usize = 0;
  for (; at < skipped; at += 8) bound += load<f64>(at, WEIGHTS) * load<f64>(at, RACK_VALUES);
  for (; at < end; at += 8) bound += load<f64>(at, WEIGHTS) * load<f64>(at, RACK_VALUES + 8);
  return bound;
}
