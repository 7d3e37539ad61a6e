import { copyEights } from './bytes';
import { MAX_PLAYS, PLAY_TILES, PLAYS, TEXT_RANKS } from './layout';

/** Delivers the plays of the table to the host. */
// @ts-ignore: decorator
@external('host', 'takePlays')
declare function takePlays(count: i32, tiles: i32): void;

/** A play as the host reads it (`PLAYS`). */
@unmanaged
export class PlayRecord {
  /** In points; the equity is the score plus the value of the leave. */
  score: f64;
  equity: f64;
  /** Index of its first tile in `PLAY_TILES`. */
  tilesAt: u32;
  /** Index of the square of its first tile, row by row. */
  square: u16;
  isDown: bool;
  /** Number of its tiles. */
  tiles: u8;
}

const BYTES: usize = offsetof<PlayRecord>();

/** Number of plays in the table, and of their tiles. */
export let count: i32 = 0;
let tilesUsed: i32 = 0;

/** Whether only the first of plays of equal value is kept. */
let keepsFirst: bool = false;

/** Whether plays stay in the kernel, and whether some were lost because the table was full. */
let isLocal: bool = false;
export let areLost: bool = false;

/** Starts an empty table for all plays, or for the first of those with the greatest value. */
export function beginPlays(onlyFirst: bool): void {
  keepsFirst = onlyFirst;
  isLocal = false;
  clearPlays();
}

/** Starts an empty table for all plays that the kernel itself uses. */
export function beginLocalPlays(): void {
  beginPlays(false);
  isLocal = true;
  areLost = false;
}

export function clearPlays(): void {
  count = 0;
  tilesUsed = 0;
}

export function deliverPlays(): void {
  if (count > 0) takePlays(count, tilesUsed);
  clearPlays();
}

/** A play of the table. */
export function playAt(index: i32): PlayRecord {
  return changetype<PlayRecord>(PLAYS + (index as usize) * BYTES);
}

/**
 * The free record after the plays of the table. If the table is full, its plays are delivered first, or lost if they
 * stay in the kernel.
 */
export function nextPlay(): PlayRecord {
  if (count == MAX_PLAYS) {
    areLost = isLocal;
    if (isLocal) clearPlays();
    else deliverPlays();
  }
  return playAt(count);
}

/** Appends the play of `nextPlay`; `firstTile` is the address of its tiles. */
export function appendPlay(play: PlayRecord, firstTile: usize, tiles: i32): void {
  play.tilesAt = tilesUsed;
  play.tiles = tiles as u8;
  copyEights(firstTile, PLAY_TILES + tilesUsed, tiles);
  tilesUsed += tiles;
  count++;
  if (keepsFirst && count == 2) keepFirstOfTwo();
}

/** Keeps the first of two plays of equal value, in the public order. */
function keepFirstOfTwo(): void {
  const first = playAt(0);
  if (isSecondFirst()) {
    const second = playAt(1);
    copyEights(PLAY_TILES + second.tilesAt, PLAY_TILES, second.tiles);
    copyEights(changetype<usize>(second), changetype<usize>(first), BYTES);
    first.tilesAt = 0;
  }
  count = 1;
  tilesUsed = first.tiles;
}

function isSecondFirst(): bool {
  const first = playAt(0);
  const second = playAt(1);
  if (first.score != second.score) return second.score > first.score;
  if (first.square != second.square) return second.square < first.square;
  if (first.isDown != second.isDown) return first.isDown;
  const tiles: i32 = min(first.tiles, second.tiles);
  for (let tile = 0; tile < tiles; tile++) {
    const rank = load<u8>(tileOf(first, tile), TEXT_RANKS);
    const otherRank = load<u8>(tileOf(second, tile), TEXT_RANKS);
    if (rank != otherRank) return otherRank < rank;
  }
  return second.tiles < first.tiles;
}

/** The first play of the table. */
export function firstPlay(): PlayRecord {
  return playAt(0);
}

export function tileOf(play: PlayRecord, tile: i32): u32 {
  return load<u8>(play.tilesAt + tile, PLAY_TILES);
}
