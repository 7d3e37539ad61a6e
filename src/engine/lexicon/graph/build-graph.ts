import type { PackedWords } from '../packed';
import { type PrefixTree, prefixTree, ROOT } from './prefix-tree';
import { StateTable } from './state-table';
import { makeArc, NO_STATE, targetOf, TURN, withLetter, type WordGraph } from './word-graph';

/** Most arcs of a state: one for each letter of the largest alphabet, and a turn. */
const MOST_OF_STATE = 64;

/** For each beginning of a word, the forwards state that reads how it may go on. */
function forwardStates(tree: PrefixTree, table: StateTable): Int32Array {
  const { size, letter, firstChild, nextSibling, isWord } = tree;
  const states = new Int32Array(size);
  const row = new Uint32Array(MOST_OF_STATE);
  // Children have greater numbers than their parents, so that their states are there first.
  for (let node = size - 1; node >= ROOT; node--) {
    let arcs = 0;
    let child = firstChild[node] ?? ROOT;
    for (; child !== ROOT; child = nextSibling[child] ?? ROOT) {
      const arc = makeArc((letter[child] ?? 0) + 1, isWord[child] === 1, states[child] ?? NO_STATE);
      let at = arcs++;
      for (; at > 0 && (row[at - 1] ?? 0) > arc; at--) row[at] = row[at - 1] ?? 0;
      row[at] = arc;
    }
    states[node] = table.stateOf(row, 0, arcs);
  }
  return states;
}

/**
 * Reads all beginnings of words at once from their last letters leftwards. Those that share what has
 * been read lie side by side; they are parted by the next letter, and each part gives an arc. So the
 * automaton comes about from its ends, and never stands in memory unminimised.
 */
class OutwardsReader {
  readonly #tree: PrefixTree;
  readonly #table: StateTable;
  readonly #forwards: Int32Array;
  /** The beginnings that are read, and of each the node that is read next (`ROOT`: all is read). */
  readonly #beginning: Int32Array;
  readonly #next: Int32Array;
  readonly #partedBeginning: Int32Array;
  readonly #partedNext: Int32Array;
  /** Where the parts of a set end, by the number of letters that it shares. */
  readonly #ends: readonly Int32Array[];
  readonly #row: Uint32Array;
  readonly #chain: Int32Array;

  constructor(tree: PrefixTree, table: StateTable, forwards: Int32Array, longest: number) {
    this.#tree = tree;
    this.#table = table;
    this.#forwards = forwards;
    this.#beginning = new Int32Array(tree.size - 1);
    for (let at = 0; at < tree.size - 1; at++) this.#beginning[at] = at + 1;
    this.#next = this.#beginning.slice();
    this.#partedBeginning = new Int32Array(tree.size - 1);
    this.#partedNext = new Int32Array(tree.size - 1);
    this.#ends = Array.from({ length: longest + 1 }, () => new Int32Array(MOST_OF_STATE));
    this.#row = new Uint32Array((longest + 1) * MOST_OF_STATE);
    this.#chain = new Int32Array(longest);
  }

  /** The state from which everything is read. */
  root(): number {
    return targetOf(this.#read(0, this.#beginning.length, 0));
  }

  /**
   * Reads the set from `from` up to and without `to`, which shares `depth` letters; the result is the
   * arc, without its letter, that leads to the state for it.
   */
  #read(from: number, to: number, depth: number): number {
    if (to - from === 1) return this.#readOne(from, depth);
    const ends = this.#part(from, to, depth);
    const base = depth * MOST_OF_STATE;
    let arcs = base;
    let isWord = false;
    let begin = from;
    for (let letter = TURN; begin < to; letter++) {
      const end = ends[letter] ?? to;
      if (end === begin) continue;
      if (letter === TURN) {
        const read = this.#beginning[begin] ?? ROOT;
        const rest = this.#forwards[read] ?? NO_STATE;
        isWord = this.#tree.isWord[read] === 1;
        if (rest !== NO_STATE) this.#row[arcs++] = makeArc(TURN, false, rest);
      } else {
        this.#row[arcs++] = withLetter(letter, this.#read(begin, end, depth + 1));
      }
      begin = end;
    }
    return makeArc(TURN, isWord, this.#table.stateOf(this.#row, base, arcs));
  }

  /** Sorts a set by the letter that is read next; the result tells where each part ends. */
  #part(from: number, to: number, depth: number): Int32Array {
    const { letter, parent } = this.#tree;
    const places = this.#ends[depth] ?? new Int32Array(MOST_OF_STATE);
    const partOf = (node: number): number => (node === ROOT ? TURN : (letter[node] ?? 0) + 1);
    places.fill(0);
    for (let at = from; at < to; at++) {
      const part = partOf(this.#next[at] ?? ROOT);
      places[part] = (places[part] ?? 0) + 1;
    }
    let sum = from;
    for (let part = 0; part < MOST_OF_STATE; part++) {
      const count = places[part] ?? 0;
      places[part] = sum;
      sum += count;
    }
    for (let at = from; at < to; at++) {
      const node = this.#next[at] ?? ROOT;
      const part = partOf(node);
      const place = places[part] ?? 0;
      places[part] = place + 1;
      this.#partedBeginning[place] = this.#beginning[at] ?? ROOT;
      this.#partedNext[place] = parent[node] ?? ROOT;
    }
    this.#beginning.set(this.#partedBeginning.subarray(from, to), from);
    this.#next.set(this.#partedNext.subarray(from, to), from);
    return places;
  }

  /** The same for a set of one: a chain of states, from its first letter to the one read next. */
  #readOne(at: number, depth: number): number {
    const { letter, parent, isWord } = this.#tree;
    const read = this.#beginning[at] ?? ROOT;
    const base = depth * MOST_OF_STATE;
    let length = 0;
    for (let node = this.#next[at] ?? ROOT; node !== ROOT; node = parent[node] ?? ROOT) {
      this.#chain[length++] = letter[node] ?? 0;
    }
    const rest = this.#forwards[read] ?? NO_STATE;
    let state = NO_STATE;
    if (rest !== NO_STATE) {
      this.#row[base] = makeArc(TURN, false, rest);
      state = this.#table.stateOf(this.#row, base, base + 1);
    }
    let arc = makeArc(TURN, isWord[read] === 1, state);
    while (length > 0) {
      this.#row[base] = withLetter((this.#chain[--length] ?? 0) + 1, arc);
      arc = makeArc(TURN, false, this.#table.stateOf(this.#row, base, base + 1));
    }
    return arc;
  }
}

/** Longer words are not in the graph: they fit no board that anybody plays on. */
export const LONGEST_IN_GRAPH = 255;

/** Builds the graph of packed words, of those with up to 255 letters. */
export function buildGraph(words: PackedWords): WordGraph {
  const groups = words.groups.filter(({ length }) => length <= LONGEST_IN_GRAPH);
  const longest = Math.max(0, ...groups.map(({ length }) => length));
  const tree = prefixTree({ ...words, groups });
  const table = new StateTable();
  const states = forwardStates(tree, table);
  const outwards = new OutwardsReader(tree, table, states, longest).root();
  return { arcs: table.arcs, forwards: states[ROOT] ?? NO_STATE, outwards };
}
