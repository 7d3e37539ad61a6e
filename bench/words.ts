import { readFileSync } from 'node:fs';
import {
  alphabetOf,
  type CompiledWords,
  type Lexicon,
  lexiconOf,
  parseWordList,
  type SearchWords,
  scraebbkle,
  searchWordsOf,
} from '../src/engine';
import { kernelMaker, kernelMakerInJavaScript } from '../src/worker/kernel';
import { buildTrie, type TrieNode } from './baseline';
import { valueOf } from './results';

/** Compiles a text of words in the letters A to Z. */
export const parseWords = (text: string): CompiledWords =>
  valueOf(parseWordList(alphabetOf(scraebbkle.tileSet), text)).words;

/** What has come to the list since the figures were recorded that a run is measured against. */
const ADDED_SINCE = 'fracks\n';

/** Makes the kernel that is measured. */
export const makeKernel = await kernelMaker();

/** Makes the kernel that runs where there is no WebAssembly. */
const makeKernelInJavaScript = await kernelMakerInJavaScript();

/** The word list that comes with the game, as each search wants it; made when first asked for. */
export class ShippedWords {
  readonly text = readFileSync('public/resources/wordlist.txt', 'utf8').replace(ADDED_SINCE, '');
  #lexicon: Lexicon | undefined;
  #search: SearchWords | undefined;
  #searchInJavaScript: SearchWords | undefined;
  #trie: TrieNode | undefined;

  /** The words in upper-case letters. */
  get spelled(): readonly string[] {
    return this.text.toUpperCase().trim().split('\n');
  }

  get lexicon(): Lexicon {
    this.#lexicon ??= lexiconOf(parseWords(this.text));
    return this.#lexicon;
  }

  get search(): SearchWords {
    this.#search ??= valueOf(searchWordsOf(makeKernel, this.lexicon.words));
    return this.#search;
  }

  /** The same, searched by the kernel as JavaScript. */
  get inJavaScript(): SearchWords {
    this.#searchInJavaScript ??= valueOf(searchWordsOf(makeKernelInJavaScript, this.lexicon.words));
    return this.#searchInJavaScript;
  }

  /** For the baseline. */
  get trie(): TrieNode {
    this.#trie ??= buildTrie(this.spelled);
    return this.#trie;
  }
}
