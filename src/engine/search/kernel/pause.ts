import { laid, laidLeft, setPruning } from './current-play';
import { halfOf, isBlank } from './tile-kinds';
import { BLANK, letterOf } from './tiles';

/**
 * Pauses a walk at any state and resumes it in the next step of the search. The tiles of the current play
 * (`current-play.ts`) are the way to that state: from the anchor, the walk lays them again without counting states or
 * reporting plays.
 */

/** States visited in one step, which takes about 0.1 ms. */
const STATES_PER_STEP: i32 = 1250;

/** Number of states from which the walk continued, repetitions included. */
export let visited: i32 = 0;
/** The value of `visited` at which the walk pauses. While it resumes, this limit stays reached. */
let limit: i32 = 0;

/** Whether a paused walk has not yet returned to the state at which it paused. */
export let isResuming: bool = false;
/** At that state: the tiles laid, those laid leftwards, and whether the walk had turned. */
let laidAtPause: i32 = 0;
let laidLeftAtPause: i32 = 0;
let hadTurnedAtPause: bool = false;

export function resetVisited(): void {
  visited = 0;
  isResuming = false;
}

/** Sets the limit of a step. A walk that resumes has no limit and no pruning until it is back. */
export function beginStep(): void {
  if (isResuming) setPruning(false);
  else limit = visited + STATES_PER_STEP;
}

/** Counts a state that passes a tile on the board. The walk never pauses before one. */
export function countPassed(): void {
  visited++;
}

/** Counts a state that lays a tile or turns, unless the walk pauses before it. */
// @ts-ignore: decorator
@inline
export function isPausedBefore(hasTurned: bool): bool {
  if (visited >= limit) return isPausedAtLimit(hasTurned);
  visited++;
  return false;
}

function isPausedAtLimit(hasTurned: bool): bool {
  if (!isResuming) {
    isResuming = true;
    laidAtPause = laid;
    laidLeftAtPause = hasTurned ? laidLeft : laid;
    hadTurnedAtPause = hasTurned;
    return true;
  }
  if (laid == laidAtPause && hasTurned == hadTurnedAtPause) {
    isResuming = false;
    setPruning(true);
    limit = visited + STATES_PER_STEP;
    visited++;
  }
  return false;
}

/** Whether the walk is resuming, and had turned at its current state when it paused. */
export function hadTurnedHere(): bool {
  return isResuming && laid == laidLeftAtPause;
}

/** The letters from that of the tile that was laid before the pause onwards, or none if it is of another kind. */
export function fromPausedTile(tile: u32, letters: u32, kind: u32): u32 {
  const letter = letterOf(tile);
  if (letter >> 5 != halfOf(kind) || (tile >= BLANK) != isBlank(kind)) return 0;
  return letters & (0 - (1 << letter));
}
