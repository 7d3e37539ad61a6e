import { drawn, drawnAt, drawTiles, putInBag, tilesInBag, useBag } from './bag';
import { checkChanged } from './cross-checks';
import { FINAL_SCORES, RACK_COUNTS, RETURNED } from './layout';
import { useLeaves } from './leaves';
import { columns, putTile, tileOn } from './lines';
import { beginPlays, count, isPlayDown, scoreOf, squareOfPlay, tileOf, tilesOf } from './plays';
import { loadRack } from './rack';
import { seed } from './random';
import { beginSearch, searchOn } from './search';
import {
  addToScore,
  giveTo,
  isAnyOut,
  rackOf,
  scoreOfSeat,
  seatAfter,
  seats,
  seatsInPlay,
  takeFrom,
  tilesWith,
  useSeats,
  valueWith,
} from './seats';
import { onRack } from './tiles';

/**
 * A game that is only imagined, on the board that was taken up: turns follow each other without a
 * word to whoever calls. It goes by the rules of the game (`decide.ts`, `apply.ts` and `state.ts` of the
 * games themselves), with which tests compare it turn by turn.
 */

/** Passes of each seat that end a game, and whether an empty rack does with the bag empty. */
let passesToEnd: i32 = 0;
let endsWhenOut: bool = false;
/** Whether tiles given back go into the bag before others are drawn. */
let returnsFirst: bool = false;
/** Whether tiles left at the end cost their seats points, and bring them to whoever is out. */
let deducts: bool = false;
let awards: bool = false;

/** The seat whose turn it is, the turns taken since the game was taken up, and passes in a row. */
export let toMove: i32 = 0;
export let turns: i32 = 0;
export let passes: i32 = 0;
let hasEnded: bool = false;

/** Whether a search for the play of this turn is under way, and how many states it may visit. */
let isSearching: bool = false;
let mostVisited: i32 = 0;

/** Takes up how a game goes on and ends. */
export function useGameRules(
  passesOfEach: i32,
  emptyRackEnds: bool,
  exchangeReturnsFirst: bool,
  unplayedCost: bool,
  unplayedBring: bool,
): void {
  passesToEnd = passesOfEach;
  endsWhenOut = emptyRackEnds;
  returnsFirst = exchangeReturnsFirst;
  deducts = unplayedCost;
  awards = unplayedBring;
}

/** Takes up a game, of whose seats and bag the tables tell. */
export function beginGame(
  seatCount: i32,
  seatToMove: i32,
  passesInARow: i32,
  bagTiles: i32,
  seedOfDraws: u32,
  mostStates: i32,
): void {
  useLeaves(false);
  beginPlays(true);
  useSeats(seatCount);
  useBag(bagTiles);
  seed(seedOfDraws);
  toMove = seatToMove;
  passes = passesInARow;
  turns = 0;
  isSearching = false;
  mostVisited = mostStates;
  hasEnded = mustEnd();
}

function mustEnd(): bool {
  if (endsWhenOut && tilesInBag == 0 && isAnyOut()) return true;
  return passes >= passesToEnd * seatsInPlay();
}

/** Whether the game is over; a function, since globals need not be numbers in the JavaScript form. */
export function isOver(): bool {
  return hasEnded;
}

function endTurn(): void {
  toMove = seatAfter(toMove);
  turns++;
  hasEnded = mustEnd();
}

function giveDrawn(): void {
  for (let place = 0; place < drawn; place++) giveTo(toMove, drawnAt(place));
}

/** The seat to move makes the play that is written down first. */
export function play(): void {
  const step = isPlayDown(0) ? columns : 1;
  let index = squareOfPlay(0);
  const tiles = tilesOf(0);
  for (let place = 0; place < tiles; place++) {
    const tile = tileOf(0, place);
    while (tileOn(index) != 0) index += step;
    putTile(index, tile);
    takeFrom(toMove, onRack(tile));
  }
  checkChanged();
  addToScore(toMove, scoreOf(0));
  drawTiles(tiles);
  giveDrawn();
  passes = 0;
  endTurn();
}

function takeReturned(): i32 {
  let count = 0;
  for (let letter: u32 = 0; letter < 64; letter++) {
    for (let left = load<u8>(letter, RETURNED); left > 0; left--) {
      takeFrom(toMove, letter);
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

/** The seat to move gives the tiles back of which `RETURNED` tells, for as many others. */
export function exchange(): void {
  const returned = takeReturned();
  if (returnsFirst) putBackReturned();
  drawTiles(returned);
  if (!returnsFirst) putBackReturned();
  giveDrawn();
  passes = 0;
  endTurn();
}

/** The seat to move passes. */
export function pass(): void {
  drawTiles(0);
  passes++;
  endTurn();
}

/** Takes up the rack of the seat to move. */
function takeRack(): void {
  const rack = rackOf(toMove);
  for (let four: usize = 0; four < 64; four += 4) store<u32>(four, load<u32>(rack + four), RACK_COUNTS);
  loadRack();
}

/** One step of a turn in which the seat to move plays its best by score; false when it is taken. */
export function stepOfTurn(): bool {
  if (!isSearching) {
    takeRack();
    beginSearch(true, mostVisited);
    isSearching = true;
  }
  if (searchOn()) return true;
  isSearching = false;
  if (count > 0) play();
  else pass();
  return false;
}

/** Writes down what each seat has when tiles left have been settled. */
export function settle(): void {
  let left: f64 = 0;
  if (deducts) for (let seat = 0; seat < seats; seat++) left += valueWith(seat);
  for (let seat = 0; seat < seats; seat++) {
    const lost = deducts ? valueWith(seat) : 0;
    const won = awards && tilesWith(seat) == 0 ? left : 0;
    store<f64>((seat as usize) << 3, scoreOfSeat(seat) - lost + won, FINAL_SCORES);
  }
}
