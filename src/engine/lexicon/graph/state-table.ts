import { asLast, NO_STATE } from './word-graph';

/**
 * The states of a graph under construction: equal states are one. The table is open, its size a power
 * of two and at most half full.
 */
export class StateTable {
  #arcs = new Uint32Array(1 << 16);
  #used = 1;
  #states = new Int32Array(1 << 16);
  #hashes = new Uint32Array(1 << 16);
  #count = 0;

  /** Every arc so far; the first is nobody's. */
  get arcs(): Uint32Array {
    return this.#arcs.slice(0, this.#used);
  }

  /** The state whose arcs stand in `row` from `from` up to and without `to`; it marks the last. */
  stateOf(row: Uint32Array, from: number, to: number): number {
    if (from === to) return NO_STATE;
    row[to - 1] = asLast(row[to - 1] ?? 0);
    const hash = hashOf(row, from, to);
    const mask = this.#states.length - 1;
    let place = hash & mask;
    for (; ; place = (place + 1) & mask) {
      const state = this.#states[place] ?? NO_STATE;
      if (state === NO_STATE) break;
      if (this.#hashes[place] === hash && this.#equals(state, row, from, to)) return state;
    }
    const state = this.#append(row, from, to);
    this.#states[place] = state;
    this.#hashes[place] = hash;
    this.#count++;
    if (this.#count * 2 > this.#states.length) this.#growTable();
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

  #growTable(): void {
    const [states, hashes] = [this.#states, this.#hashes];
    this.#states = new Int32Array(states.length * 2);
    this.#hashes = new Uint32Array(states.length * 2);
    const mask = this.#states.length - 1;
    for (let old = 0; old < states.length; old++) {
      const state = states[old] ?? NO_STATE;
      if (state === NO_STATE) continue;
      const hash = hashes[old] ?? 0;
      let place = hash & mask;
      while (this.#states[place] !== NO_STATE) place = (place + 1) & mask;
      this.#states[place] = state;
      this.#hashes[place] = hash;
    }
  }
}

/** Multiplies and mixes, an arc at a time. */
function hashOf(row: Uint32Array, from: number, to: number): number {
  let hash = to - from;
  for (let at = from; at < to; at++) {
    hash = Math.imul(hash ^ (row[at] ?? 0), 0x9e3779b1);
    hash ^= hash >>> 15;
  }
  return hash >>> 0;
}
