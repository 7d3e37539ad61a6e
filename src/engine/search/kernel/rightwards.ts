import { arcFor, arcsAfter, endsWord, halves, lettersAfter, nthArcAfter } from './graph';
import { laidRightwards, layRightwards } from './laid';
import { strideOf } from './leaves';
import { arcOfBit, endsIn, evaluateRight, leadsIn } from './letter-sets';
import { countPassed, fromPausedTile, isPausedBefore, isResuming } from './pause';
import { blanks, layableLetters, lettersOnRack, putTileBack, takeTile } from './rack';
import {
  allowedAt,
  crossBaseAt,
  crossFactorAt,
  FREE,
  isFree,
  isOpen,
  letterAt,
  letterFactorAt,
  SQUARE,
  valueAt,
  wordFactorAt,
} from './square';
import { faceOf, tileOf } from './tiles';
import {
  canReachCutoffRight,
  decrementLaid,
  incrementLaid,
  laid,
  laidLeft,
  report,
} from './current-play';

/** Whether an arc leads on over a square, with its tile or with a tile of the rack. */
// @ts-ignore: decorator
@inline
export function leadsRight(square: usize, arc: u32): bool {
  const isTaken = !isFree(square);
  const low = isTaken ? ~0 : layableLetters(0);
  if ((lettersAfter(arc, 0) & allowedAt(square, 0) & low) != 0) return true;
  const high = isTaken ? ~0 : layableLetters(1);
  return halves == 2 && (lettersAfter(arc, 1) & allowedAt(square, 1) & high) != 0;
}

/**
 * Extends a word that begins at `first` rightwards onto a square. `after` is the arc of the letters to its
 * left; it leads on. Returns whether the walk is paused.
 */
export function rightwards(
  square: usize,
  after: u32,
  sum: f64,
  factor: f64,
  cross: f64,
  first: usize,
): bool {
  const there = letterAt(square);
  if (there != FREE) return passTile(square, there, after, sum, factor, cross, first);
  if (isPausedBefore(true)) return true;
  const arcs = arcsAfter(after);
  incrementLaid();
  const factorNow = factor * wordFactorAt(square);
  const crossNow = cross + crossBaseAt(square);
  let isPaused: bool;
  if (halves == 1) {
    const letters = lettersAfter(after, 0);
    isPaused =
      layRight(false, 0, false, letters, arcs, square, sum, factorNow, crossNow, first) ||
      (blanks > 0 &&
        layRight(false, 0, true, letters, arcs, square, sum, factorNow, crossNow, first));
  } else isPaused = layRightWide(square, after, arcs, sum, factorNow, crossNow, first);
  decrementLaid();
  return isPaused;
}

/** Passes a tile on the board and continues rightwards. */
function passTile(
  square: usize,
  letter: u32,
  after: u32,
  sum: f64,
  factor: f64,
  cross: f64,
  first: usize,
): bool {
  const arc = arcFor(after, letter);
  const sumNow = sum + valueAt(square);
  if (!isResuming) {
    countPassed();
    if (endsWord(arc) && isOpen(square + SQUARE)) report(first, square, sumNow, factor, cross, 0);
  }
  if (!leadsRight(square + SQUARE, arc)) return false;
  return rightwards(square + SQUARE, arc, sumNow, factor, cross, first);
}

/** Lays letters of an alphabet of more than 31: both halves, with tiles of these letters and with blanks. */
function layRightWide(
  square: usize,
  after: u32,
  arcs: u32,
  sum: f64,
  factor: f64,
  cross: f64,
  first: usize,
): bool {
  let begin = arcs;
  for (let half: u32 = 0; half < 2; half++) {
    const letters = lettersAfter(after, half);
    for (let kind = 0; kind <= (blanks > 0 ? 1 : 0); kind++) {
      if (layRight(true, half, kind == 1, letters, begin, square, sum, factor, cross, first)) {
        return true;
      }
    }
    begin = nthArcAfter(arcs, popcnt(letters));
  }
  return false;
}

/** Lays letters of a state, with blanks or not, and continues rightwards. Returns whether the walk is paused. */
// @ts-ignore: decorator
@inline
function layRight(
  isWide: bool,
  half: u32,
  isBlank: bool,
  letters: u32,
  arcs: u32,
  square: usize,
  sum: f64,
  factor: f64,
  cross: f64,
  first: usize,
): bool {
  const next = square + SQUARE;
  const laidRight = laid - laidLeft;
  const allowed = letters & allowedAt(square, half);
  const laying = isBlank ? allowed : allowed & lettersOnRack(half);
  const sets = evaluateRight(isWide, half, laying, isBlank, letters, arcs, next);
  let leading = leadsIn(sets);
  if (isResuming) leading = fromPausedTile(laidRightwards(laidRight), leading, half, isBlank);
  else {
    for (let rest = isOpen(next) ? endsIn(sets) : 0; rest != 0; rest &= rest - 1) {
      const letter = 32 * half + ctz(rest);
      const tile = tileOf(letter, isBlank);
      const sumNow = sum + faceOf(tile) * letterFactorAt(square);
      const crossNow = cross + faceOf(tile) * crossFactorAt(square);
      layRightwards(tile, laidRight);
      report(first, square, sumNow, factor, crossNow, strideOf(isBlank ? 0 : letter));
    }
  }
  // If the next square is free, the walk lays at least one more tile.
  const fewest = isFree(next) ? laidRight + 1 : laidRight;
  for (let rest = leading; rest != 0; rest &= rest - 1) {
    if (!canReachCutoffRight(fewest)) break;
    const letter = 32 * half + ctz(rest);
    const tile = tileOf(letter, isBlank);
    const arc = arcOfBit(rest & -rest, letters, arcs);
    const sumNow = sum + faceOf(tile) * letterFactorAt(square);
    const crossNow = cross + faceOf(tile) * crossFactorAt(square);
    layRightwards(tile, laidRight);
    takeTile(letter, isBlank);
    const isPaused = rightwards(next, arc, sumNow, factor, crossNow, first);
    putTileBack(letter, isBlank);
    if (isPaused) return true;
  }
  return false;
}
