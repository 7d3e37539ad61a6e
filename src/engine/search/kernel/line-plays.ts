import { clearEights } from './bytes';
import { addAnchorsOfLine, anchors, clearAnchors } from './anchors';
import { resetPlay } from './current-play';
import { LINE_SLOTS, linePlays, linePlaysEnd, lineSlots } from './endgame-memory';
import { COLUMNS, MAX_TILES, PLAY_TILES, RACK_COUNTS, ROWS, SEAT_RACKS } from './layout';
import { beginOf, columns, rows, tileOn } from './lines';
import { beginStep, resetVisited, visited } from './pause';
import { areLost, beginLocalPlays, clearPlays, count, playAt, PlayRecord, tileOf } from './plays';
import { enableLeaves, loadRack } from './rack';
import { contentsOf, SQUARE } from './square';
import { mix } from './mix';
import { faceOf, onRack } from './tiles';
import { walkFrom } from './walk';

/**
 * The plays of each line in an endgame. They depend only on the contents of the line and on the rack, so they are
 * remembered by these: most lines are the same before and after a move.
 *
 * Lines are numbered: rows first, then columns.
 */

/**
 * A rack, or the tiles of a play, as numbers of tiles by kind, eight bits each: a rack has at most eight tiles. Kinds
 * are numbered for each seat, in the order of letters: a blank is the first kind.
 */
const KIND_BITS: u32 = 8;
const KIND_MASK: u64 = 255;
const HIGHEST_BITS: u64 = 0x8080808080808080;

/** By seat and letter: the first bit of the kind, or `NO_KIND`. */
const FIRST_BITS: usize = memory.data(128, 8);
const NO_KIND: u8 = 255;
/** By seat: whether it has a blank when the endgame begins. */
const HAS_BLANKS: usize = memory.data(2, 8);

/** Numbers the kinds on a seat's rack, and returns that rack. */
export function loadKinds(seat: i32): u64 {
  const rack = SEAT_RACKS + seat * MAX_TILES;
  let bit: u32 = 0;
  let packed: u64 = 0;
  for (let letter = 0; letter < MAX_TILES; letter++) {
    const tiles = load<u8>(rack + letter);
    store<u8>(FIRST_BITS + seat * MAX_TILES + letter, tiles == 0 ? NO_KIND : (bit as u8));
    if (tiles == 0) continue;
    packed |= (tiles as u64) << bit;
    bit += KIND_BITS;
  }
  store<u8>(HAS_BLANKS + seat, load<u8>(rack));
  return packed;
}

function firstBit(seat: i32, letter: u32): u8 {
  return load<u8>(FIRST_BITS + seat * MAX_TILES + letter);
}

function blanksOn(rack: u64, seat: i32): u64 {
  return load<u8>(HAS_BLANKS + seat) == 0 ? 0 : rack & KIND_MASK;
}

/** Whether a rack has all tiles of a play. */
// @ts-ignore: decorator
@inline
export function hasTiles(rack: u64, tiles: u64): bool {
  return (((rack | HIGHEST_BITS) - tiles) & HIGHEST_BITS) == HIGHEST_BITS;
}

/** A play of a line. */
@unmanaged
export class LinePlay {
  /** Its tiles by kind; in points, its score and the face values of its tiles. */
  kinds: u64;
  score: f64;
  face: f64;
  /** Its tiles in the order of their squares, eight bits each, the first lowest; and the square of the first. */
  tiles: u64;
  square: u16;
  isDown: bool;
  count: u8;
  /** The line in the lowest eight bits, and a hash of the square and the tiles. */
  id: u32;
  /** The rectangle of its tiles. */
  top: u8;
  bottom: u8;
  left: u8;
  right: u8;
  /** A rectangle around all squares on which another tile would change its words or its score. */
  fromRow: u8;
  toRow: u8;
  fromColumn: u8;
  toColumn: u8;
}

export const LINE_PLAY: usize = offsetof<LinePlay>();

// @ts-ignore: decorator
@inline
export function isSamePlay(one: LinePlay, other: LinePlay): bool {
  return one.tiles == other.tiles && one.square == other.square && one.isDown == other.isDown;
}

/** Whether a play is legal and scores the same after another one. It may be even if this returns false. */
// @ts-ignore: decorator
@inline
export function isUntouched(play: LinePlay, by: LinePlay): bool {
  return (
    by.bottom < play.fromRow ||
    by.top > play.toRow ||
    by.right < play.fromColumn ||
    by.left > play.toColumn
  );
}

