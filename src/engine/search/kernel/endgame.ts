import { clearEights, copyEights } from './bytes';
import { ENDGAME_BYTES, loadEndgameMemory, moves } from './endgame-memory';
import {
  areMovesMissing,
  barNothing,
  beginMoves,
  bringBestForward,
  estimateTwoPlies,
  hasPlays,
  isPassBarred,
  limitOf,
  limitOfPass,
  listMoves,
  nextMove,
  outPlay,
  outValue,
  playOf,
} from './endgame-moves';
import { BEGIN, LIST, Node, nodeAt, TRY } from './endgame-node';
import {
  beginState,
  forgetPlays,
  hashOfPosition,
  isOver,
  makePlay,
  settlement,
  undoPlay,
} from './endgame-state';
import {
  beginLinePlays,
  isIncomplete,
  isNearlyFull,
  isSamePlay,
  LINE_PLAY,
  LinePlay,
  resetWork,
  work,
} from './line-plays';
import { PLAY_TILES } from './layout';
import { beginPlays, firstPlay } from './plays';
import { firstPlayOf, forgetKillers, MAX_PLIES, rememberKiller } from './remembered-plays';
import { AT_LEAST, AT_MOST, EXACTLY, forgetPositions, keyOf, positionOf } from './transpositions';
import { setLogging } from './undo';

/**
 * Endgames of two seats with an empty bag, in which both see all tiles: negamax with alpha-beta pruning, iterative
 * deepening, principal variation search (Reinefeld, “An Improvement to the Scout Tree-Search Algorithm”, 1983) and
 * a transposition table. A value is what the seat to move can gain on the other until the end of the game, in
 * points. The search keeps its stack in memory instead of recursing, so that it can pause at any position.
 */

/** The best play at the root in the running and in the last finished iteration. */
const FOUND: usize = memory.data(48, 8);
const CHOSEN: usize = memory.data(48, 8);

/** Seat to move, and passes in a row, when the endgame begins. */
let rootSeat: i32 = 0;
let rootPasses: i32 = 0;
let maxNodes: i32 = 0;
/** Plies of the running iteration; the ply of the current position, or −1 between iterations. */
let depth: i32 = 0;
let ply: i32 = -1;

/** Whether a position has just been finished; its value, and whether it is proved. */
let isReturning: bool = false;
let returned: f64 = 0;
let isReturnedProved: bool = false;

/** Number of positions visited. */
export let nodes: i32 = 0;
/** The value of the root after the last finished iteration, and whether it is proved. */
export let endgameValue: f64 = 0;
let isProved: bool = false;

/** Maximum number of plies of an iteration: no endgame that can be proved needs more. */
const MAX_DEPTH: i32 = 60;

export function endgameBytes(): i32 {
  return ENDGAME_BYTES;
}

/** Whether the value is proved. It is a function for the same reason as `isOver`. */
export function isEndgameProved(): bool {
  return isProved;
}

/**
 * Begins an endgame on the loaded board, with the racks of `SEAT_RACKS` and tables at an address. It stops after
 * `max` positions.
 */
export function beginEndgame(seat: i32, passesInARow: i32, max: i32, at: usize): void {
  loadEndgameMemory(at);
  rootSeat = seat;
  rootPasses = passesInARow;
  maxNodes = max;
  beginState();
  beginLinePlays();
  beginMoves();
  barNothing();
  forgetPositions();
  forgetKillers();
  clearEights(CHOSEN, LINE_PLAY);
  nodes = 0;
  depth = 0;
  ply = -1;
  isReturning = false;
  endgameValue = 0;
  isProved = false;
}

/**
 * Positions and work after which a step ends, in about 2 ms. A list of moves is never interrupted: with two blanks, it
 * may be tens of thousands long and take 30 ms.
 */
const NODES_PER_STEP: i32 = 500;
const WORK_PER_STEP: i32 = 200000;

/** One step of the search. Returns false once it is finished. */
export function stepOfEndgame(): bool {
  setLogging(true);
  const until = nodes + NODES_PER_STEP;
  let isFinished = false;
  resetWork();
  while (nodes < until && work < WORK_PER_STEP && !isFinished) {
    if (isNearlyFull()) forgetPlays();
    if (ply >= 0) advance();
    else isFinished = isLastIteration();
    if (nodes >= maxNodes && !isFinished) {
      cutIteration();
      isFinished = true;
    }
  }
  setLogging(false);
  return !isFinished;
}

