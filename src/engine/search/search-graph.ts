import {
  type BuildProgress,
  endsWord,
  isLast,
  letterOf,
  NO_STATE,
  targetOf,
  type WordGraph,
  WorkMeter,
} from '../lexicon';

/**
 * A word graph laid out for the walk, in whose inner loop it is read from memory more slowly than all
 * else. An arc tells where the arcs of the state begin to which it leads, whether a word ends with it,
 * and which letters that state reads, a bit each: whether to go on is seen without a look at the
 * state, all letters at once, and the arc of a letter is found by counting bits. Arcs of a state stand
 * side by side by ascending letter, and states in the order of their distance from the first, so that
 * those visited often lie close together.
 */
export interface SearchGraph {
  /**
   * The arcs, of 2 or 4 numbers each: the byte where the arcs of the next state begin, with the lowest
   * bit set where a word ends; the letters below 32 that it reads, a bit each; those from 32 on;
   * nothing. The first arc leads nowhere, and the next two to the roots of the dawg and the gaddag.
   */
  readonly cells: Int32Array;
  /** Bytes of an arc as a power of 2: 3, or 4 in graphs of more than 31 letters. */
  readonly arcShift: 3 | 4;
}

/** Arcs before those of the states. */
const FIRST_ARCS = 3;

/** The states that are come to from the roots, nearest first: the dawg's, and then the gaddag's others. */
function inOrderOfDistance(
  { arcs, dawgRoot, gaddagRoot }: WordGraph,
  meter: WorkMeter,
): Int32Array {
  const known = new Uint8Array(arcs.length);
  const states = new Int32Array(arcs.length);
  let count = 0;
  let next = 0;
  const add = (state: number): void => {
    if (state === NO_STATE || known[state] === 1) return;
    known[state] = 1;
    states[count++] = state;
  };
  for (const root of [dawgRoot, gaddagRoot]) {
    add(root);
    for (; next < count; next++) {
      for (let at = states[next] ?? NO_STATE; ; at++) {
        const arc = arcs[at] ?? 0;
        meter.count();
        add(targetOf(arc));
        if (isLast(arc)) break;
      }
    }
  }
  return states.subarray(0, count);
}

/** How often each arc is looked at. */
const PASSES = 3;

/** Lays a graph out for the walk, by the size of its alphabet. */
export function layOut(graph: WordGraph, letters: number, onProgress: BuildProgress): SearchGraph {
  const { arcs, dawgRoot, gaddagRoot } = graph;
  const arcShift = letters < 32 ? 3 : 4;
  const cellsOfArc = 1 << (arcShift - 2);
  const meter = new WorkMeter(PASSES * arcs.length, onProgress);
  const states = inOrderOfDistance(graph, meter);

  const places = new Int32Array(arcs.length);
  const lowLetters = new Int32Array(arcs.length);
  const highLetters = new Int32Array(arcs.length);
  let place = FIRST_ARCS;
  for (const state of states) {
    places[state] = place << arcShift;
    for (let at = state; ; at++, place++) {
      const arc = arcs[at] ?? 0;
      meter.count();
      const bits = letterOf(arc) < 32 ? lowLetters : highLetters;
      bits[state] = (bits[state] ?? 0) | (1 << letterOf(arc));
      if (isLast(arc)) break;
    }
    place++;
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
  for (const state of states) {
    for (let at = state; ; at++) {
      const arc = arcs[at] ?? 0;
      meter.count();
      write(targetOf(arc), endsWord(arc));
      if (isLast(arc)) break;
    }
  }
  meter.end();
  return { cells, arcShift };
}
