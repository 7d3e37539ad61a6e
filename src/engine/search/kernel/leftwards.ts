import {
  anchor,
  canReachCutoffLeft,
  canTurn,
  decrementLaid,
  incrementLaid,
  laid,
  leftLimit,
  report,
  turnAt,
} from './current-play';
import { arcsAfter, firstArc, halves, lettersAfter } from './graph';
import { laidLeftwards, layLeftwards } from './laid';
import { strideOf } from './leaves';
import { arcOfBit, endsIn, evaluateLeft, leadsIn, SEPARATOR_BIT } from './letter-sets';
import { extendWord, PartialWord } from './partial-word';
import { fromPausedTile, hadTurnedHere, isPausedBefore, isResuming } from './pause';
import { blanks, putTileBack, size, takeTile } from './rack';
import { leadsRight, rightwards } from './rightwards';
import { allowedAt, SQUARE } from './square';
import { BLANKS, halfOf, isBlank, lettersOfKind, TILES, wideKind } from './tile-kinds';
import { tileOf } from './tiles';

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
