import { MAX_LENGTH } from '../../limits';
import { type BuildProgress, partOf, unreported, WorkMeter } from '../work-meter';
import { MAX_ARCS_PER_STATE, StateTable } from './state-table';
import {
  countPrefixes,
  type Dawg,
  endsWord,
  isLast,
  letterOf,
  makeArc,
  NO_ARC,
  NO_STATE,
  SEPARATOR,
  targetOf,
  withLetter,
  type WordGraph,
} from './word-graph';

/** The root of the tree: the empty prefix. It is its own number, and nobody's child. */
const ROOT = 0;

/** The prefixes of words as a tree in parallel arrays, indexed by node. */
interface PrefixTree {
  /** Number of nodes, with the root. */
  readonly size: number;
  /** The letter that a prefix ends with: its index in the alphabet plus one. */
  readonly letter: Uint8Array;
  readonly parent: Int32Array;
  /** 1 where the prefix is a word. */
  readonly isWord: Uint8Array;
  /** The forwards state that reads how the prefix may go on. */
  readonly rest: Int32Array;
  /** Number of letters of all prefixes together. */
  readonly letters: number;
}

/** The part of making the tree that counting its nodes is. */
const COUNTED = 0.3;

/** The tree of all prefixes that are read forwards, each before those that it begins. */
function prefixTreeOf(graph: Dawg, onProgress: BuildProgress): PrefixTree {
  const { arcs, dawgRoot } = graph;
  const max = countPrefixes(graph, partOf(onProgress, 0, COUNTED)) + 1;
  const meter = new WorkMeter(max, partOf(onProgress, COUNTED, 1));
  const letter = new Uint8Array(max);
  const parent = new Int32Array(max);
  const isWord = new Uint8Array(max);
  const rest = new Int32Array(max);
  let size = 1;
  let letters = 0;

  function read(node: number, state: number, depth: number): void {
    for (let at = state; ; at++) {
      const arc = arcs[at] ?? 0;
      const target = targetOf(arc);
      const child = size++;
      letter[child] = letterOf(arc);
      parent[child] = node;
      isWord[child] = endsWord(arc) ? 1 : 0;
      rest[child] = target;
      letters += depth;
      meter.count();
      if (target !== NO_STATE) read(child, target, depth + 1);
      if (isLast(arc)) return;
    }
  }

  if (dawgRoot !== NO_STATE) read(ROOT, dawgRoot, 1);
  meter.end();
  return { size, letter, parent, isWord, rest, letters };
}

/** Units of work that a letter counts for which is read leftwards, sorting included. */
const UNITS_PER_LETTER = 3;

/** Sets up to this size are sorted by inserting, larger ones by counting. */
const MAX_INSERTION_SORTED = 24;

/**
 * Reads all prefixes of words at once from their last letters leftwards. Those that share what has
 * been read lie side by side; they are parted by the next letter, and each part gives an arc. So the
 * automaton comes about from its ends, and never stands in memory unminimised.
 */
class GaddagBuilder {
  readonly #tree: PrefixTree;
  readonly #table: StateTable;
  readonly #meter: WorkMeter;
  /** The prefixes that are read, of each the node that is read next, and the letter of that. */
  readonly #prefixes: Int32Array;
  readonly #next: Int32Array;
  readonly #letter: Uint8Array;
  readonly #sortedPrefixes: Int32Array;
  readonly #sortedNext: Int32Array;
  readonly #sortedLetter: Uint8Array;
  readonly #places = new Int32Array(MAX_ARCS_PER_STATE);
  readonly #row = new Uint32Array((MAX_LENGTH.word + 1) * MAX_ARCS_PER_STATE);
  readonly #chain = new Uint8Array(MAX_LENGTH.word);

  constructor(tree: PrefixTree, table: StateTable, meter: WorkMeter) {
    this.#tree = tree;
    this.#table = table;
    this.#meter = meter;
    const count = tree.size - 1;
    this.#prefixes = new Int32Array(count);
    for (let at = 0; at < count; at++) {
      this.#prefixes[at] = at + 1;
      meter.count();
    }
    this.#next = this.#prefixes.slice();
    this.#letter = tree.letter.slice(1);
    this.#sortedPrefixes = new Int32Array(count);
    this.#sortedNext = new Int32Array(count);
    this.#sortedLetter = new Uint8Array(count);
  }

