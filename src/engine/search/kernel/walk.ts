import {
  anchorLimit,
  anchorLine,
  anchorSquare,
  isAnchorDown,
} from './anchors';
import { left as mostLeft, right as mostRight } from './bounds';
import {
  arcAt,
  arcsOf,
  bitsOf,
  endsWord,
  followedArc,
  gaddagRoot,
  NO_ARC,
  NO_STATE,
  targetOf,
  width,
} from './graph';
import { BONUSES } from './layout';
import { leaveValue } from './leaves';
import { columns } from './lines';
import { clearPlays, writeDown } from './plays';
import {
  blanks,
  countOf,
  layable,
  putBack,
  putBackBlank,
  size,
  take,
  takeBlank,
} from './rack';
import { shortest } from './rules';
import {
  allowedAt,
  crossBaseAt,
  crossFactorAt,
  FREE,
  isCrossed,
  isFree,
  isOpen,
  laidAt,
  lay,
  letterAt,
  letterFactorAt,
  SQUARE,
  valueAt,
  WALL,
  wordFactorAt,
} from './square';
import { BLANK, faceOf } from './tiles';

/**
 * Walks the word graph from an anchor: leftwards to the first letter of a word, then over a turn
 * rightwards. The points of a word under way are carried along: the sum of its letters, the product
 * of its word factors, and the total of the words across; as numbers of 64 bits with a fraction, since
 * that is what scores are (docs/rules.md), exact or not.
 */

/** Fewest tiles of a play. */
let fewest: i32 = 1;
/** Whether only plays are wanted that may be worth what the best so far is. */
let isBounded: bool = false;

/** Plays that are worth less are not wanted. */
export let floor: f64 = -Infinity;
/** How many states of the graph were visited, a state as often as the walk came to it. */
export let visited: i32 = 0;

let laid: i32 = 0;
let laidLeft: i32 = 0;

/** The anchor, the leftmost square for tiles of its line, and its line. */
let anchor: usize = 0;
let leftLimit: usize = 0;
let lineBegin: usize = 0;
let lineStart: i32 = 0;
let placeStep: i32 = 0;
let isDown: bool = false;

/** Takes up what holds for all anchors of a position. */
export function beginWalk(fewestTiles: i32, wantsBest: bool): void {
  fewest = fewestTiles;
  isBounded = wantsBest;
  floor = -Infinity;
  visited = 0;
  laid = 0;
}

/** Finds the plays of an anchor; those of its bounds that may reach the floor, where only such are wanted. */
export function walkFrom(index: i32, lines: usize, lineLength: i32): void {
  anchor = anchorSquare(index);
  leftLimit = anchorLimit(index);
  lineBegin = anchorLine(index);
  isDown = isAnchorDown(index);
  const line = ((lineBegin - lines) / SQUARE) as i32 / (lineLength + 1);
  lineStart = isDown ? line : line * columns;
  placeStep = isDown ? columns : 1;
  if (isFree(anchor)) leftwards(anchor, gaddagRoot, 0, 1, 0);
  else fromRun();
}

function fromRun(): void {
  let state = gaddagRoot;
  let sum: f64 = 0;
  let square = anchor;
  while (!isOpen(square)) {
    state = targetOf(followedArc(state, letterAt(square)));
    if (state == NO_STATE) return;
    sum += valueAt(square);
    square -= SQUARE;
  }
  leftwards(square, state, sum, 1, 0);
}

/** Whether tiles rightwards, besides those laid so far, may lead to a wanted play. */
function isWorthwhile(laidRight: i32): bool {
  return !isBounded || mostRight(laidLeft, laidRight) >= floor;
}

/** Goes on with a word whose letters right of a square have led to a state. */
function leftwards(square: usize, state: u32, sum: f64, factor: f64, cross: f64): void {
  visited++;
  let arcs = arcsOf(state);
  if ((bitsOf(state, 0) & 1) != 0) {
    laidLeft = laid;
    if (isWorthwhile(0)) {
      rightwards(anchor + SQUARE, targetOf(arcAt(arcs, 0)), sum, factor, cross, square + SQUARE);
    }
  }
  if (square < leftLimit || laid == size) return;
  tryLeft(0, square, state, arcs, sum, factor, cross);
  if (width == 1) return;
  arcs += popcnt(bitsOf(state, 0)) << 2;
  tryLeft(1, square, state, arcs, sum, factor, cross);
}

/** Tries the letters of a state on a square: those below 32, or the others. */
// @ts-ignore: decorator
@inline
function tryLeft(
  half: u32,
  square: usize,
  state: u32,
  arcs: u32,
  sum: f64,
  factor: f64,
  cross: f64,
): void {
  const bits = bitsOf(state, half);
  for (let rest = bits & allowedAt(square, half) & layable(half); rest != 0; rest &= rest - 1) {
    const letter = 32 * half + ctz(rest);
    const arc = arcAt(arcs, popcnt(bits & ((rest & -rest) - 1)));
    if (countOf(letter) > 0) {
      take(letter);
      layLeft(square, arc, letter, faceOf(letter), sum, factor, cross);
      putBack(letter);
    }
    if (blanks > 0) {
      takeBlank();
      layLeft(square, arc, letter | BLANK, faceOf(0), sum, factor, cross);
      putBackBlank();
    }
  }
}

