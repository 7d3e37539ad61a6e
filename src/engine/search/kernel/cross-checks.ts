import {
  arcFor,
  arcsAfter,
  dawgRoot,
  endsWord,
  gaddagRoot,
  halves,
  lettersAfter,
  NO_ARC,
  nthArcAfter,
  SEPARATOR,
} from './graph';
import {
  changed,
  changedAt,
  clearChanged,
  columns,
  copyGrid,
  rows,
  squareOf,
  tileOn,
} from './lines';
import { minWordLength, onlyOneWord } from './rules';
import { allow, allowAny, setCrossingWord } from './square';
import { faceOf, letterOf } from './tiles';
import { logSquare } from './undo';

/**
 * Cross-checks (Appel and Jacobson, 1988): which letters make crossing words on free squares beside tiles.
 * After a move, only the squares at the ends of changed runs are checked again.
 */

/** By square: the round in which its tile changed, or in which its words across or down were checked. */
const CHANGED_IN: usize = memory.data(40000, 8);
const CHECKED_ACROSS_IN: usize = memory.data(40000, 8);
const CHECKED_DOWN_IN: usize = memory.data(40000, 8);
let round: u32 = 0;

/** The direction of the words that are checked, and the distance between their squares. */
let runsDown: bool = false;
let step: i32 = 1;

/** Reads the tiles of `GRID` and checks what they have changed. */
export function readGrid(): void {
  copyGrid();
  checkChanged();
}

export function checkChanged(): void {
  if (changed == 0) return;
  round++;
  for (let place = 0; place < changed; place++) mark(CHANGED_IN, changedAt(place));
  runsDown = false;
  step = 1;
  checkAll();
  runsDown = true;
  step = columns;
  checkAll();
  clearChanged();
}

function mark(rounds: usize, index: i32): void {
  store<u32>(rounds + ((index as usize) << 2), round);
}

function isMarked(rounds: usize, index: i32): bool {
  return load<u32>(rounds + ((index as usize) << 2)) == round;
}

function checkAll(): void {
  for (let place = 0; place < changed; place++) {
    const index = changedAt(place);
    if (tileOn(index) == 0) check(index);
    checkBeyond(index, -1);
    checkBeyond(index, 1);
  }
}

/** Number of squares beyond one; `way` is −1 or 1. */
function squaresBeyond(index: i32, way: i32): i32 {
  const place = runsDown ? index / columns : index % columns;
  return way < 0 ? place : (runsDown ? rows : columns) - 1 - place;
}

/** The last tile of the run beside a square, or the square itself if there is no tile. */
function endOfRun(index: i32, way: i32): i32 {
  let last = index;
  for (let left = squaresBeyond(index, way); left > 0; left--) {
    if (tileOn(last + way * step) == 0) break;
    last += way * step;
  }
  return last;
}

/** Checks the free square at the end of the run beside a changed square. A changed neighbour does that itself. */
function checkBeyond(index: i32, way: i32): void {
  if (squaresBeyond(index, way) == 0 || isMarked(CHANGED_IN, index + way * step)) return;
  const last = endOfRun(index, way);
  if (squaresBeyond(last, way) > 0) check(last + way * step);
}

/** Updates the allowed letters of a free square, once per round and direction. */
function check(index: i32): void {
  const checked = runsDown ? CHECKED_DOWN_IN : CHECKED_ACROSS_IN;
  if (isMarked(checked, index)) return;
  mark(checked, index);
  const first = endOfRun(index, -1);
  const last = endOfRun(index, 1);
  const square = squareOf(index, !runsDown);
  logSquare(square);
  if (first == last) allowAny(square);
  else crossCheck(square, index, first, last);
}

/** Follows the tiles from one square to another. Returns the last arc, or `NO_ARC`. */
function lastArc(start: u32, from: i32, to: i32, step: i32): u32 {
  let arc = start;
  let index = from;
  while (true) {
    arc = arcFor(arc, letterOf(tileOn(index)));
    if (arc == NO_ARC || index == to) return arc;
    index += step;
  }
}

/** Allows the letters that make a word on a free square. `first` and `last` are the ends of that word. */
function crossCheck(square: usize, index: i32, first: i32, last: i32): void {
  let points: f64 = 0;
  for (let tile = first; tile <= last; tile += step) {
    if (tile != index) points += faceOf(tileOn(tile));
  }
  setCrossingWord(square, points, (index - first) / step, (last - index) / step);
  if (onlyOneWord || (last - first) / step + 1 < minWordLength) return;

  const isFirst = first == index;
  const isEnd = isFirst || last == index;
  const before = isFirst
    ? lastArc(gaddagRoot, last, index + step, -step)
    : lastArc(dawgRoot, first, index - step, step);
  if (before == NO_ARC) return;
  let arc = arcsAfter(before);
  for (let half: u32 = 0; half < halves; half++) {
    let allowed: u32 = 0;
    for (let rest = lettersAfter(before, half); rest != 0; rest &= rest - 1) {
      const whole = isEnd ? arc : lastArc(arc, index + step, last, step);
      if (endsWord(whole)) allowed |= rest & -rest;
      arc = nthArcAfter(arc, 1);
    }
    allow(square, half, half == 0 ? allowed & ~(1 << SEPARATOR) : allowed);
  }
}
