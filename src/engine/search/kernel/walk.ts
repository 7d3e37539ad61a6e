import {
  anchor,
  setAnchor,
  canReachCutoffLeft,
  canTurn,
  decrementLaid,
  incrementLaid,
  laid,
  leftLimit,
  report,
  turnAt,
  laidLeftwards,
  layLeftwards,
  canReachCutoffRight,
  laidLeft,
  laidRightwards,
  layRightwards,
} from './current-play';
import {
  arcFor,
  gaddagRoot,
  NO_ARC,
  arcsAfter,
  firstArc,
  halves,
  lettersAfter,
  endsWord,
} from './graph';
import { beginWord, extendWord, PartialWord } from './partial-word';
import { isOpen, letterAt, SQUARE, valueAt, allowedAt, FREE, isFree } from './square';
import { strideOf, blanks, putTileBack, size, takeTile, layableLetters } from './rack';
import {
  arcOfBit,
  endsIn,
  evaluateLeft,
  leadsIn,
  SEPARATOR_BIT,
  evaluateRight,
} from './letter-sets';
import { fromPausedTile, hadTurnedHere, isPausedBefore, isResuming, countPassed } from './pause';
import { BLANKS, halfOf, isBlank, lettersOfKind, TILES, wideKind } from './tile-kinds';
import { tileOf } from './tiles';

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

/**
 * Extends a word leftwards onto a square. `after` is the arc of the letters to its right; it leads on.
 * Returns whether the walk is paused.
 */
export function leftwards(square: usize, after: u32, word: PartialWord): bool {
  if (isPausedBefore(false)) return true;
  if (square >= leftLimit && laid != size && canReachCutoffLeft() && !hadTurnedHere()) {
    incrementLaid();
    const isPaused =
      halves == 1
        ? layLeft(square, after, word, TILES) ||
          (blanks > 0 && layLeft(square, after, word, BLANKS))
        : layLeftWide(square, after, word);
    decrementLaid();
    if (isPaused) return true;
  }
  // The square after an anchor is free, if there is one. A word that ends at the anchor has been reported.
  const turns = (lettersAfter(after, 0) & SEPARATOR_BIT) != 0;
  const turn = arcsAfter(after);
  if (turns && canTurn() && leadsRight(anchor + SQUARE, turn)) {
    turnAt(square + SQUARE);
    return rightwards(anchor + SQUARE, turn, word);
  }
  return false;
}

/** Lays letters of an alphabet of more than 31: both halves, with tiles of these letters and with blanks. */
function layLeftWide(square: usize, after: u32, word: PartialWord): bool {
  for (let half: u32 = 0; half < 2; half++) {
    for (let pass = 0; pass <= (blanks > 0 ? 1 : 0); pass++) {
      if (layLeft(square, after, word, wideKind(half, pass == 1))) return true;
    }
  }
  return false;
}

/** Lays the tiles of one kind and continues leftwards. Returns whether the walk is paused. */
// @ts-ignore: decorator
@inline
function layLeft(square: usize, after: u32, word: PartialWord, kind: u32): bool {
  const half = halfOf(kind);
  const letters = lettersAfter(after, half);
  const arcs = firstArc(after, half);
  const next = square - SQUARE;
  const laying = letters & allowedAt(square, half) & lettersOfKind(kind);
  const sets = evaluateLeft(laying, next, after, kind);
  let leading = leadsIn(sets);
  if (isResuming) leading = fromPausedTile(laidLeftwards(laid), leading, kind);
  else {
    // No tile follows an anchor, so that a word may end there.
    for (let rest = endsIn(sets); rest != 0; rest &= rest - 1) {
      const letter = 32 * half + ctz(rest);
      const tile = tileOf(letter, isBlank(kind));
      layLeftwards(tile, laid);
      turnAt(square);
      report(extendWord(word, tile, square), anchor, strideOf(isBlank(kind) ? 0 : letter));
    }
  }
  for (let rest = leading; rest != 0; rest &= rest - 1) {
    const letter = 32 * half + ctz(rest);
    const tile = tileOf(letter, isBlank(kind));
    const arc = arcOfBit(rest & -rest, letters, arcs);
    layLeftwards(tile, laid);
    takeTile(letter, isBlank(kind));
    const isPaused = leftwards(next, arc, extendWord(word, tile, square));
    putTileBack(letter, isBlank(kind));
    if (isPaused) return true;
  }
  return false;
}

