import { checkChanged } from './cross-checks';
import { awards, deducts, endsWhenOut, passesToEnd } from './game';
import { MAX_TILES, SEAT_RACKS } from './layout';
import {
  clearLinePlays,
  contentsAddress,
  lineOf,
  LinePlay,
  loadKinds,
  readLine,
  setContents,
} from './line-plays';
import { mix } from './mix';
import { columns, putTile, removeTile, tileOn } from './lines';
import { faceOf } from './tiles';
import { clearLog, logEnd, nextEntry, restoreSquares, squareOfEntry } from './undo';

/** The state of an endgame: the racks of two seats, the tiles on the board, and the plays made since it began. */

@unmanaged
class Rack {
  /** Its tiles by kind (`line-plays.ts`), the sum of their face values in points, and their number. */
  kinds: u64;
  face: f64;
  count: i32;
}

const RACKS: usize = memory.data(48, 8);

// @ts-ignore: decorator
@inline
function rackAt(seat: i32): Rack {
  return changetype<Rack>(RACKS + 24 * seat);
}

export function rackOf(seat: i32): u64 {
  return rackAt(seat).kinds;
}

export function faceOfRack(seat: i32): f64 {
  return rackAt(seat).face;
}

export function tilesOnRack(seat: i32): i32 {
  return rackAt(seat).count;
}

/** A hash of the tiles laid since the endgame began. */
let boardHash: u64 = 0;

/** The squares of these tiles. */
const LAID: usize = memory.data(64, 8);
let laidEnd: usize = LAID;

/** The lines that plays have changed, with their contents before: line and address, or 0 once these are forgotten. */
const CHANGED_LINES: usize = memory.data(768, 8);
let changedEnd: usize = CHANGED_LINES;

/** A play that was made: the ends of the three lists before it. */
@unmanaged
class Made {
  log: usize;
  laid: usize;
  changed: usize;
}

const MADE: usize = memory.data(192, 8);
let madeEnd: usize = MADE;

/** Begins with the racks of `SEAT_RACKS` and the loaded board. */
export function beginState(): void {
  for (let seat = 0; seat < 2; seat++) {
    const rack = rackAt(seat);
    rack.kinds = loadKinds(seat);
    rack.face = 0;
    rack.count = 0;
    for (let letter = 0; letter < MAX_TILES; letter++) {
      const tiles: i32 = load<u8>(SEAT_RACKS + seat * MAX_TILES + letter);
      rack.count += tiles;
      rack.face += faceOf(letter) * tiles;
    }
  }
  boardHash = 0;
  laidEnd = LAID;
  changedEnd = CHANGED_LINES;
  madeEnd = MADE;
  clearLog();
}

/** A hash of the position: the board, the racks, the seat to move, and the passes in a row. */
export function hashOfPosition(seat: i32, passes: i32): u64 {
  const turn: u64 = 2 * passes + seat + 1;
  return mix(boardHash ^ mix(rackOf(0)) ^ mix(~rackOf(1)) ^ mix(turn << 48));
}

function hashOfTile(square: i32, tile: u32): u64 {
  return mix(((square as u64) << 8) | tile | 0x5bd1e99500000000);
}

/** Makes a play for a seat. */
export function makePlay(seat: i32, play: LinePlay): void {
  const made = changetype<Made>(madeEnd);
  madeEnd += offsetof<Made>();
  made.log = logEnd();
  made.laid = laidEnd;
  made.changed = changedEnd;
  layTiles(play);
  const rack = rackAt(seat);
  rack.kinds -= play.kinds;
  rack.face -= play.face;
  rack.count -= play.count;
  markLines(made);
  for (let at = made.changed; at < changedEnd; at += 8) readLine(load<i32>(at));
}

function layTiles(play: LinePlay): void {
  const step = play.isDown ? columns : 1;
  let square: i32 = play.square;
  let tiles = play.tiles;
  for (let left: i32 = play.count; left > 0; left--) {
    while (tileOn(square) != 0) square += step;
    const tile = (tiles & 255) as u32;
    putTile(square, tile);
    boardHash ^= hashOfTile(square, tile);
    store<i32>(laidEnd, square);
    laidEnd += 4;
    tiles >>= 8;
  }
  checkChanged();
}

/** Remembers the contents of each line that the last play has changed. */
function markLines(made: Made): void {
  const end = logEnd();
  for (let entry = made.log; entry < end; entry = nextEntry(entry)) {
    const line = lineOf(squareOfEntry(entry));
    if (isMarked(line, made.changed)) continue;
    store<i32>(changedEnd, line);
    store<usize>(changedEnd, contentsAddress(line), 4);
    changedEnd += 8;
  }
}

function isMarked(line: i32, from: usize): bool {
  for (let at = from; at < changedEnd; at += 8) if (load<i32>(at) == line) return true;
  return false;
}

/** Undoes the last play, which a seat has made. */
export function undoPlay(seat: i32, play: LinePlay): void {
  madeEnd -= offsetof<Made>();
  const made = changetype<Made>(madeEnd);
  restoreSquares(made.log);
  while (laidEnd > made.laid) {
    laidEnd -= 4;
    const square = load<i32>(laidEnd);
    boardHash ^= hashOfTile(square, tileOn(square));
    removeTile(square);
  }
  const rack = rackAt(seat);
  rack.kinds += play.kinds;
  rack.face += play.face;
  rack.count += play.count;
  while (changedEnd > made.changed) {
    changedEnd -= 8;
    const line = load<i32>(changedEnd);
    const contents = load<usize>(changedEnd, 4);
    if (contents == 0) readLine(line);
    else setContents(line, contents);
  }
}

/** Frees the memory of all plays that were found. They are found again when they are needed. */
export function forgetPlays(): void {
  for (let at = CHANGED_LINES; at < changedEnd; at += 8) store<usize>(at, 0, 4);
  clearLinePlays();
}

export function isOver(passes: i32): bool {
  return (
    (endsWhenOut && (tilesOnRack(0) == 0 || tilesOnRack(1) == 0)) || passes >= 2 * passesToEnd
  );
}

/** Points that a seat gains on the other if the game ends here: the unplayed tiles. */
export function settlement(seat: i32): f64 {
  if (!deducts) return 0;
  const own = faceOfRack(seat);
  const other = faceOfRack(1 - seat);
  let gain = other - own;
  if (awards && tilesOnRack(seat) == 0) gain += other;
  if (awards && tilesOnRack(1 - seat) == 0) gain -= own;
  return gain;
}

/** How often the face values on the other rack count for a seat that goes out. */
export function timesAwarded(): f64 {
  return deducts ? (awards ? 2 : 1) : 0;
}
