import { ANCHORS } from './layout';
import { beginOf } from './lines';
import { allowedAt, isCrossed, isFree, isOpen, SQUARE } from './square';

/**
 * Where plays are looked for: at the last tile of a run, or at a free square that touches tiles across
 * its line alone (on an empty board, at the start square). A play covers one or more anchors of its
 * line and is found from the leftmost, so that it is found once: leftwards, no tile is laid on or
 * beside an anchor before.
 */

/** Bytes of an anchor: its square, the first square of its line, the leftmost for tiles, which lines. */
const ANCHOR: usize = 16;
const LINE: usize = 4;
const LIMIT: usize = 8;
const IS_DOWN: usize = 12;

export let anchors: i32 = 0;

export function clearAnchors(): void {
  anchors = 0;
}

function addressOf(anchor: i32): usize {
  return ANCHORS + (anchor as usize) * ANCHOR;
}

export function anchorSquare(anchor: i32): usize {
  return load<u32>(addressOf(anchor));
}

/** The first square of the line of an anchor. */
export function anchorLine(anchor: i32): usize {
  return load<u32>(addressOf(anchor), LINE);
}

/** The first square of its line on which a tile may be laid leftwards. */
export function anchorLimit(anchor: i32): usize {
  return load<u32>(addressOf(anchor), LIMIT);
}

export function isAnchorDown(anchor: i32): bool {
  return load<u32>(addressOf(anchor), IS_DOWN) != 0;
}

export function addAnchor(square: usize, line: usize, limit: usize, isDown: bool): void {
  const at = addressOf(anchors++);
  store<u32>(at, square as u32);
  store<u32>(at, line as u32, LINE);
  store<u32>(at, limit as u32, LIMIT);
  store<u32>(at, isDown ? 1 : 0, IS_DOWN);
}

/** Adds the anchors of all lines of a game that has begun, from left to right. */
export function addAnchors(lines: usize, count: i32, length: i32, isDown: bool): void {
  for (let line = 0; line < count; line++) {
    const begin = beginOf(lines, line, length);
    let limit = begin;
    let square = begin;
    for (let place = 0; place < length; place++) {
      const isTaken = !isFree(square);
      const isBesideRun = !isOpen(square + SQUARE) || (!isTaken && !isOpen(square - SQUARE));
      // Beside a run of its line, every play on a free square takes in the run.
      if (!isBesideRun) {
        if (isTaken) {
          addAnchor(square, begin, limit, isDown);
          limit = square + 2 * SQUARE;
        } else if (isCrossed(square) && (allowedAt(square, 0) | allowedAt(square, 1)) != 0) {
          addAnchor(square, begin, limit, isDown);
          limit = square + SQUARE;
        }
      }
      square += SQUARE;
    }
  }
}
