import { followedArc, gaddagRoot, NO_ARC } from './graph';
import { leftwards } from './leftwards';
import { isFree, isOpen, letterAt, SQUARE, valueAt } from './square';
import { anchor, useAnchor } from './current-play';

/**
 * Walks the word graph from an anchor: leftwards to the first letter of a word, then over a turn
 * rightwards. The points of a word under way are carried along: the sum of its letters, the product
 * of its word factors, and the total of the words across; as numbers of 64 bits with a fraction, since
 * that is what scores are (docs/rules.md), exact or not.
 */

/**
 * Finds the plays of an anchor; those of its bounds that may reach the cutoff, where only such are wanted.
 * Whether the walk is paused, so that it is to be resumed from the same anchor.
 */
export function walkFrom(index: i32, lines: usize, lineLength: i32): bool {
  useAnchor(index, lines, lineLength);
  return isFree(anchor) ? leftwards(anchor, gaddagRoot, 0, 1, 0) : walkFromRun();
}

function walkFromRun(): bool {
  let arc = gaddagRoot;
  let sum: f64 = 0;
  let square = anchor;
  while (!isOpen(square)) {
    arc = followedArc(arc, letterAt(square));
    if (arc == NO_ARC) return false;
    sum += valueAt(square);
    square -= SQUARE;
  }
  return leftwards(square, arc, sum, 1, 0);
}
