import { anchor, canReachCutoffLeft, canTurn, leftLimit } from './current-play';
import { arcsAfter, endsWord, firstArc, lettersAfter, nthArcAfter, SEPARATOR } from './graph';
import { blanks, countOf, lettersOnRack } from './rack';
import { allowedAt, isFree, SQUARE } from './square';
import { halfOf, isBlank, isWide } from './tile-kinds';

/**
 * Evaluates all letters for a square before any is laid: which of them end a word, and which lead on. The
 * loops have no branches except their ends, because such branches are unpredictable, and mispredictions cost
 * more time than everything else here. Letters from 32 on are evaluated only in a wide alphabet.
 */

/** The bit of the separator among the letters after an arc. `evaluateLeft` requires that it is the lowest. */
export const SEPARATOR_BIT: u32 = 1 << SEPARATOR;

/** The arc of a letter, from its bit, the letters of the state, and the first arc of the state. */
// @ts-ignore: decorator
@inline
export function arcOfBit(bit: u32, letters: u32, arcs: u32): u32 {
  return nthArcAfter(arcs, popcnt(letters & (bit - 1)));
}

/** Packs the letters that end a word and those that lead on into one number. */
// @ts-ignore: decorator
@inline
function packLetterSets(ends: u32, leads: u32): u64 {
  return ((ends as u64) << 32) | (leads as u64);
}

// @ts-ignore: decorator
@inline
export function endsIn(sets: u64): u32 {
  return (sets >> 32) as u32;
}

// @ts-ignore: decorator
@inline
export function leadsIn(sets: u64): u32 {
  return sets as u32;
}

/** The letters that may be laid after a tile, including its own letter, of which it may be the last tile. */
// @ts-ignore: decorator
@inline
function layableAfter(kind: u32, half: u32): u32 {
  return blanks > (isBlank(kind) ? 1 : 0) ? ~0 : lettersOnRack(half);
}

/** Whether laying the last tile of a letter rules the letter out: the tile isn't a blank, and no blank is left. */
// @ts-ignore: decorator
@inline
function canRunOut(kind: u32): bool {
  return !isBlank(kind) && blanks == 0;
}

/** The bit of a letter if the rack has exactly one tile of it, else 0. */
// @ts-ignore: decorator
@inline
function bitIfLast(bit: u32, half: u32): u32 {
  return countOf(32 * half + ctz(bit)) == 1 ? bit : 0;
}

/**
 * Evaluates the letters `laying`, which the state after an arc reads. They lead on over the next square, with
 * its tile or with a tile of the rack.
 */
// @ts-ignore: decorator
@inline
export function evaluateRight(laying: u32, next: usize, after: u32, kind: u32): u64 {
  const half = halfOf(kind);
  const letters = lettersAfter(after, half);
  const arcs = firstArc(after, half);
  const isNextFree = isFree(next);
  const low = allowedAt(next, 0) & (isNextFree ? layableAfter(kind, 0) : ~0);
  const high = allowedAt(next, 1) & (isNextFree ? layableAfter(kind, 1) : ~0);
  const runsOut = isNextFree && canRunOut(kind);
  let ends: u32 = 0;
  let leads: u32 = 0;
  for (let rest = laying; rest != 0; rest &= rest - 1) {
    const bit = rest & -rest;
    const arc = arcOfBit(bit, letters, arcs);
    const exhausted = runsOut ? bitIfLast(bit, half) : 0;
    let on = lettersAfter(arc, 0) & low & ~(half == 0 ? exhausted : 0);
    if (isWide(kind)) on |= lettersAfter(arc, 1) & high & ~(half == 1 ? exhausted : 0);
    leads |= on != 0 ? bit : 0;
    ends |= endsWord(arc) ? bit : 0;
  }
  return packLetterSets(ends, leads);
}

/**
 * Evaluates the letters `laying`, which the state after an arc reads. They lead on leftwards with a tile on
 * the next square, or over the separator with a tile on the square after the anchor, if such plays may reach
 * the cutoff.
 */
// @ts-ignore: decorator
@inline
export function evaluateLeft(laying: u32, next: usize, after: u32, kind: u32): u64 {
  const half = halfOf(kind);
  const letters = lettersAfter(after, half);
  const arcs = firstArc(after, half);
  const canGoOn = next >= leftLimit && canReachCutoffLeft();
  const low = canGoOn ? allowedAt(next, 0) : 0;
  const high = canGoOn ? allowedAt(next, 1) : 0;
  const separator = canTurn() ? SEPARATOR_BIT : 0;
  const afterAnchor = anchor + SQUARE;
  const lowLayable = layableAfter(kind, 0);
  const highLayable = layableAfter(kind, 1);
  const runsOut = canRunOut(kind);
  let ends: u32 = 0;
  let leads: u32 = 0;
  for (let rest = laying; rest != 0; rest &= rest - 1) {
    const bit = rest & -rest;
    const arc = arcOfBit(bit, letters, arcs);
    // The arc of the separator is the first. Without a separator, this is `NO_ARC`.
    const turn = arcsAfter(arc) & (0 - (lettersAfter(arc, 0) & separator));
    const exhausted = runsOut ? bitIfLast(bit, half) : 0;
    let on =
      ((lettersAfter(arc, 0) & low) | (lettersAfter(turn, 0) & allowedAt(afterAnchor, 0))) &
      lowLayable &
      ~(half == 0 ? exhausted : 0);
    if (isWide(kind)) {
      on |=
        ((lettersAfter(arc, 1) & high) | (lettersAfter(turn, 1) & allowedAt(afterAnchor, 1))) &
        highLayable &
        ~(half == 1 ? exhausted : 0);
    }
    leads |= on != 0 ? bit : 0;
    ends |= endsWord(arc) ? bit : 0;
  }
  return packLetterSets(ends, leads);
}