  /** The state from which everything is read. */
  root(): number {
    return targetOf(this.#read(0, this.#prefixes.length, 0));
  }

  /**
   * Reads the set from `from` up to and without `to`, which shares `depth` letters; the result is the
   * arc, without its letter, that leads to the state for it.
   */
  #read(from: number, to: number, depth: number): number {
    if (this.#table.isFull) return NO_ARC;
    if (to - from === 1) return this.#readOne(from, depth);
    this.#sort(from, to);
    const base = depth * MAX_ARCS_PER_STATE;
    let arcs = base;
    let isWord = false;
    for (let begin = from; begin < to; ) {
      const letter = this.#letter[begin] ?? SEPARATOR;
      let end = begin + 1;
      while (end < to && this.#letter[end] === letter) end++;
      if (letter === SEPARATOR) {
        const read = this.#prefixes[begin] ?? ROOT;
        const rest = this.#tree.rest[read] ?? NO_STATE;
        isWord = this.#tree.isWord[read] === 1;
        if (rest !== NO_STATE) this.#row[arcs++] = makeArc(SEPARATOR, false, rest);
      } else {
        this.#step(begin, end);
        this.#row[arcs++] = withLetter(letter, this.#read(begin, end, depth + 1));
      }
      begin = end;
    }
    return makeArc(SEPARATOR, isWord, this.#table.stateOf(this.#row, base, arcs));
  }

  /** Goes on to the letters before those just read. */
  #step(from: number, to: number): void {
    const { parent, letter } = this.#tree;
    for (let at = from; at < to; at++) {
      const node = parent[this.#next[at] ?? ROOT] ?? ROOT;
      this.#next[at] = node;
      this.#letter[at] = letter[node] ?? SEPARATOR;
      this.#meter.count();
    }
  }

  /** Sorts a set by the letter that is read next. */
  #sort(from: number, to: number): void {
    if (to - from <= MAX_INSERTION_SORTED) this.#sortByInserting(from, to);
    else this.#sortByCounting(from, to);
  }

  #sortByInserting(from: number, to: number): void {
    for (let at = from + 1; at < to; at++) {
      const letter = this.#letter[at] ?? SEPARATOR;
      const prefix = this.#prefixes[at] ?? ROOT;
      const next = this.#next[at] ?? ROOT;
      let place = at;
      for (; place > from && (this.#letter[place - 1] ?? SEPARATOR) > letter; place--) {
        this.#letter[place] = this.#letter[place - 1] ?? SEPARATOR;
        this.#prefixes[place] = this.#prefixes[place - 1] ?? ROOT;
        this.#next[place] = this.#next[place - 1] ?? ROOT;
      }
      this.#letter[place] = letter;
      this.#prefixes[place] = prefix;
      this.#next[place] = next;
      this.#meter.count();
    }
  }

  #sortByCounting(from: number, to: number): void {
    const places = this.#places.fill(0);
    for (let at = from; at < to; at++) {
      const letter = this.#letter[at] ?? SEPARATOR;
      places[letter] = (places[letter] ?? 0) + 1;
      this.#meter.count();
    }
    let place = from;
    for (let letter = SEPARATOR; letter < places.length; letter++) {
      const count = places[letter] ?? 0;
      places[letter] = place;
      place += count;
    }
    for (let at = from; at < to; at++) {
      const letter = this.#letter[at] ?? SEPARATOR;
      const sorted = places[letter] ?? 0;
      places[letter] = sorted + 1;
      this.#sortedLetter[sorted] = letter;
      this.#sortedPrefixes[sorted] = this.#prefixes[at] ?? ROOT;
      this.#sortedNext[sorted] = this.#next[at] ?? ROOT;
      this.#meter.count();
    }
    this.#letter.set(this.#sortedLetter.subarray(from, to), from);
    this.#prefixes.set(this.#sortedPrefixes.subarray(from, to), from);
    this.#next.set(this.#sortedNext.subarray(from, to), from);
  }

  /** The same for a set of one: a chain of states, from its first letter to the one read next. */
  #readOne(at: number, depth: number): number {
    const { letter, parent, isWord, rest: rests } = this.#tree;
    const read = this.#prefixes[at] ?? ROOT;
    const base = depth * MAX_ARCS_PER_STATE;
    let length = 0;
    for (let node = this.#next[at] ?? ROOT; node !== ROOT; node = parent[node] ?? ROOT) {
      this.#chain[length++] = letter[node] ?? SEPARATOR;
    }
    this.#meter.count(UNITS_PER_LETTER * (length + 1));
    const rest = rests[read] ?? NO_STATE;
    let state = NO_STATE;
    if (rest !== NO_STATE) {
      this.#row[base] = makeArc(SEPARATOR, false, rest);
      state = this.#table.stateOf(this.#row, base, base + 1);
    }
    let arc = makeArc(SEPARATOR, isWord[read] === 1, state);
    while (length > 0) {
      this.#row[base] = withLetter(this.#chain[--length] ?? SEPARATOR, arc);
      arc = makeArc(SEPARATOR, false, this.#table.stateOf(this.#row, base, base + 1));
    }
    return arc;
  }
}

/** The part of building a graph that making its tree is. */
const TREE_MADE = 0.1;

/** A graph of words that are read forwards alone, or undefined where it has too many arcs. */
export function buildGaddag(words: Dawg, onProgress: BuildProgress): WordGraph | undefined {
  const tree = prefixTreeOf(words, partOf(onProgress, 0, TREE_MADE));
  const units = UNITS_PER_LETTER * (tree.letters + tree.size) + words.arcs.length;
  const meter = new WorkMeter(units, partOf(onProgress, TREE_MADE, 1));
  const table = new StateTable(meter, words.arcs);
  const gaddagRoot = new GaddagBuilder(tree, table, meter).root();
  meter.end();
  return table.isFull ? undefined : { arcs: table.arcs, dawgRoot: words.dawgRoot, gaddagRoot };
}

/** Builds the whole graph of compiled words. */
export function buildGraph(words: Dawg, onProgress: BuildProgress = unreported): WordGraph {
  const graph = buildGaddag(words, onProgress);
  if (!graph) throw new Error('Words that have been compiled fit a graph');
  return graph;
}
