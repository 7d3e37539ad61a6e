import { BLANK, letterOf } from './tiles';
import { laid, laidLeft, prune } from './current-play';

/**
 * How a walk is paused in its midst, and resumed in the next step of the search: the tiles of the play
 * under way (`laid.ts`) tell the way to the state before which that was. Whoever resumes the walk goes
 * that way from the anchor, laying what was laid, and counts and reports nothing on it again.
 */

/** States visited in one step of a search, which takes about a tenth of a millisecond. */
const STATES_PER_STEP: i32 = 1250;

/** How many states of the graph the walk went on from, a state as often as it did. */
export let visited: i32 = 0;
/** How many may be visited before the walk is paused; no more than are, while it is resumed. */
let limit: i32 = 0;

/** Whether a walk was paused, and has not come back to where that was. */
export let isResuming: bool = false;
/** How many tiles were laid there, how many of them leftwards, and whether the walk had turned. */
let laidThere: i32 = 0;
let laidLeftThere: i32 = 0;
let hadTurned: bool = false;

/** Begins to count states. */
export function beginCount(): void {
  visited = 0;
  isResuming = false;
}

/** Has a walk visit as many states as one step may. */
export function beginStep(): void {
  if (isResuming) prune(false);
  else limit = visited + STATES_PER_STEP;
}

/** Counts a state that passes a tile on the board, before which no walk is paused. */
export function countPassed(): void {
  visited++;
}

/** Counts a state that lays a tile or turns, unless the walk is paused before it. */
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
    laidThere = laid;
    laidLeftThere = hasTurned ? laidLeft : laid;
    hadTurned = hasTurned;
    return true;
  }
  if (laid == laidThere && hasTurned == hadTurned) {
    isResuming = false;
    prune(true);
    limit = visited + STATES_PER_STEP;
    visited++;
  }
  return false;
}

/** Whether the walk is resumed, and had turned where it is now. */
export function hadTurnedHere(): bool {
  return isResuming && laid == laidLeftThere;
}

/** Of letters to be laid, by blanks or not, those that come no earlier than the tile laid before the pause. */
export function notBefore(tile: u32, letters: u32, half: u32, isBlank: bool): u32 {
  const letter = letterOf(tile);
  if (letter >> 5 != half || (tile >= BLANK) != isBlank) return 0;
  return letters & (0 - (1 << letter));
}
