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

/**
 * Work on bounds in one step, in units. An anchor costs size² + 1 units, so that a rack of seven tiles allows
 * 250 anchors per step.
 */
const BOUNDS_PER_STEP: i32 = 12500;

let wantsBest: bool = false;
/** Number of states after which a search for the best settles for what it has found; whether it has. */
let mostVisited: i32 = 0;
let hasSettled: bool = false;
/** The next anchor to compute bounds or find plays for; whether the anchors are in order of their bounds. */
let next: i32 = 0;
let isOrdered: bool = false;
/** The anchor that a search for the best is walking from, or −1. */
let underWay: i32 = -1;

/**
 * Begins a search for all plays or the best, on the loaded board and with the loaded rack. A search for the
 * best settles for the best so far once it has visited `mostStates` states and found a play.
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

/** Walks from an anchor, or resumes that walk. Returns whether it is paused. */
function isPausedIn(anchor: i32): bool {
  const isDown = isAnchorDown(anchor);
  return walkFrom(anchor, isDown ? COLUMNS : ROWS, isDown ? rows : columns);
}

/** Whether the search ended before it was finished. It is a function for the same reason as `isOver`. */
export function isCut(): bool {
  return hasSettled;
}

/** One step of a search. Returns false once it is finished. */
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