/** Whether an arc leads on over a square, with its tile or with a tile of the rack. */
// @ts-ignore: decorator
@inline
function leadsRight(square: usize, arc: u32): bool {
  const isTaken = !isFree(square);
  const low = isTaken ? ~0 : layableLetters(0);
  if ((lettersAfter(arc, 0) & allowedAt(square, 0) & low) != 0) return true;
  const high = isTaken ? ~0 : layableLetters(1);
  return halves == 2 && (lettersAfter(arc, 1) & allowedAt(square, 1) & high) != 0;
}

/**
 * Extends a word rightwards onto a square, and may change its points. `after` is the arc of the letters to
 * its left; it leads on. Returns whether the walk is paused.
 */
export function rightwards(square: usize, after: u32, word: PartialWord): bool {
  const there = letterAt(square);
  if (there != FREE) return passTile(square, there, after, word);
  if (isPausedBefore(true)) return true;
  incrementLaid();
  const isPaused =
    halves == 1
      ? layRight(square, after, word, TILES) ||
        (blanks > 0 && layRight(square, after, word, BLANKS))
      : layRightWide(square, after, word);
  decrementLaid();
  return isPaused;
}

/** Passes a tile on the board and continues rightwards. */
function passTile(square: usize, letter: u32, after: u32, word: PartialWord): bool {
  const arc = arcFor(after, letter);
  word.letterSum += valueAt(square);
  if (!isResuming) {
    countPassed();
    if (endsWord(arc) && isOpen(square + SQUARE)) report(word, square, 0);
  }
  if (!leadsRight(square + SQUARE, arc)) return false;
  return rightwards(square + SQUARE, arc, word);
}

/** Lays letters of an alphabet of more than 31: both halves, with tiles of these letters and with blanks. */
function layRightWide(square: usize, after: u32, word: PartialWord): bool {
  for (let half: u32 = 0; half < 2; half++) {
    for (let pass = 0; pass <= (blanks > 0 ? 1 : 0); pass++) {
      if (layRight(square, after, word, wideKind(half, pass == 1))) return true;
    }
  }
  return false;
}

/** Lays the tiles of one kind and continues rightwards. Returns whether the walk is paused. */
// @ts-ignore: decorator
@inline
function layRight(square: usize, after: u32, word: PartialWord, kind: u32): bool {
  const half = halfOf(kind);
  const letters = lettersAfter(after, half);
  const arcs = firstArc(after, half);
  const next = square + SQUARE;
  const laidRight = laid - laidLeft;
  const laying = letters & allowedAt(square, half) & lettersOfKind(kind);
  const sets = evaluateRight(laying, next, after, kind);
  let leading = leadsIn(sets);
  if (isResuming) leading = fromPausedTile(laidRightwards(laidRight), leading, kind);
  else {
    for (let rest = isOpen(next) ? endsIn(sets) : 0; rest != 0; rest &= rest - 1) {
      const letter = 32 * half + ctz(rest);
      const tile = tileOf(letter, isBlank(kind));
      layRightwards(tile, laidRight);
      report(extendWord(word, tile, square), square, strideOf(isBlank(kind) ? 0 : letter));
    }
  }
  // If the next square is free, the walk lays at least one more tile.
  const minLaid = isFree(next) ? laidRight + 1 : laidRight;
  for (let rest = leading; rest != 0; rest &= rest - 1) {
    if (!canReachCutoffRight(minLaid)) break;
    const letter = 32 * half + ctz(rest);
    const tile = tileOf(letter, isBlank(kind));
    const arc = arcOfBit(rest & -rest, letters, arcs);
    layRightwards(tile, laidRight);
    takeTile(letter, isBlank(kind));
    const isPaused = rightwards(next, arc, extendWord(word, tile, square));
    putTileBack(letter, isBlank(kind));
    if (isPaused) return true;
  }
  return false;
}
