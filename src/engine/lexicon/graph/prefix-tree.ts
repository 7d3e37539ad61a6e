import type { PackedWords } from '../packed';

/** The root of every tree: the empty beginning. It is its own number, and nobody's child. */
export const ROOT = 0;

/**
 * The beginnings of all words as a tree in parallel arrays, indexed by node. A node has a greater
 * number than its parent.
 */
export interface PrefixTree {
  readonly size: number;
  /** Index in the alphabet of the last letter. */
  readonly letter: Uint8Array;
  readonly parent: Int32Array;
  readonly firstChild: Int32Array;
  readonly nextSibling: Int32Array;
  /** 1 where the beginning is a word. */
  readonly isWord: Uint8Array;
}

/** The tree of packed words. */
export function prefixTree({ bytes, groups }: Pick<PackedWords, 'bytes' | 'groups'>): PrefixTree {
  const most = bytes.length + 1;
  const letter = new Uint8Array(most);
  const parent = new Int32Array(most);
  const firstChild = new Int32Array(most);
  const nextSibling = new Int32Array(most);
  const isWord = new Uint8Array(most);
  let size = 1;

  function childOf(node: number, wanted: number): number {
    let child = firstChild[node] ?? ROOT;
    while (child !== ROOT && letter[child] !== wanted) child = nextSibling[child] ?? ROOT;
    if (child !== ROOT) return child;
    child = size++;
    letter[child] = wanted;
    parent[child] = node;
    nextSibling[child] = firstChild[node] ?? ROOT;
    firstChild[node] = child;
    return child;
  }

  for (const { length, start, count } of groups) {
    // The nodes of the word before: words of one length ascend, so that much of it is shared.
    const path = new Int32Array(length + 1);
    for (let at = start; at < start + length * count; at += length) {
      let depth = 0;
      if (at > start) {
        while (bytes[at + depth] === bytes[at + depth - length]) depth++;
      }
      let node = path[depth] ?? ROOT;
      for (; depth < length; depth++) {
        node = childOf(node, bytes[at + depth] ?? 0);
        path[depth + 1] = node;
      }
      isWord[node] = 1;
    }
  }
  return { size, letter, parent, firstChild, nextSibling, isWord };
}
