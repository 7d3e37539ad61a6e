import { addAnchor, addAnchors, anchors, clearAnchors, isAnchorDown } from './anchors';
import { readBounds } from './bounds';
import { useChoices } from './choices';
import { COLUMNS, ROWS } from './layout';
import { beginOf, columns, rows, squareOf, tilesLaid } from './lines';
import { isAnyLeft, mostOf, order, putMost, takeFirst } from './order';
import { beginPlays } from './plays';
import { size } from './rack';
import { fewestAtFirst, start } from './rules';
import { beginUnderWay, floor, visited } from './under-way';
import { walkFrom } from './walk';

/** States visited in one step of a search, which takes about a tenth of a millisecond. */
const STATES_PER_STEP: i32 = 1250;

/** Anchors whose bounds are worked out in one step, with a rack of a usual size. */
const BOUNDS_PER_STEP: i32 = 12500;

let wantsBest: bool = false;
/** The anchor whose bounds, or plays, come next. */
let next: i32 = 0;
let isOrdered: bool = false;

/** Begins a search on the board and with the rack that were taken up: for all plays, or the best. */
export function beginSearch(best: bool): void {
  wantsBest = best;
  next = 0;
  isOrdered = false;
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

function walk(anchor: i32): void {
  const isDown = isAnchorDown(anchor);
  walkFrom(anchor, isDown ? COLUMNS : ROWS, isDown ? rows : columns);
}

/** One step of a search; false when it is finished. */
export function searchOn(): bool {
  return wantsBest ? searchOnForBest() : searchOnForAll();
}

function searchOnForAll(): bool {
  const until = visited + STATES_PER_STEP;
  while (next < anchors) {
    walk(next++);
    if (visited >= until) return true;
  }
  return false;
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
  while (isAnyLeft()) {
    const anchor = takeFirst();
    if (mostOf(anchor) < floor) return false;
    readBounds(anchor);
    walk(anchor);
    if (visited >= until) return true;
  }
  return false;
}
