import type { Letter } from '../../src/engine';

/** What words go on with after some letters, and whether those letters are a word themselves. */
export interface TrieNode {
  readonly children: Map<Letter, TrieNode>;
  isWord: boolean;
}

const emptyNode = (): TrieNode => ({ children: new Map(), isWord: false });

/** A trie of words in upper-case letters, a node a beginning. */
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

/** Whether letters are a word of a trie. */
export function hasWord(root: TrieNode, letters: string): boolean {
  let node: TrieNode | undefined = root;
  for (const letter of letters) {
    node = node.children.get(letter);
    if (!node) return false;
  }
  return node.isWord;
}
