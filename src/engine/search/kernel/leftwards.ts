import { arcsAfter, halves, lettersAfter, nthArcAfter } from './graph';
import { laidLeftwards, layLeftwards } from './laid';
import { strideOf } from './leaves';
import { arcOfBit, endsIn, evaluateLeft, leadsIn, SEPARATOR_BIT } from './letter-sets';
import { fromPausedTile, hadTurnedHere, isPausedBefore, isResuming } from './pause';
import { blanks, lettersOnRack, putTileBack, size, takeTile } from './rack';
import { leadsRight, rightwards } from './rightwards';
import {
  allowedAt,
  crossBaseAt,
  crossFactorAt,
  letterFactorAt,
  SQUARE,
  wordFactorAt,
} from './square';
import { faceOf, tileOf } from './tiles';
import {
  anchor,
  canReachCutoffLeft,
  canTurn,
  decrementLaid,
  incrementLaid,
  laid,
  leftLimit,
  report,
  turnHere,
} from './current-play';

/**
 * Extends a word leftwards onto a square. `after` is the arc of the letters to its right; it leads on.
 * Returns whether the walk is paused.
 */
export function leftwards(square: usize, after: u32, sum: f64, factor: f64, cross: f64): bool {
  if (isPausedBefore(false)) return true;
  const arcs = arcsAfter(after);
  if (square >= leftLimit && laid != size && canReachCutoffLeft() && !hadTurnedHere()) {
    incrementLaid();
    const factorNow = factor * wordFactorAt(square);
    const crossNow = cross + crossBaseAt(square);
    let isPaused: bool;
    if (halves == 1) {
      const letters = lettersAfter(after, 0);
      isPaused =
        layLeft(false, 0, false, letters, arcs, square, sum, factorNow, crossNow) ||
        (blanks > 0 && layLeft(false, 0, true, letters, arcs, square, sum, factorNow, crossNow));
    } else isPaused = layLeftWide(square, after, arcs, sum, factorNow, crossNow);
    decrementLaid();
    if (isPaused) return true;
  }
  // The square after an anchor is free, if there is one. A word that ends at the anchor has been reported.
  const turns = (lettersAfter(after, 0) & SEPARATOR_BIT) != 0;
  if (turns && canTurn() && leadsRight(anchor + SQUARE, arcs)) {
    turnHere();
    return rightwards(anchor + SQUARE, arcs, sum, factor, cross, square + SQUARE);
  }
  return false;
}

/** Lays letters of an alphabet of more than 31: both halves, with tiles of these letters and with blanks. */
function layLeftWide(
  square: usize,
  after: u32,
  arcs: u32,
  sum: f64,
  factor: f64,
  cross: f64,
): bool {
  let begin = arcs;
  for (let half: u32 = 0; half < 2; half++) {
    const letters = lettersAfter(after, half);
    for (let kind = 0; kind <= (blanks > 0 ? 1 : 0); kind++) {
      if (layLeft(true, half, kind == 1, letters, begin, square, sum, factor, cross)) return true;
    }
    begin = nthArcAfter(arcs, popcnt(letters));
  }
  return false;
}

/** Lays letters of a state, with blanks or not, and continues leftwards. Returns whether the walk is paused. */
// @ts-ignore: decorator
@inline
function layLeft(
  isWide: bool,
  half: u32,
  isBlank: bool,
  letters: u32,
  arcs: u32,
  square: usize,
  sum: f64,
  factor: f64,
  cross: f64,
): bool {
  const next = square - SQUARE;
  const allowed = letters & allowedAt(square, half);
  const laying = isBlank ? allowed : allowed & lettersOnRack(half);
  const sets = evaluateLeft(
    isWide,
    half,
    laying,
    isBlank,
    letters,
    arcs,
    next,
    next >= leftLimit && canReachCutoffLeft(),
    anchor + SQUARE,
    canTurn(),
  );
  let leading = leadsIn(sets);
  if (isResuming) leading = fromPausedTile(laidLeftwards(laid), leading, half, isBlank);
  else {
    // No tile follows an anchor, so that a word may end there.
    for (let rest = endsIn(sets); rest != 0; rest &= rest - 1) {
      const letter = 32 * half + ctz(rest);
      const tile = tileOf(letter, isBlank);
      const sumNow = sum + faceOf(tile) * letterFactorAt(square);
      const crossNow = cross + faceOf(tile) * crossFactorAt(square);
      layLeftwards(tile, laid);
      turnHere();
      report(square, anchor, sumNow, factor, crossNow, strideOf(isBlank ? 0 : letter));
    }
  }
  for (let rest = leading; rest != 0; rest &= rest - 1) {
    const letter = 32 * half + ctz(rest);
    const tile = tileOf(letter, isBlank);
    const arc = arcOfBit(rest & -rest, letters, arcs);
    const sumNow = sum + faceOf(tile) * letterFactorAt(square);
    const crossNow = cross + faceOf(tile) * crossFactorAt(square);
    layLeftwards(tile, laid);
    takeTile(letter, isBlank);
    const isPaused = leftwards(next, arc, sumNow, factor, crossNow);
    putTileBack(letter, isBlank);
    if (isPaused) return true;
  }
  return false;
}
