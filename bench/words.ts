import { readFileSync } from 'node:fs';
import {
  alphabetOf,
  buildGraph,
  type CompiledWords,
  type Lexicon,
  lexiconOf,
  parseWordList,
  type SearchWords,
  scraebbkle,
  searchWordsOf,
  type WordGraph,
} from '../src/engine';
import { kernelMaker, kernelMakerInJavaScript } from '../src/worker/kernel';
import { buildTrie, type TrieNode } from './baseline';
import { valueOf } from './results';

/** Compiles a list of words in the letters A to Z. */
export const parseWords = (text: string): CompiledWords =>
  valueOf(parseWordList(alphabetOf(scraebbkle.tileSet), text)).words;

/** Word added to the list since the figures for comparison were recorded. */
const ADDED_SINCE = 'fracks\n';

export const makeKernel = await kernelMaker();

const makeKernelInJavaScript = await kernelMakerInJavaScript();

/** The shipped word list in the form that each search needs; built lazily. */
export class ShippedWords {
  readonly text = readFileSync('public/resources/wordlist.txt', 'utf8').replace(ADDED_SINCE, '');
  #lexicon: Lexicon | undefined;
  #graph: WordGraph | undefined;
  #search: SearchWords | undefined;
  #searchInJavaScript: SearchWords | undefined;
  #trie: TrieNode | undefined;

  get spelled(): readonly string[] {
    return this.text.toUpperCase().trim().split('\n');
  }

  get lexicon(): Lexicon {
    this.#lexicon ??= lexiconOf(parseWords(this.text));
    return this.#lexicon;
  }

  get graph(): WordGraph {
    this.#graph ??= buildGraph(this.lexicon.words);
    return this.#graph;
  }

  get search(): SearchWords {
    this.#search ??= valueOf(searchWordsOf(makeKernel, this.lexicon.words, this.graph));
    return this.#search;
  }

  get inJavaScript(): SearchWords {
    this.#searchInJavaScript ??= valueOf(
      searchWordsOf(makeKernelInJavaScript, this.lexicon.words, this.graph),
    );
    return this.#searchInJavaScript;
  }

  /** For the baseline. */
  get trie(): TrieNode {
    this.#trie ??= buildTrie(this.spelled);
    return this.#trie;
  }
}
