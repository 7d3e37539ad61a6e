import { anchorSquare } from './anchors';
import { followedArc, gaddagRoot, NO_ARC } from './graph';
import { leftwards } from './leftwards';
import { blanks } from './rack';
import { allow, allowedAt, isFree, isOpen, letterAt, SQUARE, valueAt } from './square';
import { anchor, useAnchor } from './under-way';

/**
 * Walks the word graph from an anchor: leftwards to the first letter of a word, then over a turn
 * rightwards. The points of a word under way are carried along: the sum of its letters, the product
 * of its word factors, and the total of the words across; as numbers of 64 bits with a fraction, since
 * that is what scores are (docs/rules.md), exact or not.
 */

/** Finds the plays of an anchor; those of its bounds that may reach the floor, where only such are wanted. */
export function walkFrom(index: i32, lines: usize, lineLength: i32): void {
  useAnchor(index, lines, lineLength);
  if (isFree(anchor)) leftwards(anchor, gaddagRoot, 0, 1, 0);
  else fromRun();
}

/** Blanks with which the plays of an anchor may be too many for one step. */
const MANY_BLANKS: i32 = 2;

/** Whether the plays of an anchor are found letter by letter, by what is laid on its square. */
export function isInParts(index: i32): bool {
  return blanks >= MANY_BLANKS && isFree(anchorSquare(index));
}

/** Finds the plays of an anchor that lay a letter on its square. */
export function walkWith(letter: u32, index: i32, lines: usize, lineLength: i32): void {
  useAnchor(index, lines, lineLength);
  const low = allowedAt(anchor, 0);
  const high = allowedAt(anchor, 1);
  const bit: u32 = 1 << letter;
  const isLow = letter < 32;
  if (((isLow ? low : high) & bit) == 0) return;
  allow(anchor, 0, isLow ? bit : 0);
  allow(anchor, 1, isLow ? 0 : bit);
  leftwards(anchor, gaddagRoot, 0, 1, 0);
  allow(anchor, 0, low);
  allow(anchor, 1, high);
}

function fromRun(): void {
  let arc = gaddagRoot;
  let sum: f64 = 0;
  let square = anchor;
  while (!isOpen(square)) {
    arc = followedArc(arc, letterAt(square));
    if (arc == NO_ARC) return;
    sum += valueAt(square);
    square -= SQUARE;
  }
  leftwards(square, arc, sum, 1, 0);
}
