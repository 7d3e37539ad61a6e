import {
  type BuildProgress,
  buildGraph,
  type CompiledWords,
  makeAlphabet,
  ok,
  parseWordList,
  type ReadWords,
  type Result,
  type SearchWords,
  searchWordsOf,
} from '../engine';
import { fetchList } from './fetch-list';
import { keepNewest } from './kept';
import type { Spelling, WordsFailure, WordsProgress, WordsSource } from './protocol';
import { openWordsCache, type ReadList } from './words-cache';

/** The words that a worker has, for the page and for searches. */
export interface Words {
  /** Gets the words of a source, and takes them. */
  readonly load: (
    source: WordsSource,
    spelling: Spelling,
    onProgress: (progress: WordsProgress) => void,
  ) => Promise<Result<ReadWords, WordsFailure>>;
  /** Takes words that the page has. */
  readonly take: (words: CompiledWords) => void;
  /**
   * The words of a lexicon as searches walk them, where they have been taken; whoever asks first
   * hears how far their graph has been built.
   */
  readonly forSearch: (
    lexiconId: string,
    onProgress: BuildProgress,
  ) => Promise<SearchWords> | undefined;
}

/** The latest few words that were taken; the graph of each is built when it is first asked for. */
export function createWords(): Words {
  const cache = openWordsCache();
  const known = new Map<string, (onProgress: BuildProgress) => Promise<SearchWords>>();

  async function searchWords(
    words: CompiledWords,
    onProgress: BuildProgress,
  ): Promise<SearchWords> {
    const kept = await cache.findGraph(words);
    if (kept) return searchWordsOf(words, kept);
    const graph = buildGraph(words, onProgress);
    void cache.keepGraph(words, graph);
    return searchWordsOf(words, graph);
  }

  function take(words: CompiledWords): void {
    let asked: Promise<SearchWords> | undefined;
    const ask = (onProgress: BuildProgress): Promise<SearchWords> =>
      (asked ??= searchWords(words, onProgress));
    keepNewest(known, words.id, known.get(words.id) ?? ask);
  }

  return {
    load: async (source, spelling, onProgress) => {
      const fetched = await fetchList(source, onProgress);
      if (!fetched.ok) return fetched;
      const { fingerprint, text } = fetched.value;
      const list: ReadList = { spelling, fingerprint };
      const kept = await cache.findWords(list);
      if (kept) {
        take(kept.words);
        return ok(kept);
      }
      const alphabet = makeAlphabet(spelling.letters, spelling.twins);
      const parsed = parseWordList(alphabet, text(), (fraction) =>
        onProgress({ stage: 'building', fraction }),
      );
      if (!parsed.ok) return parsed;
      take(parsed.value.words);
      void cache.keepWords(list, parsed.value);
      return parsed;
    },
    take,
    forSearch: (lexiconId, onProgress) => known.get(lexiconId)?.(onProgress),
  };
}
