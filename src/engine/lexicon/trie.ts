import type { PackedWords } from './packed';

/** The root of every trie. */
export const ROOT = 0;

/** Stands for "no such node"; the root is nobody's child. */
export const NO_NODE = 0;

/**
 * The words as a tree of letters in parallel arrays. Node numbers index all of them: a node's
 * letter (index in the alphabet), its first child, its next sibling, and whether a word ends there.
 */
export interface Trie {
  readonly letter: Uint8Array;
  readonly firstChild: Int32Array;
  readonly nextSibling: Int32Array;
  readonly endsWord: Uint8Array;
}

/** The child of a node under a letter, or `NO_NODE`. */
export function child(trie: Trie, node: number, letter: number): number {
  let candidate = trie.firstChild[node] ?? NO_NODE;
  while (candidate !== NO_NODE && trie.letter[candidate] !== letter) {
    candidate = trie.nextSibling[candidate] ?? NO_NODE;
  }
  return candidate;
}

/** Builds the trie of packed words. */
export function buildTrie(words: PackedWords): Trie {
  const most = words.bytes.length + 1;
  const trie = {
    letter: new Uint8Array(most),
    firstChild: new Int32Array(most),
    nextSibling: new Int32Array(most),
    endsWord: new Uint8Array(most),
  };
  let nodes = 1;
  for (const { length, start, count } of words.groups) {
    for (let at = start; at < start + length * count; at += length) {
      let node = ROOT;
      for (const letter of words.bytes.subarray(at, at + length)) {
        let next = child(trie, node, letter);
        if (next === NO_NODE) {
          next = nodes++;
          trie.letter[next] = letter;
          trie.nextSibling[next] = trie.firstChild[node] ?? NO_NODE;
          trie.firstChild[node] = next;
        }
        node = next;
      }
      trie.endsWord[node] = 1;
    }
  }
  return {
    letter: trie.letter.slice(0, nodes),
    firstChild: trie.firstChild.slice(0, nodes),
    nextSibling: trie.nextSibling.slice(0, nodes),
    endsWord: trie.endsWord.slice(0, nodes),
  };
}
