import { POSITION, POSITION_SLOTS, positionSlots } from './endgame-memory';

/**
 * The transposition table of endgames: results of positions by their hashes. Each slot keeps the last of the positions
 * that share it.
 */

/** How a value limits the result: it is at least the value, at most the value, or both. */
export const AT_LEAST: u8 = 1;
export const AT_MOST: u8 = 2;
export const EXACTLY: u8 = 3;

@unmanaged
export class Position {
  /** See `keyOf`. */
  key: u64;
  /** Points that the seat to move can gain on the other from here on. */
  value: f64;
  /** The id of the best play, or 0 for a pass. */
  play: u32;
  /** Number of plies that were searched. */
  depth: u8;
  limits: u8;
  /** Whether these reach the end of the game, so that more of them change nothing. */
  isProved: bool;
}

/** Differs in each endgame, so that the positions of earlier ones are not taken for its own. */
let epoch: u64 = 0;

/** Forgets all positions. Clearing their memory would take longer than a short search. */
export function forgetPositions(): void {
  epoch += 0x9e3779b97f4a7c15;
}

/** The key of a position in the table, by its hash. */
export function keyOf(hash: u64): u64 {
  return hash ^ epoch;
}

/** The slot of a hash. Its position may be another one. */
export function positionOf(hash: u64): Position {
  const slot = (hash >> 32) as u32 & (POSITION_SLOTS - 1);
  return changetype<Position>(positionSlots + (slot as usize) * POSITION);
}
