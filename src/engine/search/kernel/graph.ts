import { GRAPH } from './layout';

/**
 * The word graph in the layout of `search-graph.ts`. An arc is a byte offset from the start of the graph. A
 * state is named by an arc that leads to it. That arc lists the letters that the state reads, so a dead end
 * is detected without reading the state's own arcs.
 */

/** A missing arc: it ends no word and leads to a state without letters. */
export const NO_ARC: u32 = 0;

/** Separates the letters that are read leftwards from those that are read rightwards. */
export const SEPARATOR: u32 = 0;

/** Binary logarithm of the size of an arc in bytes. */
let arcShift: u32 = 3;

/** 2 if the alphabet has more than 31 letters, else 1: each half is a set of 32 bits. */
export let halves: u32 = 1;

/** Arcs to the roots of the DAWG and of the GADDAG. */
export let dawgRoot: u32 = NO_ARC;
export let gaddagRoot: u32 = NO_ARC;

/** Loads the graph at `GRAPH`. `shift` is the binary logarithm of the size of an arc in bytes: 3 or 4. */
export function loadGraph(shift: u32): void {
  arcShift = shift;
  halves = shift - 2;
  dawgRoot = 1 << arcShift;
  gaddagRoot = 2 << arcShift;
}

export function endsWord(arc: u32): bool {
  return (load<u32>(arc, GRAPH) & 1) != 0;
}

/** The letters that the state after an arc reads, one bit each: numbers below 32 (half 0) or the others. */
export function lettersAfter(arc: u32, half: u32): u32 {
  return load<u32>(arc + (half << 2), GRAPH + 4);
}

/** The first arc of the state after an arc. */
export function arcsAfter(arc: u32): u32 {
  return load<u32>(arc, GRAPH) & ~1;
}

/** The arc of the first letter of a half in the state after an arc. */
export function firstArc(arc: u32, half: u32): u32 {
  const arcs = arcsAfter(arc);
  return half == 0 ? arcs : nthArcAfter(arcs, popcnt(lettersAfter(arc, 0)));
}

/** The arc `n` arcs after another one of the same state. */
export function nthArcAfter(arc: u32, n: u32): u32 {
  return arc + (n << arcShift);
}

/** The arc that reads a letter in the state after `arc`, or `NO_ARC`. */
export function arcFor(arc: u32, letter: u32): u32 {
  const half = letter >> 5;
  if (half >= halves) return NO_ARC;
  const letters = lettersAfter(arc, half);
  const bit: u32 = 1 << letter;
  if ((letters & bit) == 0) return NO_ARC;
  return nthArcAfter(firstArc(arc, half), popcnt(letters & (bit - 1)));
}