/**
 * Contents of a line: their hash, and for each seat, the rack for which its plays were found, and the address of
 * these plays (0 if they have not been found).
 */
@unmanaged
class Contents {
  hash: u64;
  firstRack: u64;
  secondRack: u64;
  firstPlays: usize;
  secondPlays: usize;
}

const CONTENTS: usize = offsetof<Contents>();

/** By line: the address of its contents. There is room for 256 lines. */
const LINES: usize = memory.data(1024, 8);

let free: usize = 0;
let entries: u32 = 0;

/** Whether the memory has overflowed, so that plays are missing. */
export let isIncomplete: bool = false;

/** Work in this step: plays and moves looked at, and states of the word graph visited to find them. */
export let work: i32 = 0;

export function resetWork(): void {
  work = 0;
}

export function addWork(amount: i32): void {
  work += amount;
}

export function contentsAddress(line: i32): usize {
  return load<usize>(LINES + (line << 2));
}

export function setContents(line: i32, contents: usize): void {
  store<usize>(LINES + (line << 2), contents);
}

/** Forgets all plays and reads all lines. */
export function clearLinePlays(): void {
  free = linePlays;
  entries = 0;
  clearEights(lineSlots, (LINE_SLOTS as usize) * 4);
  for (let line = 0; line < rows + columns; line++) readLine(line);
}

export function beginLinePlays(): void {
  isIncomplete = false;
  clearLinePlays();
}

/** Bytes that the plays of one position and the contents of its lines may take. */
const BYTES_OF_POSITION: usize = 3000000;

/** Bytes of these that contents of lines and lengths of lists may take. */
const BYTES_OF_LINES: usize = 65536;

/** Whether the memory could be too small for the plays of another position. */
export function isNearlyFull(): bool {
  return free + BYTES_OF_POSITION > linePlaysEnd || entries > LINE_SLOTS >> 1;
}

function beginOfLine(line: i32): usize {
  return line < rows ? beginOf(ROWS, line, columns) : beginOf(COLUMNS, line - rows, rows);
}

/** The line of a square. */
export function lineOf(square: usize): i32 {
  return square < COLUMNS
    ? (((square - ROWS) / SQUARE) as i32 - 1) / (columns + 1)
    : rows + (((square - COLUMNS) / SQUARE) as i32 - 1) / (rows + 1);
}

function hashOf(line: i32): u64 {
  let square = beginOfLine(line);
  // Mixed and inverted, so that it cannot cancel any letters or points of the first square.
  let hash = mix(~(line as u64));
  for (let left = line < rows ? columns : rows; left > 0; left--) {
    hash = mix(hash ^ contentsOf(square));
    square += SQUARE;
  }
  return hash;
}

/** Reads the contents of a line. */
export function readLine(line: i32): void {
  const hash = hashOf(line);
  let slot = (hash >> 32) as u32 & (LINE_SLOTS - 1);
  while (true) {
    const known = load<usize>(lineSlots + (slot << 2));
    if (known == 0) break;
    if (changetype<Contents>(known).hash == hash) {
      setContents(line, known);
      return;
    }
    slot = (slot + 1) & (LINE_SLOTS - 1);
  }
  const added = changetype<Contents>(free);
  free += CONTENTS;
  added.hash = hash;
  added.firstPlays = 0;
  added.secondPlays = 0;
  store<usize>(lineSlots + (slot << 2), changetype<usize>(added));
  entries++;
  setContents(line, changetype<usize>(added));
}

/** Address of the first play of a line, up to `listEnd`. Some may need tiles that are not on the rack. */
export function playsOf(line: i32, seat: i32, rack: u64): usize {
  const list = knownPlays(line, seat, rack);
  work += ((listEnd(list) - list) / LINE_PLAY) as i32;
  return list;
}

function knownPlays(line: i32, seat: i32, rack: u64): usize {
  const contents = changetype<Contents>(contentsAddress(line));
  const known = seat == 0 ? contents.firstPlays : contents.secondPlays;
  const knownRack = seat == 0 ? contents.firstRack : contents.secondRack;
  if (known != 0 && (knownRack == rack || isNearlyAs(knownRack, rack, seat))) return known;
  const found = findPlays(line, seat, rack);
  if (seat == 0) {
    contents.firstPlays = found;
    contents.firstRack = rack;
  } else {
    contents.secondPlays = found;
    contents.secondRack = rack;
  }
  return found;
}

/** Whether the plays of a larger rack will do: it has as many blanks, with which there are far more plays. */
function isNearlyAs(larger: u64, rack: u64, seat: i32): bool {
  return hasTiles(larger, rack) && blanksOn(larger, seat) == blanksOn(rack, seat);
}

