import { GRAPH } from './layout';

/**
 * The word graph, as `search-graph.ts` lays it out. An arc is named by the bytes from the beginning of
 * the graph, and a state by an arc that leads to it, which tells what letters it reads: whether to go on
 * from a state is seen before its own arcs are looked at.
 */

/** An arc that is not there: no word ends with it, and it leads to a state that reads nothing. */
export const NO_ARC: u32 = 0;

/** Stands between the letters of a word that are read leftwards and those read rightwards. */
export const SEPARATOR: u32 = 0;

/** Bytes of an arc, as a power of 2. */
let arcShift: u32 = 3;

/** How many halves an alphabet has: 2 where there are more than 31 letters. */
export let halves: u32 = 1;

/** Lead to the first states of the words, and of the words with their beginnings turned round. */
export let dawgRoot: u32 = NO_ARC;
export let gaddagRoot: u32 = NO_ARC;

/** Takes up a graph that has been written to `GRAPH`, by the bytes of its arcs as a power of 2. */
export function useGraph(bytesOfArc: u32): void {
  arcShift = bytesOfArc;
  halves = bytesOfArc - 2;
  dawgRoot = 1 << arcShift;
  gaddagRoot = 2 << arcShift;
}

/** Whether a word ends with an arc. */
export function endsWord(arc: u32): bool {
  return (load<u32>(arc, GRAPH) & 1) != 0;
}

/** The letters that the state reads to which an arc leads: those below 32, or the others. */
export function lettersAfter(arc: u32, half: u32): u32 {
  return load<u32>(arc + (half << 2), GRAPH + 4);
}

/** The first arc of the state to which an arc leads. */
export function arcsAfter(arc: u32): u32 {
  return load<u32>(arc, GRAPH) & ~1;
}

/** The arc a number of places behind another of the same state. */
export function arcBehind(arc: u32, places: u32): u32 {
  return arc + (places << arcShift);
}

/** The arc that reads a letter after another, or `NO_ARC`. */
export function followedArc(arc: u32, letter: u32): u32 {
  const half = letter >> 5;
  if (half >= halves) return NO_ARC;
  const letters = lettersAfter(arc, half);
  const bit: u32 = 1 << letter;
  if ((letters & bit) == 0) return NO_ARC;
  const before: u32 = half == 0 ? 0 : popcnt(lettersAfter(arc, 0));
  return arcBehind(arcsAfter(arc), before + popcnt(letters & (bit - 1)));
}
