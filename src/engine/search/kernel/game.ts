import { drawnTile, drawTiles, putInBag, tilesDrawn, tilesInBag } from './bag';
import { checkChanged } from './cross-checks';
import { FINAL_SCORES, RACK_COUNTS, RETURNED } from './layout';
import { makeLeaves } from './leaves';
import { columns, putTile, tileOn } from './lines';
import { beginPlays, count, firstPlay, tileOf } from './plays';
import { enableLeaves, hasLeaves, leaveValue, loadRack } from './rack';
import { beginSearch, searchStep } from './search';
import {
  addToScore,
  giveTile,
  isAnyOut,
  rackOf,
  scoreOfSeat,
  seatAfter,
  seats,
  seatsInPlay,
  setLeave,
  takeTile,
  tileCountOf,
  tileValueOf,
} from './seats';
import { onRack } from './tiles';

/**
 * A playout on the loaded board: one turn follows another without a call to the host. Its rules are those of
 * `decide.ts`, `apply.ts` and `state.ts` in `src/engine/game`. Tests compare the two turn by turn.
 */

/** Passes in a row by each seat that end the game, and whether an empty rack ends it if the bag is empty. */
export let passesToEnd: i32 = 0;
export let endsWhenOut: bool = false;
/** Whether exchanged tiles go into the bag before others are drawn. */
let returnsFirst: bool = false;
/** Whether seats lose points for unplayed tiles, and whether a seat without tiles gains these points. */
export let deducts: bool = false;
export let awards: bool = false;

/** The seat to move, the turns since `beginGame`, and the passes in a row. */
export let toMove: i32 = 0;
export let turns: i32 = 0;
export let passes: i32 = 0;
let hasEnded: bool = false;

/** Whether seats play by equity, that is score and leave, as long as there are tiles in the bag; else by score. */
let playsByEquity: bool = false;

/** Whether this turn is being searched, and the maximum number of states that the search may visit. */
let isSearching: bool = false;
let maxVisited: i32 = 0;

export function loadGameRules(
  passesOfEach: i32,
  emptyRackEnds: bool,
  exchangeReturnsFirst: bool,
  unplayedDeducted: bool,
  unplayedAwarded: bool,
): void {
  passesToEnd = passesOfEach;
  endsWhenOut = emptyRackEnds;
  returnsFirst = exchangeReturnsFirst;
  deducts = unplayedDeducted;
  awards = unplayedAwarded;
}

/** Begins a playout with the loaded seats and bag. `maxStates` limits the search of each turn. */
export function beginGame(seatToMove: i32, passesInARow: i32, maxStates: i32, byEquity: bool): void {
  enableLeaves(false);
  beginPlays(true);
  playsByEquity = byEquity;
  for (let seat = 0; seat < seats; seat++) setLeave(seat, 0);
  toMove = seatToMove;
  passes = passesInARow;
  turns = 0;
  isSearching = false;
  maxVisited = maxStates;
  hasEnded = mustEnd();
}

function mustEnd(): bool {
  if (endsWhenOut && tilesInBag == 0 && isAnyOut()) return true;
  return passes >= passesToEnd * seatsInPlay();
}

/** Whether the game is over. It is a function because exported globals need not be numbers in the JavaScript form. */
export function isOver(): bool {
  return hasEnded;
}

function endTurn(): void {
  toMove = seatAfter(toMove);
  turns++;
  hasEnded = mustEnd();
}

function giveDrawnTiles(): void {
  for (let place = 0; place < tilesDrawn; place++) giveTile(toMove, drawnTile(place));
}

/** Makes the first play of `PLAYS` for the seat to move. */
export function play(): void {
  const made = firstPlay();
  const step = made.isDown ? columns : 1;
  let index: i32 = made.square;
  const tiles: i32 = made.tiles;
  for (let place = 0; place < tiles; place++) {
    const tile = tileOf(made, place);
    while (tileOn(index) != 0) index += step;
    putTile(index, tile);
    takeTile(toMove, onRack(tile));
  }
  checkChanged();
  addToScore(toMove, made.score);
  setLeave(toMove, made.equity - made.score);
  drawTiles(tiles);
  giveDrawnTiles();
  passes = 0;
  endTurn();
}

function takeReturned(): i32 {
  let count = 0;
  for (let letter: u32 = 0; letter < 64; letter++) {
    for (let left = load<u8>(letter, RETURNED); left > 0; left--) {
      takeTile(toMove, letter);
      count++;
    }
  }
  return count;
}

function putBackReturned(): void {
  for (let letter: u32 = 0; letter < 64; letter++) {
    for (let left = load<u8>(letter, RETURNED); left > 0; left--) putInBag(letter);
  }
}

/** Exchanges the tiles of `RETURNED` for the seat to move. `leave` is the value of the tiles it keeps, in points. */
export function exchange(leave: f64): void {
  setLeave(toMove, leave);
  const returned = takeReturned();
  if (returnsFirst) putBackReturned();
  drawTiles(returned);
  if (!returnsFirst) putBackReturned();
  giveDrawnTiles();
  passes = 0;
  endTurn();
}

/** Passes. `leave` is the value of the rack, in points. */
export function pass(leave: f64): void {
  setLeave(toMove, leave);
  drawTiles(0);
  passes++;
  endTurn();
}

/** Loads the rack of the seat to move. */
function loadRackToMove(): void {
  const rack = rackOf(toMove);
  for (let four: usize = 0; four < 64; four += 4) store<u32>(four, load<u32>(rack + four), RACK_COUNTS);
  loadRack();
}

/** One step of a turn: the seat to move makes its best play, or passes if it has none. Returns false once the turn is over. */
export function stepOfTurn(): bool {
  if (!isSearching) {
    loadRackToMove();
    enableLeaves(playsByEquity && tilesInBag > 0 && makeLeaves());
    beginSearch(true, maxVisited);
    isSearching = true;
  }
  if (searchStep()) return true;
  isSearching = false;
  if (count > 0) play();
  else pass(hasLeaves ? leaveValue(0) : 0);
  return false;
}

/** Computes the final scores, unplayed tiles included. */
export function settle(): void {
  let left: f64 = 0;
  if (deducts) for (let seat = 0; seat < seats; seat++) left += tileValueOf(seat);
  for (let seat = 0; seat < seats; seat++) {
    const lost = deducts ? tileValueOf(seat) : 0;
    const won = awards && tileCountOf(seat) == 0 ? left : 0;
    store<f64>((seat as usize) << 3, scoreOfSeat(seat) - lost + won, FINAL_SCORES);
  }
}
