/** The stack of an endgame search: the positions from the root to the current one. */

/** Stages of a position: the next thing to do in it. */
export const BEGIN: u8 = 0;
export const LIST: u8 = 1;
export const TRY: u8 = 2;

@unmanaged
export class Node {
  hash: u64;
  /** Values below `alpha` and above `beta` are of no interest. */
  alpha: f64;
  beta: f64;
  /** The greatest value so far, and the id of its play, or 0 for a pass. */
  best: f64;
  bestPlay: u32;
  /** The address of the play that is searched, or 0 for a pass. */
  searched: usize;
  /** The address of a play that was searched before the others, or 0. */
  first: usize;
  /** The moves left to search. */
  next: usize;
  end: usize;
  /** Plies left to search. */
  depth: i32;
  passes: i32;
  seat: i32;
  stage: u8;
  /** Whether the searched move is only compared with the best one, and whether a play was made for it. */
  isScout: bool;
  isMade: bool;
  hasPassed: bool;
  isForced: bool;
  /** Whether all values so far, and the value of the best move, are proved to the end of the game. */
  areProved: bool;
  isBestProved: bool;
}

/** Bytes of a position, with padding: the JavaScript form cannot read numbers at other addresses. */
const NODE: usize = (offsetof<Node>() + 7) & ~7;
const NODES: usize = memory.data(6912, 8);

/** The position at a ply, with 0 for the root. */
export function nodeAt(ply: i32): Node {
  return changetype<Node>(NODES + (ply as usize) * NODE);
}
