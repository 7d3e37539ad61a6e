import { copyEights } from './bytes';
import { movesEnd } from './endgame-memory';
import { awards, deducts, endsWhenOut } from './game';
import {
  faceOfRack,
  rackOf,
  settlement,
  tilesOnRack,
  timesAwarded,
} from './endgame-state';
import { addWork, hasTiles, isUntouched, LINE_PLAY, LinePlay, listEnd, playsOf } from './line-plays';
import { columns, rows, tileOn } from './lines';
import { firstPlay, tileOf } from './plays';

/**
 * Moves of a seat in an endgame. Before any is searched, each has an estimate, which orders them, and perhaps a limit:
 * a reply that goes out and is still legal after the move proves that the move cannot be worth more.
 */

/** A move in the list of a position: its estimate and its limit in points, and a copy of its play. */
@unmanaged
class ListedMove {
  estimate: f64;
  limit: f64;
}

const HEADER: usize = offsetof<ListedMove>();
const MOVE: usize = HEADER + LINE_PLAY;

/** Address of the move after one in a list. */
export function nextMove(move: usize): usize {
  return move + MOVE;
}

export function playOf(move: usize): LinePlay {
  return changetype<LinePlay>(move + HEADER);
}

/** The most that the seat can gain with a move, if a reply proves it, else `Infinity`. */
export function limitOf(move: usize): f64 {
  return changetype<ListedMove>(move).limit;
}

function estimateOf(move: usize): f64 {
  return changetype<ListedMove>(move).estimate;
}

const SWAPPED: usize = memory.data(80, 8);

/** Moves the move with the greatest estimate to the front of a list. */
export function bringBestForward(list: usize, end: usize): void {
  let best = list;
  addWork(((end - list) / MOVE) as i32);
  for (let move = nextMove(list); move < end; move = nextMove(move)) {
    if (estimateOf(move) > estimateOf(best)) best = move;
  }
  if (best == list) return;
  copyEights(best, SWAPPED, MOVE);
  copyEights(list, best, MOVE);
  copyEights(SWAPPED, list, MOVE);
}

/** The best replies, in descending order of their estimates: the estimate, and the address of the play. */
const REPLIES: usize = memory.data(1024, 8);
const REPLY: usize = 16;
const MAX_REPLIES: i32 = 64;
let replies: i32 = 0;

/** The replies that go out, in descending order of their scores: addresses. */
const OUTS: usize = memory.data(256, 8);
const MAX_OUTS: i32 = 64;
let outs: i32 = 0;

/** The worth of a play if nothing follows, in points: its score, and its tiles if unplayed ones are deducted. */
// @ts-ignore: decorator
@inline
function worthOf(play: LinePlay): f64 {
  return deducts ? play.score + play.face : play.score;
}

// @ts-ignore: decorator
@inline
function goesOut(play: LinePlay, tiles: i32): bool {
  return endsWhenOut && (play.count as i32) == tiles;
}

/** Finds the best replies of a seat in this position, as if it were to move. */
function findReplies(seat: i32): void {
  replies = 0;
  outs = 0;
  const rack = rackOf(seat);
  const tiles = tilesOnRack(seat);
  if (tiles == 0) return;
  const award = awards ? faceOfRack(1 - seat) : 0;
  for (let line = 0; line < rows + columns; line++) {
    const list = playsOf(line, seat, rack);
    const end = listEnd(list);
    for (let at = list; at < end; at += LINE_PLAY) {
      const play = changetype<LinePlay>(at);
      if (!hasTiles(rack, play.kinds)) continue;
      let worth = worthOf(play);
      if (goesOut(play, tiles)) {
        worth += award;
        addOut(play);
      }
      if (replies < MAX_REPLIES || worth > worthOfReply(MAX_REPLIES - 1)) addReply(play, worth);
    }
  }
}

function worthOfReply(place: i32): f64 {
  return load<f64>(REPLIES + (place as usize) * REPLY);
}

function addReply(play: LinePlay, worth: f64): void {
  if (replies < MAX_REPLIES) replies++;
  let at = REPLIES + ((replies - 1) as usize) * REPLY;
  for (; at > REPLIES && load<f64>(at - REPLY) < worth; at -= REPLY) {
    copyEights(at - REPLY, at, REPLY);
  }
  store<f64>(at, worth);
  store<usize>(at, changetype<usize>(play), 8);
}

function outAt(at: usize): LinePlay {
  return changetype<LinePlay>(load<usize>(at));
}

function addOut(play: LinePlay): void {
  if (outs == MAX_OUTS) return;
  let at = OUTS + ((outs++ as usize) << 2);
  for (; at > OUTS && outAt(at - 4).score < play.score; at -= 4) {
    store<usize>(at, load<usize>(at - 4));
  }
  store<usize>(at, changetype<usize>(play));
}

