import {
  anchorLimit,
  anchorLine,
  anchorSquare,
  isAnchorDown,
} from './anchors';
import { left as mostLeft, right as mostRight } from './bounds';
import {
  arcBehind,
  arcsAfter,
  endsWord,
  followedArc,
  gaddagRoot,
  halves,
  lettersAfter,
  NO_ARC,
  SEPARATOR,
} from './graph';
import { BONUSES } from './layout';
import { firstLaid, layLeftwards, layRightwards } from './laid';
import { areWorthPoints, leaveValue } from './leaves';
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
/** How many states of the graph the walk went on from, a state as often as it did. */
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
  let arc = gaddagRoot;
  let sum: f64 = 0;
  let square = anchor;
  while (!isOpen(square)) {
    arc = followedArc(arc, letterAt(square));
    if (arc == NO_ARC) return;
    sum += valueAt(square);
    square -= SQUARE;
  }
  leftwards(square, arc, sum, 1, 0);
}

/** Whether tiles rightwards, besides those laid so far, may lead to a wanted play. */
// @ts-ignore: decorator
@inline
function isWorthwhile(laidRight: i32): bool {
  return !isBounded || mostRight(laidLeft, laidRight) >= floor;
}

/** Whether a tile of the rack may be laid on a free square after an arc. */
// @ts-ignore: decorator
@inline
function mayLay(square: usize, arc: u32): bool {
  if ((lettersAfter(arc, 0) & allowedAt(square, 0) & layable(0)) != 0) return true;
  return halves == 2 && (lettersAfter(arc, 1) & allowedAt(square, 1) & layable(1)) != 0;
}

/** Whether a word turns after an arc, so that it goes on rightwards. */
// @ts-ignore: decorator
@inline
function turns(arc: u32): bool {
  return (lettersAfter(arc, 0) & (1 << SEPARATOR)) != 0;
}

/** Whether an arc leads on leftwards from a square, or to a turn; most do not, and need no call. */
// @ts-ignore: decorator
@inline
function leadsLeft(square: usize, arc: u32): bool {
  return turns(arc) || (square >= leftLimit && mayLay(square, arc));
}

/** Whether an arc leads on rightwards from a square. */
// @ts-ignore: decorator
@inline
function leadsRight(square: usize, arc: u32): bool {
  const there = letterAt(square);
  return there == FREE ? mayLay(square, arc) : there != WALL;
}

/** Goes on with a word whose letters right of a square were read up to an arc, which leads on. */
function leftwards(square: usize, after: u32, sum: f64, factor: f64, cross: f64): void {
  visited++;
  const arcs = arcsAfter(after);
  if (turns(after)) {
    laidLeft = laid;
    if (isWorthwhile(0) && leadsRight(anchor + SQUARE, arcs)) {
      rightwards(anchor + SQUARE, arcs, sum, factor, cross, square + SQUARE);
    }
  }
  if (square < leftLimit || laid == size) return;
  laid++;
  const factorNow = factor * wordFactorAt(square);
  const crossNow = cross + crossBaseAt(square);
  tryLeft(0, square, after, arcs, sum, factorNow, crossNow);
  if (halves == 2) {
    const others = arcBehind(arcs, popcnt(lettersAfter(after, 0)));
    tryLeft(1, square, after, others, sum, factorNow, crossNow);
  }
  laid--;
}