/** Address after the last play of a list. */
// @ts-ignore: decorator
@inline
export function listEnd(list: usize): usize {
  return load<usize>(list - 8);
}

function loadRackOf(seat: i32, rack: u64): void {
  for (let letter = 0; letter < MAX_TILES; letter++) {
    const bit = firstBit(seat, letter);
    store<u8>(RACK_COUNTS + letter, bit == NO_KIND ? 0 : ((rack >> bit) & KIND_MASK) as u8);
  }
  loadRack();
}

function findPlays(line: i32, seat: i32, rack: u64): usize {
  loadRackOf(seat, rack);
  enableLeaves(false);
  clearAnchors();
  beginLocalPlays();
  resetVisited();
  resetPlay(1, false);
  const isDown = line >= rows;
  const lines = isDown ? COLUMNS : ROWS;
  const length = isDown ? rows : columns;
  addAnchorsOfLine(beginOfLine(line), length, isDown);
  free += 8;
  const list = free;
  for (let anchor = 0; anchor < anchors; anchor++) {
    let isPaused = true;
    while (isPaused) {
      beginStep();
      isPaused = walkFrom(anchor, lines, length);
      for (let index = 0; index < count; index++) addPlay(line, seat, playAt(index));
      clearPlays();
    }
  }
  work += visited;
  if (areLost) isIncomplete = true;
  store<usize>(list - 8, free);
  return list;
}

function addPlay(line: i32, seat: i32, found: PlayRecord): void {
  if (free + LINE_PLAY + BYTES_OF_LINES > linePlaysEnd) {
    isIncomplete = true;
    return;
  }
  const play = changetype<LinePlay>(free);
  free += LINE_PLAY;
  play.score = found.score;
  play.square = found.square;
  play.isDown = found.isDown;
  play.count = found.tiles;
  readTiles(play, seat, found);
  const hash = mix(play.tiles ^ ((found.square as u64) << 40)) as u32;
  play.id = (hash & ~255) | line;
}

/** Reads the tiles of a play, and finds its rectangles. */
function readTiles(play: LinePlay, seat: i32, found: PlayRecord): void {
  const step = found.isDown ? columns : 1;
  const sideStep = found.isDown ? 1 : columns;
  const row = (found.square as i32) / columns;
  const column = (found.square as i32) % columns;
  const side = found.isDown ? column : row;
  const sides = found.isDown ? columns : rows;
  const first = found.isDown ? row : column;
  const length = found.isDown ? rows : columns;

  let square: i32 = found.square;
  let last = square;
  let kinds: u64 = 0;
  let tiles: u64 = 0;
  let face: f64 = 0;
  let before = 0;
  let after = 0;
  for (let place = 0; place < (found.tiles as i32); place++) {
    while (tileOn(square) != 0) square += step;
    const tile = tileOf(found, place);
    const letter = onRack(tile);
    kinds += (1 as u64) << firstBit(seat, letter);
    tiles |= (tile as u64) << (8 * place);
    face += faceOf(letter);
    before = max(before, squaresToFree(square, -sideStep, side));
    after = max(after, squaresToFree(square, sideStep, sides - 1 - side));
    last = square;
    square += step;
  }
  play.kinds = kinds;
  play.tiles = tiles;
  play.face = face;

  const end = first + (last - (found.square as i32)) / step;
  const from = first - squaresToFree(found.square, -step, first);
  const to = end + squaresToFree(last, step, length - 1 - end);
  if (found.isDown) {
    setRectangle(play, first, end, side, side);
    setReach(play, from, to, side - before, side + after);
  } else {
    setRectangle(play, side, side, first, end);
    setReach(play, side - before, side + after, from, to);
  }
}

/** Number of squares from one to the next without a tile, or to the last of `squares` squares. */
function squaresToFree(square: i32, step: i32, squares: i32): i32 {
  let distance = 1;
  while (distance <= squares && tileOn(square + distance * step) != 0) distance++;
  return min(distance, squares);
}

function setRectangle(play: LinePlay, top: i32, bottom: i32, left: i32, right: i32): void {
  play.top = top as u8;
  play.bottom = bottom as u8;
  play.left = left as u8;
  play.right = right as u8;
}

function setReach(play: LinePlay, fromRow: i32, toRow: i32, fromColumn: i32, toColumn: i32): void {
  play.fromRow = fromRow as u8;
  play.toRow = toRow as u8;
  play.fromColumn = fromColumn as u8;
  play.toColumn = toColumn as u8;
}
