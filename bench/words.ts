import { readFileSync } from 'node:fs';
import {
  alphabetOf,
  buildGraph,
  lexiconOf,
  type PackedWords,
  parseWordList,
  type SearchWords,
  scraebbkle,
} from '../src/engine';
import { buildTrie, type TrieNode } from './baseline';
import type { Counters } from './counters';
import { valueOf } from './results';

/** Reads a text of words in the letters A to Z. */
export const parseWords = (text: string): PackedWords =>
  valueOf(parseWordList(alphabetOf(scraebbkle.tileSet), text));

/** Builds what a search walks. */
export const buildWords = (packed: PackedWords): SearchWords => ({
  lexicon: lexiconOf(packed),
  graph: buildGraph(packed),
});

/** How large that is. */
export const sizeOf = ({ graph }: SearchWords): Counters => ({
  arcs: graph.arcs.length,
  bytes: graph.arcs.byteLength,
});

/** The word list that comes with the game, as each search wants it; made when first asked for. */
export class ShippedWords {
  readonly text = readFileSync('public/resources/wordlist.txt', 'utf8');
  #search: SearchWords | undefined;
  #trie: TrieNode | undefined;

  /** The words in upper-case letters. */
  get spelled(): readonly string[] {
    return this.text.toUpperCase().trim().split('\n');
  }

  get search(): SearchWords {
    this.#search ??= buildWords(parseWords(this.text));
    return this.#search;
  }

  /** For the baseline. */
  get trie(): TrieNode {
    this.#trie ??= buildTrie(this.spelled);
    return this.#trie;
  }
}
