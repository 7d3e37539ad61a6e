import { MAX_LENGTH } from '../limits';
import { WorkMeter, type BuildProgress } from './work-meter';
import {
  asLast,
  isLast,
  MAX_ARCS,
  NO_ARC,
  NO_STATE,
  type Dawg,
  makeArc,
  withTarget,
} from './word-graph';
import { sharedLetters, type SpeltWords } from './sorted-words';

/** Maximum number of arcs of a state: one for each letter of the largest alphabet, and the separator. */
export const MAX_ARCS_PER_STATE = 64;

const MIN_CAPACITY = 1 << 12;

/**
 * The states of a graph under construction; equal states are merged. It is an open-addressing hash table
 * whose size is a power of two, and at most half full.
 */
export class StateTable {
  readonly #meter: WorkMeter;
  #arcs: Uint32Array;
  #used: number;
  #states = new Int32Array();
  #count = 0;
  #isFull = false;

  /**
   * Starts with the states of known arcs, which must all differ. The meter counts only work on many states at
   * once.
   */
  constructor(meter: WorkMeter, known = Uint32Array.of(NO_ARC)) {
    this.#meter = meter;
    this.#used = known.length;
    const capacity = 2 ** Math.ceil(Math.log2(Math.max(known.length, MIN_CAPACITY)));
    this.#arcs = new Uint32Array(capacity);
    this.#arcs.set(known);
    this.#enterAll(capacity);
  }

  /** All arcs so far. The first belongs to no state. */
  get arcs(): Uint32Array<ArrayBuffer> {
    return new Uint32Array(this.#arcs.subarray(0, this.#used));
  }

  /** Whether a state did not fit. If so, the graph is incomplete. */
  get isFull(): boolean {
    return this.#isFull;
  }

  /**
   * The state with the arcs of `row` from `from` up to but not including `to`. It marks the last of them, and
   * adds the state if it is new.
   */
  stateOf(row: Uint32Array, from: number, to: number): number {
    if (from === to) return NO_STATE;
    row[to - 1] = asLast(row[to - 1] ?? 0);
    const hash = hashOf(row, from, to);
    const mask = this.#states.length - 1;
    let place = hash & mask;
    for (; ; place = (place + 1) & mask) {
      const state = this.#states[place] ?? NO_STATE;
      if (state === NO_STATE) break;
      if (this.#equals(state, row, from, to)) return state;
    }
    if (this.#used + to - from > MAX_ARCS) {
      this.#isFull = true;
      return NO_STATE;
    }
    const state = this.#append(row, from, to);
    this.#states[place] = state;
    this.#count++;
    if (this.#count * 2 > this.#states.length) this.#enterAll(this.#states.length * 2);
    return state;
  }

  #equals(state: number, row: Uint32Array, from: number, to: number): boolean {
    for (let at = from; at < to; at++) {
      if (this.#arcs[state + at - from] !== row[at]) return false;
    }
    return true;
  }

  #append(row: Uint32Array, from: number, to: number): number {
    const state = this.#used;
    this.#used += to - from;
    if (this.#used > this.#arcs.length) {
      const larger = new Uint32Array(this.#arcs.length * 2);
      larger.set(this.#arcs);
      this.#arcs = larger;
    }
    for (let at = from; at < to; at++) this.#arcs[state + at - from] = row[at] ?? 0;
    return state;
  }

  /** Replaces the table by one with `size` places, or more if these are too few. */
  #enterAll(size: number): void {
    this.#states = new Int32Array(size);
    this.#count = 0;
    let state = 1;
    for (let at = 1; at < this.#used; at++) {
      this.#meter.count();
      if (!isLast(this.#arcs[at] ?? NO_ARC)) continue;
      this.#states[this.#freePlace(hashOf(this.#arcs, state, at + 1))] = state;
      this.#count++;
      state = at + 1;
    }
    if (this.#count * 2 > size) this.#enterAll(size * 2);
  }

  #freePlace(hash: number): number {
    const mask = this.#states.length - 1;
    let place = hash & mask;
    while (this.#states[place] !== NO_STATE) place = (place + 1) & mask;
    return place;
  }
}

function hashOf(row: Uint32Array, from: number, to: number): number {
  let hash = to - from;
  for (let at = from; at < to; at++) {
    hash = Math.imul(hash ^ (row[at] ?? 0), 0x9e3779b1);
    hash ^= hash >>> 15;
  }
  return hash >>> 0;
}

const UNITS_PER_PREFIX = 4;

/**
 * Builds the minimal automaton of sorted words that have a number of prefixes. It is undefined if it has too
 * many arcs. The part of a word that the next word does not share is final, so its states are entered into
 * the table, from the end of the word on (Daciuk and others, “Incremental Construction of Minimal Acyclic
 * Finite-State Automata”, 2000).
 */
export function buildDawg(
  words: SpeltWords,
  prefixes: number,
  onProgress: BuildProgress,
): Dawg | undefined {
  const { bytes, starts, lengths } = words;
  const meter = new WorkMeter(starts.length + UNITS_PER_PREFIX * prefixes, onProgress);
  const table = new StateTable(meter);
  /** The arcs of the states along the latest word, by the number of letters read, and where they end. */
  const row = new Uint32Array((MAX_LENGTH.word + 1) * MAX_ARCS_PER_STATE);
  const ends = Uint32Array.from(
    { length: MAX_LENGTH.word + 1 },
    (_, depth) => depth * MAX_ARCS_PER_STATE,
  );
  let depth = 0;

  /** Enters the state at the end of the path, and shortens the path by one. */
  function close(): number {
    const from = depth * MAX_ARCS_PER_STATE;
    const state = table.stateOf(row, from, ends[depth] ?? 0);
    ends[depth] = from;
    depth--;
    return state;
  }

  function closeTo(wanted: number): void {
    while (depth > wanted) {
      const state = close();
      const latest = (ends[depth] ?? 0) - 1;
      row[latest] = withTarget(row[latest] ?? 0, state);
    }
  }

  for (let index = 0; index < starts.length; index++) {
    if (table.isFull) return undefined;
    const start = starts[index] ?? 0;
    const length = lengths[index] ?? 0;
    const shared = sharedLetters(words, index - 1, index);
    meter.count(1 + (shared >>> 4) + UNITS_PER_PREFIX * (length - shared));
    closeTo(shared);
    while (depth < length) {
      const end = ends[depth] ?? 0;
      row[end] = makeArc((bytes[start + depth] ?? 0) + 1, depth + 1 === length, 0);
      ends[depth] = end + 1;
      depth++;
    }
  }
  closeTo(0);
  const dawgRoot = close();
  meter.end();
  return table.isFull ? undefined : { arcs: table.arcs, dawgRoot };
}
