import { countPrefixes } from './count';
import { endsWord, type Dawg, isLast, letterOf, NO_STATE, targetOf } from './word-graph';

/** The root of the tree: the empty beginning. It is its own number, and nobody's child. */
export const ROOT = 0;

/** The beginnings of words as a tree in parallel arrays, indexed by node. */
export interface PrefixTree {
  /** Number of nodes, with the root. */
  readonly size: number;
  /** The letter that a beginning ends with: its index in the alphabet plus one. */
  readonly letter: Uint8Array;
  readonly parent: Int32Array;
  /** 1 where the beginning is a word. */
  readonly isWord: Uint8Array;
  /** The forwards state that reads how the beginning may go on. */
  readonly rest: Int32Array;
}

/** The tree of all beginnings that are read forwards, each before those that it begins. */
export function prefixTreeOf(graph: Dawg): PrefixTree {
  const { arcs, dawgRoot } = graph;
  const most = countPrefixes(graph) + 1;
  const letter = new Uint8Array(most);
  const parent = new Int32Array(most);
  const isWord = new Uint8Array(most);
  const rest = new Int32Array(most);
  let size = 1;

  function read(node: number, state: number): void {
    for (let at = state; ; at++) {
      const arc = arcs[at] ?? 0;
      const target = targetOf(arc);
      const child = size++;
      letter[child] = letterOf(arc);
      parent[child] = node;
      isWord[child] = endsWord(arc) ? 1 : 0;
      rest[child] = target;
      if (target !== NO_STATE) read(child, target);
      if (isLast(arc)) return;
    }
  }

  if (dawgRoot !== NO_STATE) read(ROOT, dawgRoot);
  return { size, letter, parent, isWord, rest };
}
