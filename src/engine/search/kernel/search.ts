import { addAnchor, addAnchors, anchors, clearAnchors, isAnchorDown } from './anchors';
import { readBounds } from './bounds';
import { useChoices } from './choices';
import { COLUMNS, ROWS } from './layout';
import { beginOf, columns, rows, squareOf, tilesLaid } from './lines';
import { isAnyLeft, mostOf, order, putMost, takeFirst } from './order';
import { beginCount, beginStep, visited } from './pause';
import { beginPlays, count } from './plays';
import { size } from './rack';
import { fewestAtFirst, start } from './rules';
import { beginUnderWay, cutoff } from './current-play';
import { walkFrom } from './walk';

/** Anchors whose bounds are worked out in one step, with a rack of a usual size. */
const BOUNDS_PER_STEP: i32 = 12500;

let wantsBest: bool = false;
/** States after which a search for the best settles for what it has found. */
let mostVisited: i32 = 0;
let hasSettled: bool = false;
/** The anchor whose bounds, or plays, come next. */
let next: i32 = 0;
let isOrdered: bool = false;
/** The anchor that is walked for the best play, or −1. */
let underWay: i32 = -1;

/**
 * Begins a search on the board and with the rack that were taken up: for all plays, or the best. That for the best
 * settles for the best so far once it has visited so many states and found a play.
 */
export function beginSearch(best: bool, mostStates: i32): void {
  wantsBest = best;
  mostVisited = mostStates;
  hasSettled = false;
  next = 0;
  isOrdered = false;
  underWay = -1;
  const isFirst = tilesLaid == 0;
  clearAnchors();
  beginPlays(best);
  beginCount();
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

/** Walks an anchor, or on from where that was paused; whether it is paused now. */
function isPausedIn(anchor: i32): bool {
  const isDown = isAnchorDown(anchor);
  return walkFrom(anchor, isDown ? COLUMNS : ROWS, isDown ? rows : columns);
}

/** Whether the search has settled for less than all plays there may be; a function as `isOver` is one. */
export function isCut(): bool {
  return hasSettled;
}

/** One step of a search; false when it is finished. */
export function searchOn(): bool {
  beginStep();
  return wantsBest ? searchOnForBest() : searchOnForAll();
}

function searchOnForAll(): bool {
  while (next < anchors) {
    if (isPausedIn(next)) return true;
    next++;
  }
  return false;
}

function searchOnForBest(): bool {
  if (visited >= mostVisited && count > 0) {
    hasSettled = true;
    return false;
  }
  const work = size * size + 1;
  let left = BOUNDS_PER_STEP;
  if (!isOrdered) {
    for (; next < anchors && left > 0; left -= work) {
      putMost(next, readBounds(next));
      next++;
    }
    isOrdered = next == anchors;
    if (isOrdered) order();
    return true;
  }
  for (; left > 0; left -= work) {
    if (underWay < 0) {
      if (!isAnyLeft()) return false;
      underWay = takeFirst();
      if (mostOf(underWay) < cutoff) return false;
      readBounds(underWay);
    }
    if (isPausedIn(underWay)) return true;
    underWay = -1;
  }
  return true;
}
