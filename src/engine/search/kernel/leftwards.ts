import { arcBehind, arcsAfter, halves, lettersAfter } from './graph';
import { layLeftwards } from './laid';
import { strideOf } from './leaves';
import { arcOf, endsIn, leadsIn, lookLeft, TURN } from './look';
import { blanks, own, putTileBack, size, takeTile } from './rack';
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
  isMoreWantedLeft,
  isTurnWanted,
  laid,
  layOne,
  leftLimit,
  report,
  takeOneBack,
  turnHere,
  visit,
} from './under-way';

/** Goes on with a word whose letters right of a square were read up to an arc, which leads on. */
export function leftwards(square: usize, after: u32, sum: f64, factor: f64, cross: f64): void {
  visit();
  const arcs = arcsAfter(after);
  if (square >= leftLimit && laid != size && isMoreWantedLeft()) {
    layOne();
    const factorNow = factor * wordFactorAt(square);
    const crossNow = cross + crossBaseAt(square);
    if (halves == 1) {
      const letters = lettersAfter(after, 0);
      layLeft(false, 0, false, letters, arcs, square, sum, factorNow, crossNow);
      if (blanks > 0) layLeft(false, 0, true, letters, arcs, square, sum, factorNow, crossNow);
    } else layLeftWide(square, after, arcs, sum, factorNow, crossNow);
    takeOneBack();
  }
  // Behind an anchor there is a free square, if any; a word that ends with the anchor was reported.
  const turns = (lettersAfter(after, 0) & TURN) != 0;
  if (turns && isTurnWanted() && leadsRight(anchor + SQUARE, arcs)) {
    turnHere();
    rightwards(anchor + SQUARE, arcs, sum, factor, cross, square + SQUARE);
  }
}

/** Lays letters of a wide alphabet: those below 32, and the others; by tiles of theirs, and by blanks. */
function layLeftWide(
  square: usize,
  after: u32,
  arcs: u32,
  sum: f64,
  factor: f64,
  cross: f64,
): void {
  let begin = arcs;
  for (let half: u32 = 0; half < 2; half++) {
    const letters = lettersAfter(after, half);
    for (let kind = 0; kind <= (blanks > 0 ? 1 : 0); kind++) {
      layLeft(true, half, kind == 1, letters, begin, square, sum, factor, cross);
    }
    begin = arcBehind(arcs, popcnt(letters));
  }
}

/** Lays letters of a state, by blanks or not, and goes on leftwards. */
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
): void {
  const next = square - SQUARE;
  const allowed = letters & allowedAt(square, half);
  const laying = isBlank ? allowed : allowed & own(half);
  const seen = lookLeft(
    isWide,
    half,
    laying,
    isBlank,
    letters,
    arcs,
    next,
    next >= leftLimit && isMoreWantedLeft(),
    anchor + SQUARE,
    isTurnWanted(),
  );
  // Nothing lies behind an anchor, so that a word may end there.
  for (let rest = endsIn(seen); rest != 0; rest &= rest - 1) {
    const letter = 32 * half + ctz(rest);
    const tile = tileOf(letter, isBlank);
    const sumNow = sum + faceOf(tile) * letterFactorAt(square);
    const crossNow = cross + faceOf(tile) * crossFactorAt(square);
    layLeftwards(tile, laid);
    turnHere();
    report(square, anchor, sumNow, factor, crossNow, strideOf(isBlank ? 0 : letter));
  }
  for (let rest = leadsIn(seen); rest != 0; rest &= rest - 1) {
    const letter = 32 * half + ctz(rest);
    const tile = tileOf(letter, isBlank);
    const arc = arcOf(rest & -rest, letters, arcs);
    const sumNow = sum + faceOf(tile) * letterFactorAt(square);
    const crossNow = cross + faceOf(tile) * crossFactorAt(square);
    layLeftwards(tile, laid);
    takeTile(letter, isBlank);
    leftwards(next, arc, sumNow, factor, crossNow);
    putTileBack(letter, isBlank);
  }
}