/** Tries the letters after an arc on a square: those below 32, or the others. */
// @ts-ignore: decorator
@inline
function tryLeft(
  half: u32,
  square: usize,
  after: u32,
  arcs: u32,
  sum: f64,
  factor: f64,
  cross: f64,
): void {
  const letters = lettersAfter(after, half);
  for (let rest = letters & allowedAt(square, half) & layable(half); rest != 0; rest &= rest - 1) {
    const letter = 32 * half + ctz(rest);
    const arc = arcBehind(arcs, popcnt(letters & ((rest & -rest) - 1)));
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
  const crossNow = cross + face * crossFactorAt(square);
  layLeftwards(tile, laid);
  // Nothing lies behind an anchor, so that a word may end there.
  if (endsWord(arc)) {
    laidLeft = laid;
    report(square, anchor, sumNow, factor, crossNow);
  }
  if (leadsLeft(square - SQUARE, arc) && (!isBounded || mostLeft(laid) >= floor)) {
    leftwards(square - SQUARE, arc, sumNow, factor, crossNow);
  }
}

/** Goes on with a word from `first` whose letters left of a square were read up to an arc, which leads on. */
function rightwards(
  square: usize,
  after: u32,
  sum: f64,
  factor: f64,
  cross: f64,
  first: usize,
): void {
  visited++;
  const there = letterAt(square);
  if (there != FREE) {
    pass(square, there, after, sum, factor, cross, first);
    return;
  }
  const arcs = arcsAfter(after);
  laid++;
  const factorNow = factor * wordFactorAt(square);
  const crossNow = cross + crossBaseAt(square);
  tryRight(0, square, after, arcs, sum, factorNow, crossNow, first);
  if (halves == 2) {
    const others = arcBehind(arcs, popcnt(lettersAfter(after, 0)));
    tryRight(1, square, after, others, sum, factorNow, crossNow, first);
  }
  laid--;
}

/** Tries the letters after an arc on a square: those below 32, or the others. */
// @ts-ignore: decorator
@inline
function tryRight(
  half: u32,
  square: usize,
  after: u32,
  arcs: u32,
  sum: f64,
  factor: f64,
  cross: f64,
  first: usize,
): void {
  const letters = lettersAfter(after, half);
  for (let rest = letters & allowedAt(square, half) & layable(half); rest != 0; rest &= rest - 1) {
    const letter = 32 * half + ctz(rest);
    const arc = arcBehind(arcs, popcnt(letters & ((rest & -rest) - 1)));
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
  after: u32,
  sum: f64,
  factor: f64,
  cross: f64,
  first: usize,
): void {
  const arc = followedArc(after, letter);
  if (arc == NO_ARC) return;
  const sumNow = sum + valueAt(square);
  if (endsWord(arc) && isOpen(square + SQUARE)) report(first, square, sumNow, factor, cross);
  if (leadsRight(square + SQUARE, arc)) {
    rightwards(square + SQUARE, arc, sumNow, factor, cross, first);
  }
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
  const crossNow = cross + face * crossFactorAt(square);
  layRightwards(tile, laid - laidLeft);
  if (endsWord(arc) && isOpen(square + SQUARE)) {
    report(first, square, sumNow, factor, crossNow);
  }
  if (leadsRight(square + SQUARE, arc) && isWorthwhile(laid - laidLeft)) {
    rightwards(square + SQUARE, arc, sumNow, factor, crossNow, first);
  }
}

function report(first: usize, last: usize, sum: f64, factor: f64, cross: f64): void {
  if (laid < fewest || ((last - first) / SQUARE) as i32 + 1 < shortest) return;
  // Without tiles leftwards, the word begins with the run that ends at the anchor.
  const square = laidLeft > 0 ? first : anchor + SQUARE;
  // One tile that forms words both ways is one play; the line across reports it.
  if (laid == 1 && isDown && isCrossed(square)) return;
  // Adding 0 turns −0 into 0.
  const score = sum * factor + cross + load<f64>((laid as usize) << 3, BONUSES) + 0;
  const equity = areWorthPoints ? score + leaveValue() : score;
  if (isBounded) {
    if (equity < floor) return;
    if (equity > floor) clearPlays();
    floor = equity;
  }
  const place = ((square - lineBegin) / SQUARE) as i32;
  const gridSquare = lineStart + place * placeStep;
  writeDown(score, equity, gridSquare, isDown, firstLaid(laidLeft), laid);
}