/** Lays a tile of a face value, and goes on leftwards. */
// @ts-ignore: decorator
@inline
function layLeft(
  square: usize,
  arc: u32,
  tile: u32,
  face: f64,
  sum: f64,
  factor: f64,
  cross: f64,
): void {
  const sumNow = sum + face * letterFactorAt(square);
  const factorNow = factor * wordFactorAt(square);
  const crossNow = cross + crossBaseAt(square) + face * crossFactorAt(square);
  lay(square, tile);
  laid++;
  // Nothing lies behind an anchor, so that a word may end there.
  if (endsWord(arc)) report(square, anchor, sumNow, factorNow, crossNow);
  const target = targetOf(arc);
  if (target != NO_STATE && (!isBounded || mostLeft(laid) >= floor)) {
    leftwards(square - SQUARE, target, sumNow, factorNow, crossNow);
  }
  laid--;
  lay(square, 0);
}

/** Goes on with a word that begins at `first` and whose letters left of a square led to a state. */
function rightwards(
  square: usize,
  state: u32,
  sum: f64,
  factor: f64,
  cross: f64,
  first: usize,
): void {
  visited++;
  const there = letterAt(square);
  if (there != FREE) {
    if (there != WALL) pass(square, there, state, sum, factor, cross, first);
    return;
  }
  if (laid == size) return;
  let arcs = arcsOf(state);
  tryRight(0, square, state, arcs, sum, factor, cross, first);
  if (width == 1) return;
  arcs += popcnt(bitsOf(state, 0)) << 2;
  tryRight(1, square, state, arcs, sum, factor, cross, first);
}

/** Tries the letters of a state on a square: those below 32, or the others. */
// @ts-ignore: decorator
@inline
function tryRight(
  half: u32,
  square: usize,
  state: u32,
  arcs: u32,
  sum: f64,
  factor: f64,
  cross: f64,
  first: usize,
): void {
  const bits = bitsOf(state, half);
  for (let rest = bits & allowedAt(square, half) & layable(half); rest != 0; rest &= rest - 1) {
    const letter = 32 * half + ctz(rest);
    const arc = arcAt(arcs, popcnt(bits & ((rest & -rest) - 1)));
    if (countOf(letter) > 0) {
      take(letter);
      layRight(square, arc, letter, faceOf(letter), sum, factor, cross, first);
      putBack(letter);
    }
    if (blanks > 0) {
      takeBlank();
      layRight(square, arc, letter | BLANK, faceOf(0), sum, factor, cross, first);
      putBackBlank();
    }
  }
}

/** Takes in a tile that lies there, and goes on rightwards. */
function pass(
  square: usize,
  letter: u32,
  state: u32,
  sum: f64,
  factor: f64,
  cross: f64,
  first: usize,
): void {
  const arc = followedArc(state, letter);
  if (arc == NO_ARC) return;
  const sumNow = sum + valueAt(square);
  if (endsWord(arc) && isOpen(square + SQUARE)) report(first, square, sumNow, factor, cross);
  const target = targetOf(arc);
  if (target != NO_STATE) rightwards(square + SQUARE, target, sumNow, factor, cross, first);
}

/** Lays a tile of a face value, and goes on rightwards. */
// @ts-ignore: decorator
@inline
function layRight(
  square: usize,
  arc: u32,
  tile: u32,
  face: f64,
  sum: f64,
  factor: f64,
  cross: f64,
  first: usize,
): void {
  const sumNow = sum + face * letterFactorAt(square);
  const factorNow = factor * wordFactorAt(square);
  const crossNow = cross + crossBaseAt(square) + face * crossFactorAt(square);
  lay(square, tile);
  laid++;
  if (endsWord(arc) && isOpen(square + SQUARE)) {
    report(first, square, sumNow, factorNow, crossNow);
  }
  const target = targetOf(arc);
  if (target != NO_STATE && isWorthwhile(laid - laidLeft)) {
    rightwards(square + SQUARE, target, sumNow, factorNow, crossNow, first);
  }
  laid--;
  lay(square, 0);
}

function report(first: usize, last: usize, sum: f64, factor: f64, cross: f64): void {
  if (laid < fewest || ((last - first) / SQUARE) as i32 + 1 < shortest) return;
  let square = first;
  while (laidAt(square) == 0) square += SQUARE;
  // One tile that forms words both ways is one play; the line across reports it.
  if (laid == 1 && isDown && isCrossed(square)) return;
  // Adding 0 turns −0 into 0.
  const score = sum * factor + cross + load<f64>((laid as usize) << 3, BONUSES) + 0;
  const equity = score + leaveValue();
  if (isBounded) {
    if (equity < floor) return;
    if (equity > floor) clearPlays();
    floor = equity;
  }
  const place = ((square - lineBegin) / SQUARE) as i32;
  writeDown(score, equity, lineStart + place * placeStep, isDown, square, last);
}
