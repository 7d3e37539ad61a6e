import {
  MOST_PLAYS,
  MOST_TILES,
  MOST_TILES_LAID,
  PLAY_EQUITIES,
  PLAY_IS_DOWN,
  PLAY_SCORES,
  PLAY_SQUARES,
  PLAY_TILES,
  PLAY_TILES_AT,
  TEXT_RANKS,
} from './layout';
import { laidAt, SQUARE } from './square';

/** Has the plays that were written down taken away. */
// @ts-ignore: decorator
@external('host', 'takePlays')
declare function takePlays(count: i32): void;

/** How many plays are written down, and how many tiles they lay. */
export let count: i32 = 0;
let used: i32 = 0;

/** Whether only the first is kept of plays that are worth the same. */
let keepsFirst: bool = false;

/** Begins to write down every play, or the first of those that are worth most. */
export function beginPlays(onlyFirst: bool): void {
  keepsFirst = onlyFirst;
  clearPlays();
}

export function clearPlays(): void {
  count = 0;
  used = 0;
}

/** Has the plays taken away that are still there. */
export function handOver(): void {
  if (count > 0) takePlays(count);
  clearPlays();
}

/** Writes a play down: the tiles that are laid from one square of a line to another. */
export function writeDown(
  score: f64,
  equity: f64,
  gridSquare: i32,
  isDown: bool,
  first: usize,
  last: usize,
): void {
  if (count == MOST_PLAYS || used + MOST_TILES > MOST_TILES_LAID) handOver();
  const play = count as usize;
  store<f64>(play << 3, score, PLAY_SCORES);
  store<f64>(play << 3, equity, PLAY_EQUITIES);
  store<i32>(play << 2, gridSquare, PLAY_SQUARES);
  store<u8>(play, isDown ? 1 : 0, PLAY_IS_DOWN);
  for (let square = first; square <= last; square += SQUARE) {
    const tile = laidAt(square);
    if (tile != 0) store<u8>(used++, tile, PLAY_TILES);
  }
  count++;
  store<i32>((count as usize) << 2, used, PLAY_TILES_AT);
  if (keepsFirst && count == 2) keepOne();
}

/** Of two plays that are worth the same, keeps the first in the public order. */
function keepOne(): void {
  if (isSecondFirst()) {
    store<f64>(0, scoreOf(1), PLAY_SCORES);
    store<i32>(0, squareOfPlay(1), PLAY_SQUARES);
    store<u8>(0, load<u8>(1, PLAY_IS_DOWN), PLAY_IS_DOWN);
    const tiles = tilesOf(1);
    for (let tile = 0; tile < tiles; tile++) store<u8>(tile, tileOf(1, tile), PLAY_TILES);
    store<i32>(4, tiles, PLAY_TILES_AT);
  }
  count = 1;
  used = tilesOf(0);
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

/** The score of a play that is written down, in points. */
export function scoreOf(play: i32): f64 {
  return load<f64>((play as usize) << 3, PLAY_SCORES);
}

/** The square of the first tile of a play. */
export function squareOfPlay(play: i32): i32 {
  return load<i32>((play as usize) << 2, PLAY_SQUARES);
}

export function isPlayDown(play: i32): bool {
  return load<u8>(play, PLAY_IS_DOWN) != 0;
}

function tilesAt(play: i32): i32 {
  return load<i32>((play as usize) << 2, PLAY_TILES_AT);
}

/** How many tiles a play lays. */
export function tilesOf(play: i32): i32 {
  return tilesAt(play + 1) - tilesAt(play);
}

/** A tile of a play. */
export function tileOf(play: i32, tile: i32): u32 {
  return load<u8>(tilesAt(play) + tile, PLAY_TILES);
}
