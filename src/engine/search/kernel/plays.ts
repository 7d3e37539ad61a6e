import { MAX_PLAYS, PLAY_TILES, PLAYS, TEXT_RANKS } from './layout';

/** Delivers the plays of the table to the host. */
// @ts-ignore: decorator
@external('host', 'takePlays')
declare function takePlays(count: i32, tiles: i32): void;

/** Bytes of a play, and offsets of its fields (`PLAYS`). The score is at 0. */
const PLAY: usize = 24;
const EQUITY: usize = 8;
const TILES_AT: usize = 16;
const PLAY_SQUARE: usize = 20;
const IS_DOWN: usize = 22;
const TILES: usize = 23;

/** Number of plays in the table, and of their tiles. */
export let count: i32 = 0;
let tilesUsed: i32 = 0;

/** Whether only the first of plays of equal value is kept. */
let keepsFirst: bool = false;

/** Starts an empty table for all plays, or for the first of those with the greatest value. */
export function beginPlays(onlyFirst: bool): void {
  keepsFirst = onlyFirst;
  clearPlays();
}

export function clearPlays(): void {
  count = 0;
  tilesUsed = 0;
}

export function deliverPlays(): void {
  if (count > 0) takePlays(count, tilesUsed);
  clearPlays();
}

function addressOf(play: i32): usize {
  return PLAYS + (play as usize) * PLAY;
}

/** Appends a play; `firstTile` is the address of its tiles. */
export function appendPlay(
  score: f64,
  equity: f64,
  gridSquare: i32,
  isDown: bool,
  firstTile: usize,
  tiles: i32,
): void {
  if (count == MAX_PLAYS) deliverPlays();
  const play = addressOf(count);
  store<f64>(play, score);
  store<f64>(play, equity, EQUITY);
  store<u32>(play, tilesUsed, TILES_AT);
  store<u16>(play, gridSquare, PLAY_SQUARE);
  store<u8>(play, isDown ? 1 : 0, IS_DOWN);
  store<u8>(play, tiles, TILES);
  copyEights(firstTile, PLAY_TILES + tilesUsed, tiles);
  tilesUsed += tiles;
  count++;
  if (keepsFirst && count == 2) keepFirstOfTwo();
}

/** Copies bytes eight at a time, so there must be room for seven more. Addresses need no alignment. */
function copyEights(from: usize, to: usize, bytes: usize): void {
  for (let copied: usize = 0; copied < bytes; copied += 8) {
    store<u64>(to + copied, load<u64>(from + copied, 0, 1), 0, 1);
  }
}

/** Keeps the first of two plays of equal value, in the public order. */
function keepFirstOfTwo(): void {
  if (isSecondFirst()) {
    copyEights(PLAY_TILES + tilesAt(1), PLAY_TILES, tilesOf(1));
    copyEights(addressOf(1), addressOf(0), PLAY);
    store<u32>(addressOf(0), 0, TILES_AT);
  }
  count = 1;
  tilesUsed = tilesOf(0);
}

function isSecondFirst(): bool {
  if (scoreOf(0) != scoreOf(1)) return scoreOf(1) > scoreOf(0);
  if (squareOfPlay(0) != squareOfPlay(1)) return squareOfPlay(1) < squareOfPlay(0);
  if (isPlayDown(0) != isPlayDown(1)) return isPlayDown(0);
  const tiles = min(tilesOf(0), tilesOf(1));
  for (let tile = 0; tile < tiles; tile++) {
    const first = load<u8>(tileOf(0, tile), TEXT_RANKS);
    const second = load<u8>(tileOf(1, tile), TEXT_RANKS);
    if (first != second) return second < first;
  }
  return tilesOf(1) < tilesOf(0);
}

export function scoreOf(play: i32): f64 {
  return load<f64>(addressOf(play));
}

export function squareOfPlay(play: i32): i32 {
  return load<u16>(addressOf(play), PLAY_SQUARE);
}

export function isPlayDown(play: i32): bool {
  return load<u8>(addressOf(play), IS_DOWN) != 0;
}

export function tilesOf(play: i32): i32 {
  return load<u8>(addressOf(play), TILES);
}

export function tileOf(play: i32, tile: i32): u32 {
  return load<u8>(tilesAt(play) + tile, PLAY_TILES);
}

/** Index of the first tile of a play in `PLAY_TILES`. */
function tilesAt(play: i32): i32 {
  return load<i32>(addressOf(play), TILES_AT);
}
