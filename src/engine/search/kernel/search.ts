import { addAnchor, addAnchors, anchors, clearAnchors, isAnchorDown } from './anchors';
import { readBounds } from './bounds';
import { useChoices } from './choices';
import { COLUMNS, ROWS } from './layout';
import { beginOf, columns, rows, squareOf, tilesLaid } from './lines';
import { isAnyLeft, mostOf, order, putMost, takeFirst } from './order';
import { beginPlays } from './plays';
import { size } from './rack';
import { fewestAtFirst, start } from './rules';
import { letters } from './tiles';
import { beginUnderWay, floor, visited } from './under-way';
import { isInParts, walkFrom, walkWith } from './walk';

/** States visited in one step of a search, which takes about a tenth of a millisecond. */
const STATES_PER_STEP: i32 = 1250;

/** Anchors whose bounds are worked out in one step, with a rack of a usual size. */
const BOUNDS_PER_STEP: i32 = 12500;

let wantsBest: bool = false;
/** The anchor whose bounds, or plays, come next. */
let next: i32 = 0;
let isOrdered: bool = false;
/** The anchor that is walked letter by letter, or −1, and the letter that comes next. */
let underWay: i32 = -1;
let letter: u32 = 1;

/** Begins a search on the board and with the rack that were taken up: for all plays, or the best. */
export function beginSearch(best: bool): void {
  wantsBest = best;
  next = 0;
  isOrdered = false;
  underWay = -1;
  const isFirst = tilesLaid == 0;
  clearAnchors();
  beginPlays(best);
  beginUnderWay(isFirst ? fewestAtFirst : 1, best);
  if (size == 0 || rows * columns == 0) return;
  if (isFirst) addStart();
  else {
    addAnchors(ROWS, rows, columns, false);
    addAnchors(COLUMNS, columns, rows, true);
  }
  if (best) useChoices();
}

function addStart(): void {
  if (start < 0) return;
  const across = beginOf(ROWS, start / columns, columns);
  const down = beginOf(COLUMNS, start % columns, rows);
  addAnchor(squareOf(start, false), across, across, false);
  addAnchor(squareOf(start, true), down, down, true);
}

/** Walks an anchor, or has it walked letter by letter. */
function walk(anchor: i32): void {
  const isDown = isAnchorDown(anchor);
  if (!isInParts(anchor)) {
    walkFrom(anchor, isDown ? COLUMNS : ROWS, isDown ? rows : columns);
    return;
  }
  underWay = anchor;
  letter = 1;
}

/** Walks the anchor that is under way with letters until so many states have been visited; false then. */
function walkOn(until: i32): bool {
  if (underWay < 0) return true;
  const isDown = isAnchorDown(underWay);
  while (letter <= letters) {
    walkWith(letter++, underWay, isDown ? COLUMNS : ROWS, isDown ? rows : columns);
    if (visited >= until) return false;
  }
  underWay = -1;
  return true;
}

/** One step of a search; false when it is finished. */
export function searchOn(): bool {
  return wantsBest ? searchOnForBest() : searchOnForAll();
}

function searchOnForAll(): bool {
  const until = visited + STATES_PER_STEP;
  while (walkOn(until) && next < anchors) {
    walk(next++);
    if (visited >= until) return true;
  }
  return underWay >= 0;
}

function searchOnForBest(): bool {
  if (next < anchors) {
    let work = 0;
    while (next < anchors && work < BOUNDS_PER_STEP) {
      putMost(next, readBounds(next));
      next++;
      work += size * size + 1;
    }
    return true;
  }
  if (!isOrdered) {
    order();
    isOrdered = true;
  }
  const until = visited + STATES_PER_STEP;
  while (walkOn(until) && isAnyLeft()) {
    const anchor = takeFirst();
    if (mostOf(anchor) < floor) return false;
    readBounds(anchor);
    walk(anchor);
    if (visited >= until) return true;
  }
  return underWay >= 0;
}
