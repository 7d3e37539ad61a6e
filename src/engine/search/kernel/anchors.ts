import { ANCHORS } from './layout';
import { beginOf } from './lines';
import { allowedAt, isCrossed, isFree, isOpen, SQUARE } from './square';

/**
 * Anchors: the squares from which plays are searched (Appel and Jacobson, “The World's Fastest Scrabble
 * Program”, 1988). Here an anchor is the last tile of a run, or a free square that touches only tiles of
 * crossing lines; on an empty board, it is the start square. A play covers one or more anchors of its line
 * and is found once, from the leftmost: on the way left, no tile is laid on or beside an earlier anchor.
 */

/** Bytes of an anchor, and offsets of its fields. Its square is at 0. */
const ANCHOR: usize = 16;
const LINE: usize = 4;
const LIMIT: usize = 8;
const IS_DOWN: usize = 12;

export let anchors: i32 = 0;

export function clearAnchors(): void {
  anchors = 0;
}

function addressOf(anchor: i32): usize {
  return ANCHORS + (anchor as usize) * ANCHOR;
}

export function anchorSquare(anchor: i32): usize {
  return load<u32>(addressOf(anchor));
}

/** The first square of the anchor's line. */
export function anchorLine(anchor: i32): usize {
  return load<u32>(addressOf(anchor), LINE);
}

/** The leftmost square of the anchor's line on which a tile may be laid. */
export function anchorLimit(anchor: i32): usize {
  return load<u32>(addressOf(anchor), LIMIT);
}

export function isAnchorDown(anchor: i32): bool {
  return load<u32>(addressOf(anchor), IS_DOWN) != 0;
}

export function addAnchor(square: usize, line: usize, limit: usize, isDown: bool): void {
  const at = addressOf(anchors++);
  store<u32>(at, square as u32);
  store<u32>(at, line as u32, LINE);
  store<u32>(at, limit as u32, LIMIT);
  store<u32>(at, isDown ? 1 : 0, IS_DOWN);
}

/** Adds the anchors of all lines, from left to right. The board must have tiles. */
export function addAnchors(lines: usize, count: i32, length: i32, isDown: bool): void {
  for (let line = 0; line < count; line++) {
    addAnchorsOfLine(beginOf(lines, line, length), length, isDown);
  }
}

/** Adds the anchors of the line that begins at a square, from left to right. */
export function addAnchorsOfLine(begin: usize, length: i32, isDown: bool): void {
  let limit = begin;
  let square = begin;
  for (let place = 0; place < length; place++) {
    const isTaken = !isFree(square);
    const isBesideRun = !isOpen(square + SQUARE) || (!isTaken && !isOpen(square - SQUARE));
    // Squares inside or beside a run are skipped: every play there includes the run's last tile.
    if (!isBesideRun) {
      if (isTaken) {
        addAnchor(square, begin, limit, isDown);
        limit = square + 2 * SQUARE;
      } else if (isCrossed(square) && (allowedAt(square, 0) | allowedAt(square, 1)) != 0) {
        addAnchor(square, begin, limit, isDown);
        limit = square + SQUARE;
      }
    }
    square += SQUARE;
  }
}

/** The anchors in descending order of their bounds, as a heap: usually, only a few are taken. */

/** The bound of each anchor; the heap. */
const BOUNDS: usize = memory.data(160016, 8);
const HEAP: usize = memory.data(80008, 8);
let entries: i32 = 0;

export function setBound(anchor: i32, bound: f64): void {
  store<f64>((anchor as usize) << 3, bound, BOUNDS);
}

export function boundOf(anchor: i32): f64 {
  return load<f64>((anchor as usize) << 3, BOUNDS);
}

function at(place: i32): i32 {
  return load<i32>((place as usize) << 2, HEAP);
}

function put(place: i32, anchor: i32): void {
  store<i32>((place as usize) << 2, anchor, HEAP);
}

/** Whether an anchor comes before another: by bound, then by the order in which they were found. */
function isBefore(a: i32, b: i32): bool {
  const bound = boundOf(a);
  const other = boundOf(b);
  return bound > other || (bound == other && a < b);
}

function sink(from: i32): void {
  const anchor = at(from);
  let place = from;
  while (true) {
    let child = 2 * place + 1;
    if (child >= entries) break;
    if (child + 1 < entries && isBefore(at(child + 1), at(child))) child++;
    if (isBefore(anchor, at(child))) break;
    put(place, at(child));
    place = child;
  }
  put(place, anchor);
}

/** Builds the heap from the bottom (Floyd, “Algorithm 245: Treesort 3”, 1964). All bounds must be known. */
export function buildHeap(): void {
  entries = anchors;
  for (let anchor = 0; anchor < entries; anchor++) put(anchor, anchor);
  for (let place = (entries >> 1) - 1; place >= 0; place--) sink(place);
}

export function isAnyLeft(): bool {
  return entries > 0;
}

/** Removes the first anchor and returns it. There must be one. */
export function takeFirst(): i32 {
  const first = at(0);
  entries--;
  if (entries > 0) {
    put(0, at(entries));
    sink(0);
  }
  return first;
}
