import {
  type BuildProgress,
  endsWord,
  isLast,
  letterOf,
  NO_ARC,
  NO_STATE,
  targetOf,
  type WordGraph,
  WorkMeter,
} from '../lexicon';

/**
 * A word graph laid out for the walk, whose inner loop spends most of its time reading it from memory.
 *
 * An arc holds the place of the next state's arcs, whether a word ends with it, and which letters the next
 * state reads, one bit each. So the walk tests all letters at once, without reading the next state, and finds
 * the arc of a letter by counting bits. The arcs of a state are adjacent, in ascending order of letters.
 * States are in order of their distance from the root, so that those visited often are close together.
 */
export interface SearchGraph {
  /**
   * The arcs, of 2 or 4 numbers each: the byte offset of the next state's arcs, with the lowest bit set if a
   * word ends; the letters below 32 that this state reads, one bit each; those from 32 on; nothing. The first
   * arc leads nowhere, and the next two lead to the roots of the DAWG and the GADDAG.
   */
  readonly cells: Int32Array;
  /** Binary logarithm of the size of an arc in bytes: 3, or 4 if the alphabet has more than 31 letters. */
  readonly arcShift: 3 | 4;
}

/** Number of arcs before those of the states. */
const FIRST_ARCS = 3;

const PASSES = 2;

/** Lays a graph out for the walk. `letters` is the size of its alphabet. */
export function layOut(graph: WordGraph, letters: number, onProgress: BuildProgress): SearchGraph {
  const { arcs, dawgRoot, gaddagRoot } = graph;
  const arcShift = letters < 32 ? 3 : 4;
  const cellsOfArc = 1 << (arcShift - 2);
  const meter = new WorkMeter(PASSES * arcs.length, onProgress);

  /** The states that can be reached from the roots, nearest first: those of the DAWG, then the others. */
  const states = new Int32Array(arcs.length);
  const known = new Uint8Array(arcs.length);
  let count = 0;
  const add = (state: number): void => {
    if (state === NO_STATE || known[state] === 1) return;
    known[state] = 1;
    states[count++] = state;
  };

  const places = new Int32Array(arcs.length);
  const lowLetters = new Int32Array(arcs.length);
  const highLetters = new Int32Array(arcs.length);
  let place = FIRST_ARCS;
  let next = 0;
  for (const root of [dawgRoot, gaddagRoot]) {
    add(root);
    for (; next < count; next++) {
      const state = states[next] ?? NO_STATE;
      places[state] = place << arcShift;
      for (let at = state, arc = NO_ARC; !isLast(arc); at++, place++) {
        arc = arcs[at] ?? NO_ARC;
        meter.count();
        const bits = letterOf(arc) < 32 ? lowLetters : highLetters;
        bits[state] = (bits[state] ?? 0) | (1 << letterOf(arc));
        add(targetOf(arc));
      }
    }
  }

  const cells = new Int32Array(place * cellsOfArc);
  let cell = cellsOfArc;
  const write = (target: number, isEnd: boolean): void => {
    cells[cell] = (places[target] ?? 0) | (isEnd ? 1 : 0);
    cells[cell + 1] = lowLetters[target] ?? 0;
    if (arcShift === 4) cells[cell + 2] = highLetters[target] ?? 0;
    cell += cellsOfArc;
  };
  write(dawgRoot, false);
  write(gaddagRoot, false);
  for (const state of states.subarray(0, count)) {
    for (let at = state, arc = NO_ARC; !isLast(arc); at++) {
      arc = arcs[at] ?? NO_ARC;
      meter.count();
      write(targetOf(arc), endsWord(arc));
    }
  }
  meter.end();
  return { cells, arcShift };
}
