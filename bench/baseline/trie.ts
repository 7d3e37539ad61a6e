import type { Letter } from '../../src/engine';

/** The continuations of a prefix, and whether the prefix is a word. */
export interface TrieNode {
  readonly children: Map<Letter, TrieNode>;
  isWord: boolean;
}

const emptyNode = (): TrieNode => ({ children: new Map(), isWord: false });

/** Builds a trie of upper-case words, with one node per prefix. */
export function buildTrie(words: Iterable<string>): TrieNode {
  const root = emptyNode();
  for (const word of words) {
    let node = root;
    for (const letter of word) {
      let child = node.children.get(letter);
      if (!child) {
        child = emptyNode();
        node.children.set(letter, child);
      }
      node = child;
    }
    node.isWord = true;
  }
  return root;
}

export function hasWord(root: TrieNode, letters: string): boolean {
  let node: TrieNode | undefined = root;
  for (const letter of letters) {
    node = node.children.get(letter);
    if (!node) return false;
  }
  return node.isWord;
}
