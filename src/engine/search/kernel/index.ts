/**
 * The search for plays, as it runs in WebAssembly: all of a position, or those among which are all
 * that are worth most. Whoever calls fills the tables of the board and the rack, begins a search, and
 * takes steps until it is finished; plays are handed over as they are found.
 */
import { addAnchor, addAnchors, anchors, clearAnchors, isAnchorDown } from './anchors';
import { readBounds } from './bounds';
import { useChoices } from './choices';
import { gaddagRoot, NO_STATE } from './graph';
import { COLUMNS, ROWS } from './layout';
import { beginOf, columns, rows } from './lines';
import { isAnyLeft, mostOf, order, putMost, takeFirst } from './order';
import { clearPlays, handOver } from './plays';
import { size, useRack } from './rack';
import { SQUARE } from './square';
import { beginWalk, floor, visited, walkFrom } from './walk';

export { useAnagrams } from './anagrams';
export { useGraph } from './graph';
export {
  BEST_LEAVES,
  BONUSES,
  GRAPH,
  GRID_LETTERS,
  GRID_VALUES,
  LEAVE_STRIDES,
  LEAVES,
  LETTER_FACTORS,
  LETTER_VALUES,
  MOST_LEAVES,
  MOST_SQUARES,
  MOST_TILES,
  PLAY_EQUITIES,
  PLAY_IS_DOWN,
  PLAY_SCORES,
  PLAY_SQUARES,
  PLAY_TILES,
  PLAY_TILES_AT,
  RACK_COUNTS,
  TABLES_END,
  TILE_LETTERS,
  TILE_VALUES,
  WORD_FACTORS,
} from './layout';
export { useLeaves } from './leaves';
export { readGrid, useBoard } from './lines';
export { useRack } from './rack';
export { visited } from './walk';

/** States visited in one step of a search, which takes about a tenth of a millisecond. */
const STATES_PER_STEP: i32 = 2500;

/** Anchors whose bounds are worked out in one step, with a rack of a usual size. */
const BOUNDS_PER_STEP: i32 = 12500;

let wantsBest: bool = false;
/** The anchor whose bounds, or plays, come next. */
let next: i32 = 0;
let isOrdered: bool = false;

/**
 * Begins a search on the board and with the rack that were taken up. A first play covers the start
 * square (row by row, from 0) with a fewest number of tiles; −1 where the game has begun.
 */
export function begin(start: i32, fewest: i32, shortest: i32, letters: i32, best: bool): void {
  wantsBest = best;
  next = 0;
  isOrdered = false;
  clearAnchors();
  clearPlays();
  beginWalk(columns, shortest, fewest, best);
  if (size == 0 || gaddagRoot == NO_STATE || rows * columns == 0) return;
  if (start >= 0) {
    const row = start / columns;
    const column = start % columns;
    const across = beginOf(ROWS, row, columns);
    const down = beginOf(COLUMNS, column, rows);
    addAnchor(across + (column as usize) * SQUARE, across, across, false);
    addAnchor(down + (row as usize) * SQUARE, down, down, true);
  } else {
    addAnchors(ROWS, rows, columns, false);
    addAnchors(COLUMNS, columns, rows, true);
  }
  if (best) useChoices(size, letters);
}

function walk(anchor: i32): void {
  const isDown = isAnchorDown(anchor);
  walkFrom(anchor, isDown ? COLUMNS : ROWS, isDown ? rows : columns);
}

/** One step of a search; false when it is finished, and all its plays are handed over. */
export function step(): bool {
  const isUnfinished = wantsBest ? stepOfBest() : stepOfAll();
  if (!isUnfinished) handOver();
  return isUnfinished;
}

function stepOfAll(): bool {
  const until = visited + STATES_PER_STEP;
  while (next < anchors) {
    walk(next++);
    if (visited >= until) return true;
  }
  return false;
}

function stepOfBest(): bool {
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