/** Ends an iteration if one is running, and begins the next one unless the value is proved. */
function isLastIteration(): bool {
  if (isReturning) {
    isReturning = false;
    endgameValue = returned;
    isProved = isReturnedProved && !isIncomplete && !areMovesMissing;
    copyEights(FOUND, CHOSEN, LINE_PLAY);
    if (isReturnedProved || depth == MAX_DEPTH) return true;
  }
  depth++;
  enter(rootSeat, rootPasses, depth, -Infinity, Infinity, moves);
  return false;
}

/**
 * Ends an iteration before it is finished. Its best move so far counts: it has searched the best move of the last
 * iteration first, unless that was a pass. If the first iteration has no move yet, the value is an estimate: a forced
 * pass has no value before all replies to it are searched.
 */
function cutIteration(): void {
  const best = ply >= 0 ? nodeAt(0).best : -Infinity;
  if (best > -Infinity && (depth == 1 || chosenPlay().count > 0)) {
    endgameValue = best;
    copyEights(FOUND, CHOSEN, LINE_PLAY);
  }
  for (; ply >= 0; ply--) {
    const node = nodeAt(ply);
    if (node.isMade) undoPlay(node.seat, changetype<LinePlay>(node.searched));
  }
  if (depth == 1 && best == -Infinity) endgameValue = estimateTwoPlies(rootSeat);
  isReturning = false;
}

function chosenPlay(): LinePlay {
  return changetype<LinePlay>(CHOSEN);
}

/** Enters a position. Its moves will be listed from an address on. */
function enter(seat: i32, passes: i32, depth: i32, alpha: f64, beta: f64, list: usize): void {
  nodes++;
  ply++;
  const node = nodeAt(ply);
  node.seat = seat;
  node.passes = passes;
  node.depth = depth;
  node.alpha = alpha;
  node.beta = beta;
  node.best = -Infinity;
  node.bestPlay = 0;
  node.first = 0;
  node.next = list;
  node.end = list;
  node.stage = BEGIN;
  node.isMade = false;
  node.hasPassed = false;
  node.isForced = false;
  node.areProved = true;
  node.isBestProved = true;
}

/** Leaves the current position with its value. */
function leave(value: f64, isProved: bool): void {
  returned = value;
  isReturnedProved = isProved;
  isReturning = true;
  ply--;
}

/** Does the next thing in the current position. */
function advance(): void {
  const node = nodeAt(ply);
  if (isReturning && !hasReturned(node)) return;
  if (node.stage == BEGIN && !hasBegun(node)) return;
  if (node.stage == LIST && !hasListed(node)) return;
  searchNext(node);
}

/** The value that another move must exceed to matter. */
// @ts-ignore: decorator
@inline
function floorOf(node: Node): f64 {
  return max(node.alpha, node.best);
}

/** Receives the value of the searched move. Returns false if that move is searched again or the position is left. */
function hasReturned(node: Node): bool {
  isReturning = false;
  const play = node.searched;
  const value = (play == 0 ? 0 : changetype<LinePlay>(play).score) - returned;
  if (node.isScout && value > floorOf(node) && value < node.beta) {
    search(node, false);
    return false;
  }
  if (node.isMade) undoPlay(node.seat, changetype<LinePlay>(play));
  node.isMade = false;
  if (!isReturnedProved) node.areProved = false;
  consider(node, value, play, isReturnedProved);
  if (node.best < node.beta) return true;
  rememberKiller(ply, node.bestPlay);
  finish(node);
  return false;
}

/** Keeps a move if it is the best so far. `play` is the address of its play, or 0 for a pass. */
function consider(node: Node, value: f64, play: usize, isProved: bool): void {
  if (value <= node.best) return;
  node.best = value;
  node.bestPlay = play == 0 ? 0 : changetype<LinePlay>(play).id;
  node.isBestProved = isProved;
  if (ply > 0) return;
  clearEights(FOUND, LINE_PLAY);
  if (play != 0) copyEights(play, FOUND, LINE_PLAY);
}

