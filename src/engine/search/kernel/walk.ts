import { anchor, setAnchor } from './current-play';
import { arcFor, gaddagRoot, NO_ARC } from './graph';
import { leftwards } from './leftwards';
import { beginWord } from './partial-word';
import { isOpen, letterAt, SQUARE, valueAt } from './square';

/**
 * Walks the word graph from an anchor (Gordon, “A Faster Scrabble Move Generation Algorithm”, 1994):
 * leftwards to the first letter of a word, then over the separator and rightwards.
 */

/**
 * Finds the plays of an anchor; if only the best are wanted, those whose bounds reach the cutoff. Returns
 * whether the walk is paused and must be resumed from the same anchor.
 */
export function walkFrom(index: i32, lines: usize, lineLength: i32): bool {
  setAnchor(index, lines, lineLength);
  let arc = gaddagRoot;
  let points: f64 = 0;
  let square = anchor;
  while (!isOpen(square)) {
    arc = arcFor(arc, letterAt(square));
    if (arc == NO_ARC) return false;
    points += valueAt(square);
    square -= SQUARE;
  }
  return leftwards(square, arc, beginWord(points));
}
