import { arcFor, gaddagRoot, NO_ARC } from './graph';
import { leftwards } from './leftwards';
import { isFree, isOpen, letterAt, SQUARE, valueAt } from './square';
import { anchor, setAnchor } from './current-play';

/**
 * Walks the word graph from an anchor (Gordon, “A Faster Scrabble Move Generation Algorithm”, 1994):
 * leftwards to the first letter of a word, then over the separator and rightwards. The points of a partial
 * word are passed along: the sum of its letters, the product of its word factors, and the total of its
 * crossing words. They are 64-bit floats because scores are (docs/rules.md), whether or not they are exact.
 */

/**
 * Finds the plays of an anchor; if only the best are wanted, those whose bounds reach the cutoff. Returns
 * whether the walk is paused and must be resumed from the same anchor.
 */
export function walkFrom(index: i32, lines: usize, lineLength: i32): bool {
  setAnchor(index, lines, lineLength);
  return isFree(anchor) ? leftwards(anchor, gaddagRoot, 0, 1, 0) : walkFromRun();
}

function walkFromRun(): bool {
  let arc = gaddagRoot;
  let sum: f64 = 0;
  let square = anchor;
  while (!isOpen(square)) {
    arc = arcFor(arc, letterAt(square));
    if (arc == NO_ARC) return false;
    sum += valueAt(square);
    square -= SQUARE;
  }
  return leftwards(square, arc, sum, 1, 0);
}
