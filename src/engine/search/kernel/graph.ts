import { GRAPH } from './layout';

/**
 * The word graph, as `search-graph.ts` lays it out: a state is one or two cells of bits, one for each
 * letter that an arc of it reads, and then its arcs by ascending letter. States are named by the bytes
 * from the beginning of the graph; an arc is the state that it leads to, and in its lowest bit
 * whether a word ends with it.
 */

/** The state from which nothing can be read; and an arc that is not there. */
export const NO_STATE: u32 = 0;
export const NO_ARC: u32 = 0;

/** Stands between the letters of a word that are read leftwards and those read rightwards. */
export const SEPARATOR: u32 = 0;

/** Cells of bits of a state: 2 where there are more than 31 letters. */
export let width: u32 = 1;
export let dawgRoot: u32 = NO_STATE;
export let gaddagRoot: u32 = NO_STATE;

/** Takes up a graph that has been written to `GRAPH`; its roots are named by their bytes. */
export function useGraph(cellsOfBits: u32, dawg: u32, gaddag: u32): void {
  width = cellsOfBits;
  dawgRoot = dawg;
  gaddagRoot = gaddag;
}

/** The letters that arcs of a state read: those below 32, or the others. */
export function bitsOf(state: u32, half: u32): u32 {
  return load<u32>(state + (half << 2), GRAPH);
}

/** The arc at a place of a state's arcs, from 0. */
export function arcAt(arcs: u32, place: u32): u32 {
  return load<u32>(arcs + (place << 2), GRAPH);
}

/** Where the arcs of a state begin. */
export function arcsOf(state: u32): u32 {
  return state + (width << 2);
}

export function targetOf(arc: u32): u32 {
  return arc & ~1;
}

export function endsWord(arc: u32): bool {
  return (arc & 1) != 0;
}

/** The arc of a state that reads a letter, or `NO_ARC`. */
export function followedArc(state: u32, letter: u32): u32 {
  const half = letter >> 5;
  if (half >= width) return NO_ARC;
  const bits = bitsOf(state, half);
  const bit: u32 = 1 << letter;
  if ((bits & bit) == 0) return NO_ARC;
  const before: u32 = half == 0 ? 0 : popcnt(bitsOf(state, 0));
  return arcAt(arcsOf(state), before + popcnt(bits & (bit - 1)));
}
