import { MAX_LENGTH } from '../limits';
import { type BuildProgress, noProgress, stagesOf, WorkMeter } from './work-meter';
import { MAX_ARCS_PER_STATE, StateTable } from './dawg';
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

/** The root of the tree: the empty prefix. It is its own parent, and its letter is `SEPARATOR`. */
const ROOT = 0;

/** The prefixes of words as a tree, in arrays indexed by node. */
interface PrefixTree {
  /** Number of nodes, including the root. */
  readonly size: number;
  /** The last letter of a prefix: its index in the alphabet plus one. */
  readonly letter: Uint8Array;
  readonly parent: Int32Array;
  /** 1 if the prefix is a word. */
  readonly isWord: Uint8Array;
  /** The state of the DAWG that reads what may follow the prefix. */
  readonly rest: Int32Array;
  /** Number of letters of all prefixes together. */
  readonly letters: number;
}

/** Makes the tree of all prefixes, each before those that it begins. */
function prefixTreeOf(graph: Dawg, onProgress: BuildProgress): PrefixTree {
  const { arcs, dawgRoot } = graph;
  const [counting, reading] = stagesOf(onProgress, 0.3);
  const max = countPrefixes(graph, counting) + 1;
  const meter = new WorkMeter(max, reading);
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

/** Units of work for each letter that is read leftwards, including sorting. */
const UNITS_PER_LETTER = 3;

/** Sets up to this size are sorted by insertion, larger ones by counting. */
const MAX_INSERTION_SORTED = 24;

/**
 * Builds a GADDAG (Gordon, 1994). It reads all prefixes of words at once, from their last letters leftwards.
 * Prefixes that share the letters read so far are adjacent. They are split by the next letter, and each part
 * gives an arc. So the automaton is built bottom-up and is minimal at every step.
 */
class GaddagBuilder {
  readonly #tree: PrefixTree;
  readonly #table: StateTable;
  readonly #meter: WorkMeter;
  /** The prefixes, the node of each that is read next, and the letter of that node. */
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

  root(): number {
    return targetOf(this.#read(0, this.#prefixes.length, 0));
  }

  /**
   * Reads the prefixes from index `from` up to but not including `to`, which share `depth` letters. Returns
   * the arc, without its letter, that leads to their state.
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

  /** Moves on to the letters before those just read. */
  #step(from: number, to: number): void {
    const { parent, letter } = this.#tree;
    for (let at = from; at < to; at++) {
      const node = parent[this.#next[at] ?? ROOT] ?? ROOT;
      this.#next[at] = node;
      this.#letter[at] = letter[node] ?? SEPARATOR;
      this.#meter.count();
    }
  }

  /** Sorts a set of prefixes by the letter that is read next. */
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

  /** Does the same for a single prefix: a chain of states, from its first letter to the one read next. */
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

/** Builds the whole graph from the DAWG of the words. It is undefined if it has too many arcs. */
export function buildGaddag(words: Dawg, onProgress: BuildProgress): WordGraph | undefined {
  const [makingTree, building] = stagesOf(onProgress, 0.1);
  const tree = prefixTreeOf(words, makingTree);
  const units = UNITS_PER_LETTER * (tree.letters + tree.size) + words.arcs.length;
  const meter = new WorkMeter(units, building);
  const table = new StateTable(meter, words.arcs);
  const gaddagRoot = new GaddagBuilder(tree, table, meter).root();
  meter.end();
  return table.isFull ? undefined : { arcs: table.arcs, dawgRoot: words.dawgRoot, gaddagRoot };
}

/** Builds the whole graph of compiled words, which always fits. */
export function buildGraph(words: Dawg, onProgress: BuildProgress = noProgress): WordGraph {
  const graph = buildGaddag(words, onProgress);
  if (!graph) throw new Error('Words that have been compiled fit a graph');
  return graph;
}
