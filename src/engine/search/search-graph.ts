import {
  endsWord as arcEndsWord,
  isLast,
  letterOf,
  NO_STATE,
  targetOf,
  type WordGraph,
} from '../lexicon';

/** Letters that one cell of bits speaks of. */
const LETTERS_PER_CELL = 32;

/**
 * A word graph laid out for the walk. A state is a cell of bits, one for each letter that an arc of it
 * reads (in graphs of more than 31 letters two cells), and then its arcs, a cell each, by ascending
 * letter: which arcs may be followed is asked for all letters at once, and the arc of a letter is
 * found by counting bits. States stand in the order of their distance from the first, so that those
 * visited often lie close together. `NO_STATE` reads nothing.
 */
export interface SearchGraph {
  readonly cells: Int32Array;
  /** Cells of bits of a state. */
  readonly width: 1 | 2;
  readonly dawgRoot: number;
  readonly gaddagRoot: number;
}

/** An arc that is not there. */
export const NO_ARC = 0;

/** The state to which an arc leads. */
export const targetOfArc = (arc: number): number => arc >>> 1;

/** Whether a word ends with what an arc reads. */
export const endsWord = (arc: number): boolean => (arc & 1) === 1;

/** How many bits are set (Warren, “Hacker's Delight”, 2002). */
export function countBits(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The last arc of a state. */
function lastOf(arcs: Uint32Array, state: number): number {
  let at = state;
  while (!isLast(arcs[at] ?? 0)) at++;
  return at;
}

/** The states that are come to from some first ones, nearest first, after those known before. */
function inOrderOfDistance(arcs: Uint32Array, first: number, known: Uint8Array): Int32Array {
  const states = new Int32Array(arcs.length);
  let count = 0;
  const add = (state: number): void => {
    if (state === NO_STATE || known[state] === 1) return;
    known[state] = 1;
    states[count++] = state;
  };
  add(first);
  for (let next = 0; next < count; next++) {
    const state = states[next] ?? NO_STATE;
    const last = lastOf(arcs, state);
    for (let at = state; at <= last; at++) add(targetOf(arcs[at] ?? 0));
  }
  return states.subarray(0, count);
}

/** Lays a graph out for the walk, by the size of its alphabet. */
export function layOut({ arcs, dawgRoot, gaddagRoot }: WordGraph, letters: number): SearchGraph {
  const width = letters < LETTERS_PER_CELL ? 1 : 2;
  const known = new Uint8Array(arcs.length);
  const order = [dawgRoot, gaddagRoot].map((first) => inOrderOfDistance(arcs, first, known));
  const places = new Int32Array(arcs.length);
  let size: number = width;
  for (const states of order) {
    for (const state of states) {
      places[state] = size;
      size += width + lastOf(arcs, state) - state + 1;
    }
  }

  const cells = new Int32Array(size);
  for (const states of order) {
    for (const state of states) {
      const place = places[state] ?? 0;
      const last = lastOf(arcs, state);
      for (let at = state; at <= last; at++) {
        const arc = arcs[at] ?? 0;
        const letter = letterOf(arc);
        const bits = place + (letter < LETTERS_PER_CELL ? 0 : 1);
        cells[bits] = (cells[bits] ?? 0) | (1 << letter);
        const target = places[targetOf(arc)] ?? 0;
        cells[place + width + at - state] = (target << 1) | (arcEndsWord(arc) ? 1 : 0);
      }
    }
  }
  return { cells, width, dawgRoot: places[dawgRoot] ?? 0, gaddagRoot: places[gaddagRoot] ?? 0 };
}
