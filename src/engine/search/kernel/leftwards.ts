import { arcBehind, arcsAfter, halves, lettersAfter } from './graph';
import { layLeftwards } from './laid';
import { areWorthPoints } from './leaves';
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
    tryLeft(0, square, after, arcs, sum, factorNow, crossNow);
    if (halves == 2) {
      const others = arcBehind(arcs, popcnt(lettersAfter(after, 0)));
      tryLeft(1, square, after, others, sum, factorNow, crossNow);
    }
    takeOneBack();
  }
  // Behind an anchor there is a free square, if any; a word that ends with the anchor was reported.
  const turns = (lettersAfter(after, 0) & TURN) != 0;
  if (turns && isTurnWanted() && leadsRight(anchor + SQUARE, arcs)) {
    turnHere();
    rightwards(anchor + SQUARE, arcs, sum, factor, cross, square + SQUARE);
  }
}

/** Tries the letters after an arc on a square: those below 32, or the others. */
// @ts-ignore: decorator
@inline
function tryLeft(
  half: u32,
  square: usize,
  after: u32,
  arcs: u32,
  sum: f64,
  factor: f64,
  cross: f64,
): void {
  const letters = lettersAfter(after, half);
  const allowed = letters & allowedAt(square, half);
  layLeft(half, allowed & own(half), false, letters, arcs, square, sum, factor, cross);
  if (blanks > 0) layLeft(half, allowed, true, letters, arcs, square, sum, factor, cross);
}

/** Lays letters, by blanks or not, and goes on leftwards. */
// @ts-ignore: decorator
@inline
function layLeft(
  half: u32,
  laying: u32,
  isBlank: bool,
  letters: u32,
  arcs: u32,
  square: usize,
  sum: f64,
  factor: f64,
  cross: f64,
): void {
  const next = square - SQUARE;
  const seen = lookLeft(
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
    if (areWorthPoints) takeTile(letter, isBlank);
    report(square, anchor, sumNow, factor, crossNow);
    if (areWorthPoints) putTileBack(letter, isBlank);
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