/** Looks whether the value is known, and tries a remembered move first. Returns false if the position is left. */
function hasBegun(node: Node): bool {
  if (isOver(node.passes)) {
    leave(settlement(node.seat), true);
    return false;
  }
  node.hash = hashOfPosition(node.seat, node.passes);
  const known = positionOf(node.hash);
  const isKnown = known.key == keyOf(node.hash);
  if (isKnown && ply > 0 && (known.isProved || (known.depth as i32) >= node.depth)) {
    const isLow = (known.limits & AT_MOST) != 0 && known.value <= node.alpha;
    const isHigh = (known.limits & AT_LEAST) != 0 && known.value >= node.beta;
    if (isLow || isHigh || known.limits == EXACTLY) {
      leave(known.value, known.isProved);
      return false;
    }
  }
  if (node.depth <= 0 || ply == MAX_PLIES - 1) {
    leave(estimateTwoPlies(node.seat), false);
    return false;
  }
  node.stage = LIST;
  const best = ply == 0 ? chosenPlay().id : isKnown ? known.play : 0;
  node.first = firstPlayOf(node.seat, ply, best);
  if (node.first == 0) return true;
  node.searched = node.first;
  search(node, false);
  return false;
}

/** Lists the moves. Returns false if the position is left. */
function hasListed(node: Node): bool {
  node.end = listMoves(node.seat, node.end, ply > 0);
  node.stage = TRY;
  node.isForced = !hasPlays;
  node.hasPassed = ply == 0 && isPassBarred && hasPlays;
  if (outValue > -Infinity) consider(node, outValue, changetype<usize>(outPlay), true);
  if (node.best >= node.beta) {
    finish(node);
    return false;
  }
  if (!node.hasPassed && limitOfPass <= floorOf(node) && !isOver(node.passes + 1)) {
    node.hasPassed = true;
    consider(node, limitOfPass, 0, true);
  }
  return true;
}

/** Searches the next move unless it cannot matter, or finishes the position. */
function searchNext(node: Node): void {
  if (node.next < node.end) {
    const move = node.next;
    bringBestForward(move, node.end);
    node.next = nextMove(move);
    const play = playOf(move);
    if (node.first != 0 && isSamePlay(changetype<LinePlay>(node.first), play)) return;
    const limit = limitOf(move);
    if (limit <= floorOf(node)) {
      consider(node, limit, changetype<usize>(play), true);
      return;
    }
    node.searched = changetype<usize>(play);
    search(node, node.best > -Infinity && node.beta - floorOf(node) > 1);
    return;
  }
  if (node.hasPassed) {
    finish(node);
    return;
  }
  node.hasPassed = true;
  node.searched = 0;
  search(node, false);
}

/** Enters the position after the searched move. A scout only finds out whether it is better than the best so far. */
function search(node: Node, isScout: bool): void {
  node.isScout = isScout;
  const play = node.searched;
  const other = 1 - node.seat;
  const floor = floorOf(node);
  if (play == 0) {
    // A forced pass costs no depth.
    const depth = node.isForced ? node.depth : node.depth - 1;
    enter(other, node.passes + 1, depth, isScout ? -floor - 1 : -node.beta, -floor, node.end);
    return;
  }
  const made = changetype<LinePlay>(play);
  if (!node.isMade) makePlay(node.seat, made);
  node.isMade = true;
  const score = made.score;
  const alpha = isScout ? score - floor - 1 : score - node.beta;
  enter(other, 0, node.depth - 1, alpha, score - floor, node.end);
}

/** Remembers what is known of a position, and leaves it. */
function finish(node: Node): void {
  const isHigh = node.best >= node.beta;
  const isProved = isHigh ? node.isBestProved : node.areProved;
  const known = positionOf(node.hash);
  known.key = keyOf(node.hash);
  known.value = node.best;
  known.play = node.bestPlay;
  known.depth = node.depth as u8;
  known.limits = isHigh ? AT_LEAST : node.best <= node.alpha ? AT_MOST : EXACTLY;
  known.isProved = isProved;
  leave(node.best, isProved);
}

/** Writes the play found as the first one of `PLAYS`. Returns false if it is a pass. */
export function takeEndgameMove(): bool {
  const chosen = chosenPlay();
  if (chosen.count == 0) return false;
  beginPlays(true);
  const play = firstPlay();
  play.score = chosen.score;
  play.equity = chosen.score;
  play.square = chosen.square;
  play.isDown = chosen.isDown;
  play.tiles = chosen.count;
  play.tilesAt = 0;
  store<u64>(PLAY_TILES, chosen.tiles);
  return true;
}
