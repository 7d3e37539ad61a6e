import { ANCHORS } from './layout';
import { beginOf } from './lines';
import { allowedAt, isCrossed, isFree, isOpen, SQUARE } from './square';

/**
 * Anchors: the squares from which plays are searched (Appel and Jacobson, “The World's Fastest Scrabble
 * Program”, 1988). Here an anchor is the last tile of a run, or a free square that touches only tiles of
 * crossing lines; on an empty board, it is the start square. A play covers one or more anchors of its line
 * and is found once, from the leftmost: on the way left, no tile is laid on or beside an earlier anchor.
 */

/** Bytes of an anchor, and offsets of its fields. Its square is at 0. */
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

/** The first square of the anchor's line. */
export function anchorLine(anchor: i32): usize {
  return load<u32>(addressOf(anchor), LINE);
}

/** The leftmost square of the anchor's line on which a tile may be laid. */
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

/** Adds the anchors of all lines, from left to right. The board must have tiles. */
export function addAnchors(lines: usize, count: i32, length: i32, isDown: bool): void {
  for (let line = 0; line < count; line++) {
    const begin = beginOf(lines, line, length);
    let limit = begin;
    let square = begin;
    for (let place = 0; place < length; place++) {
      const isTaken = !isFree(square);
      const isBesideRun = !isOpen(square + SQUARE) || (!isTaken && !isOpen(square - SQUARE));
      // Squares inside or beside a run are skipped: every play there includes the run's last tile.
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
