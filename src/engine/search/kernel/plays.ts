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
} from './layout';
import { laidAt, SQUARE } from './square';

/** Has the plays that were written down taken away. */
// @ts-ignore: decorator
@external('host', 'takePlays')
declare function takePlays(count: i32): void;

let count: i32 = 0;
let used: i32 = 0;

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
}