/** The worth of the best reply that a play does not touch, in points; 0 if there is none. */
function worthOfReplyTo(play: LinePlay): f64 {
  const end = REPLIES + (replies as usize) * REPLY;
  for (let at = REPLIES; at < end; at += REPLY) {
    if (isUntouched(changetype<LinePlay>(load<usize>(at, 8)), play)) return load<f64>(at);
  }
  return 0;
}

/**
 * The most that a seat can gain with a play: the other seat may go out after it. `ownFace` is the face value of the
 * rack before the play.
 */
function limitAfter(play: LinePlay, ownFace: f64): f64 {
  const end = OUTS + ((outs as usize) << 2);
  for (let at = OUTS; at < end; at += 4) {
    const out = outAt(at);
    if (isUntouched(out, play)) return play.score - out.score - timesAwarded() * (ownFace - play.face);
  }
  return Infinity;
}

/** The barred play: its tiles as in `LinePlay`, or 0 if none is barred. */
let barredTiles: u64 = 0;
let barredSquare: u16 = 0;
let isBarredDown: bool = false;
/** Whether the first move may be a pass only if there is no play. */
export let isPassBarred: bool = false;

export function barNothing(): void {
  barredTiles = 0;
  isPassBarred = false;
}

/** Bars a pass from being the first move of the endgame that has begun, unless there is no play. */
export function barPass(): void {
  isPassBarred = true;
}

/** Bars the first play of `PLAYS` from being the first of the endgame that has begun. */
export function barFirst(): void {
  const play = firstPlay();
  barredTiles = 0;
  for (let place = 0; place < (play.tiles as i32); place++) {
    barredTiles |= (tileOf(play, place) as u64) << (8 * place);
  }
  isBarredDown = play.isDown;
  // A person may name an occupied square, which the play skips.
  let square: i32 = play.square;
  while (tileOn(square) != 0) square += play.isDown ? columns : 1;
  barredSquare = square as u16;
}

/** A single tile has no direction; the barred play may come from a person, who gave it one. */
function isBarred(play: LinePlay): bool {
  return (
    play.tiles == barredTiles &&
    play.square == barredSquare &&
    (play.count == 1 || play.isDown == isBarredDown)
  );
}

/** A play that goes out and its value, if there is one: the rest of the game is known after it. */
export let outPlay: LinePlay = changetype<LinePlay>(0);
export let outValue: f64 = -Infinity;
/** Whether the seat has any play; and the most that it can gain with a pass that does not end the game. */
export let hasPlays: bool = false;
export let limitOfPass: f64 = Infinity;
/** Whether a list was too long for its memory, so that moves are missing. */
export let areMovesMissing: bool = false;

export function beginMoves(): void {
  areMovesMissing = false;
}

/**
 * Lists the plays of a seat that do not go out from an address on, with or without the barred one. Returns the end of
 * the list.
 */
export function listMoves(seat: i32, begin: usize, withBarred: bool): usize {
  const rack = rackOf(seat);
  const tiles = tilesOnRack(seat);
  const face = faceOfRack(seat);
  const outGain = timesAwarded() * faceOfRack(1 - seat);
  findReplies(1 - seat);
  limitOfPass = outs > 0 ? -outAt(OUTS).score - timesAwarded() * face : Infinity;
  hasPlays = false;
  outValue = -Infinity;
  let end = begin;
  for (let line = 0; line < rows + columns && tiles > 0; line++) {
    const list = playsOf(line, seat, rack);
    const last = listEnd(list);
    for (let at = list; at < last; at += LINE_PLAY) {
      const play = changetype<LinePlay>(at);
      if (!hasTiles(rack, play.kinds)) continue;
      if (!withBarred && isBarred(play)) continue;
      hasPlays = true;
      if (goesOut(play, tiles)) {
        if (play.score + outGain <= outValue) continue;
        outValue = play.score + outGain;
        outPlay = play;
      } else if (nextMove(end) > movesEnd) {
        areMovesMissing = true;
      } else {
        const move = changetype<ListedMove>(end);
        move.estimate = worthOf(play) - worthOfReplyTo(play);
        move.limit = limitAfter(play, face);
        copyEights(at, end + HEADER, LINE_PLAY);
        end = nextMove(end);
      }
    }
  }
  return end;
}

/** Estimates what a seat to move can gain: it plays, the other replies, and the game ends. */
export function estimateTwoPlies(seat: i32): f64 {
  const rack = rackOf(seat);
  const tiles = tilesOnRack(seat);
  const award = awards ? faceOfRack(1 - seat) : 0;
  findReplies(1 - seat);
  let best: f64 = replies > 0 ? -worthOfReply(0) : 0;
  for (let line = 0; line < rows + columns && tiles > 0; line++) {
    const list = playsOf(line, seat, rack);
    const end = listEnd(list);
    for (let at = list; at < end; at += LINE_PLAY) {
      const play = changetype<LinePlay>(at);
      if (!hasTiles(rack, play.kinds)) continue;
      let gain = worthOf(play);
      if (goesOut(play, tiles)) gain += award;
      else if (gain > best) gain -= worthOfReplyTo(play);
      best = max(best, gain);
    }
  }
  return best + settlement(seat);
}
