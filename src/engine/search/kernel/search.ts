import {
  addAnchor,
  addAnchors,
  anchors,
  clearAnchors,
  isAnchorDown,
  boundOf,
  buildHeap,
  isAnyLeft,
  setBound,
  takeFirst,
} from './anchors';
import { computeBounds } from './bounds';
import { resetChoices } from './choices';
import { COLUMNS, ROWS } from './layout';
import { beginOf, columns, rows, squareOf, tilesLaid } from './lines';
import { beginStep, resetVisited, visited } from './pause';
import { beginPlays, count } from './plays';
import { size } from './rack';
import { minTilesOfFirstPlay, startSquare } from './rules';
import { cutoff, resetPlay } from './current-play';
import { walkFrom } from './walk';

/**
 * Work on bounds in one step, in units. An anchor costs size² + 1 units, so that a rack of seven tiles allows
 * 250 anchors per step.
 */
const BOUNDS_PER_STEP: i32 = 12500;

let wantsBest: bool = false;
/**
 * How many times as many states a search visits if it is for all plays, or as long as it has found none. Where only long
 * words are allowed, dozens of tiles have billions of states that lead to no play.
 */
const FACTOR_WITHOUT_PLAY: i32 = 16;

/** Number of states after which a search for the best settles for what it has found; whether any search has settled. */
let maxVisited: i32 = 0;
let hasSettled: bool = false;
/** The next anchor to compute bounds or find plays for; whether the anchors are in order of their bounds. */
let next: i32 = 0;
let isOrdered: bool = false;
/** The anchor that a search for the best is walking from, or −1. */
let walkedAnchor: i32 = -1;

/**
 * Begins a search for all plays or the best, on the loaded board and with the loaded rack. A search for the
 * best settles for the best so far once it has visited `maxStates` states and found a play, and any search after
 * `FACTOR_WITHOUT_PLAY` times as many.
 */
export function beginSearch(best: bool, maxStates: i32): void {
  wantsBest = best;
  maxVisited = maxStates;
  hasSettled = false;
  next = 0;
  isOrdered = false;
  walkedAnchor = -1;
  const isFirst = tilesLaid == 0;
  clearAnchors();
  beginPlays(best);
  resetVisited();
  resetPlay(isFirst ? minTilesOfFirstPlay : 1, best);
  if (size == 0 || rows * columns == 0) return;
  if (isFirst) addStart();
  else {
    addAnchors(ROWS, rows, columns, false);
    addAnchors(COLUMNS, columns, rows, true);
  }
  if (best) resetChoices();
}

function addStart(): void {
  if (startSquare < 0) return;
  const across = beginOf(ROWS, startSquare / columns, columns);
  const down = beginOf(COLUMNS, startSquare % columns, rows);
  addAnchor(squareOf(startSquare, false), across, across, false);
  addAnchor(squareOf(startSquare, true), down, down, true);
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
export function searchStep(): bool {
  const limit = wantsBest && count > 0 ? maxVisited : FACTOR_WITHOUT_PLAY * maxVisited;
  if (visited >= limit) {
    hasSettled = true;
    return false;
  }
  beginStep();
  return wantsBest ? searchStepForBest() : searchStepForAll();
}

function searchStepForAll(): bool {
  while (next < anchors) {
    if (isPausedIn(next)) return true;
    next++;
  }
  return false;
}

function searchStepForBest(): bool {
  const work = size * size + 1;
  let left = BOUNDS_PER_STEP;
  if (!isOrdered) {
    for (; next < anchors && left > 0; left -= work) {
      setBound(next, computeBounds(next));
      next++;
    }
    isOrdered = next == anchors;
    if (isOrdered) buildHeap();
    return true;
  }
  for (; left > 0; left -= work) {
    if (walkedAnchor < 0) {
      if (!isAnyLeft()) return false;
      walkedAnchor = takeFirst();
      if (boundOf(walkedAnchor) < cutoff) return false;
      computeBounds(walkedAnchor);
    }
    if (isPausedIn(walkedAnchor)) return true;
    walkedAnchor = -1;
  }
  return true;
}
