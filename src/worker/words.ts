import {
  type BuildProgress,
  type CompiledWords,
  err,
  makeAlphabet,
  type NoRoomForWords,
  ok,
  parseWordList,
  type ReadWords,
  type Result,
  type SearchWords,
  stagesOf,
  type WordListError,
} from '../engine';
import { fetchList } from './fetch-list';
import { kernelMaker } from './kernel';
import { setRecent } from './recent-store';
import type { Spelling, WordsFailure, WordsProgress, WordsSource } from './protocol';
import { openWordsCache, type ReadList } from './words-cache';

export type Words = ReturnType<typeof createWords>;

interface CodeMissing {
  readonly code: 'CODE_MISSING';
}

const CODE_MISSING = err<CodeMissing>({ code: 'CODE_MISSING' });

type SearchWordsResult = Result<SearchWords, NoRoomForWords | CodeMissing>;

type ParseWords = (onProgress: BuildProgress) => Result<ReadWords, WordListError>;

interface KnownWords {
  readonly words: CompiledWords;
  readonly forSearch: (onProgress: BuildProgress) => Promise<SearchWordsResult>;
  /** Forgets the form that searches use, unless it is being built; the next search builds it again. */
  readonly forgetSearch: () => void;
}

/** Keeps the most recently added words; builds the graph of each on its first search. */
export function createWords() {
  const cache = openWordsCache();
  const loadKernel = () => kernelMaker().catch(() => undefined);
  let kernel = loadKernel();
  const known = new Map<string, KnownWords>();

  async function searchWords(
    words: CompiledWords,
    onProgress: BuildProgress,
  ): Promise<SearchWordsResult> {
    const [making, storing, loading] = stagesOf(onProgress, 0.6, 0.65);
    const [code, found] = await Promise.all([
      import('./first-search').catch(() => undefined),
      cache.findGraph(words, making),
    ]);
    if (!code) return CODE_MISSING;
    const graph = found ?? code.buildGraph(words, making);
    if (!found) void cache.storeGraph(words, graph, storing);
    const makeKernel = await kernel;
    if (makeKernel) return code.searchWordsOf(makeKernel, words, graph, loading);
    kernel = loadKernel();
    return CODE_MISSING;
  }

  /** Returns the stored words of a list, or else computes and stores them. */
  async function wordsOf(
    list: ReadList,
    parse: ParseWords,
    onProgress: BuildProgress,
  ): Promise<Result<ReadWords, WordsFailure>> {
    const kept = await cache.findWords(list, onProgress);
    if (kept) return ok(kept);
    const [making, storing] = stagesOf(onProgress, 0.95);
    const made = list.added.length > 0 ? await withAdded(list, parse, making) : parse(making);
    if (made.ok) void cache.storeWords(list, made.value, storing);
    return made;
  }

  async function withAdded(
    list: ReadList,
    parse: ParseWords,
    onProgress: BuildProgress,
  ): Promise<Result<ReadWords, WordsFailure>> {
    const [parsing, adding] = stagesOf(onProgress, 0.6);
    const plain = await wordsOf({ ...list, added: [] }, parse, parsing);
    if (!plain.ok) return plain;
    const code = await import('./add-words').catch(() => undefined);
    if (!code) return CODE_MISSING;
    const all = code.addWords(plain.value.words, list.added, adding);
    return all.ok ? ok({ ...plain.value, words: all.value }) : all;
  }

  function take(words: CompiledWords): void {
    let asked: ReturnType<KnownWords['forSearch']> | undefined;
    let isBuilt = false;
    let hadNoRoom = false;
    const ask: KnownWords['forSearch'] = async (onProgress) => {
      // The first refusal leaves the other words alone, which a game may be using.
      if (!asked && hadNoRoom) for (const { forgetSearch } of known.values()) forgetSearch();
      const building = (asked ??= searchWords(words, onProgress));
      const made = await building;
      hadNoRoom = !made.ok && made.error.code === 'NO_ROOM_FOR_WORDS';
      if (asked === building) {
        isBuilt = made.ok;
        // The next call tries again.
        if (!made.ok) asked = undefined;
      }
      return made;
    };
    const forgetSearch = (): void => {
      if (isBuilt) asked = undefined;
      isBuilt = false;
    };
    setRecent(known, words.id, known.get(words.id) ?? { words, forSearch: ask, forgetSearch });
  }

  return {
    /** Loads the words of a source and adds them. */
    load: async (
      source: WordsSource,
      spelling: Spelling,
      onProgress: (progress: WordsProgress) => void,
    ): Promise<Result<ReadWords, WordsFailure>> => {
      const fetched = await fetchList(source, onProgress);
      if (!fetched.ok) return fetched;
      const { fingerprint, text } = fetched.value;
      const { added = [] } = source;
      const alphabet = makeAlphabet(spelling.letters, spelling.lowerCase);
      const read = await wordsOf(
        { spelling, fingerprint, added },
        (report) => parseWordList(alphabet, text(), report),
        (fraction) => onProgress({ stage: 'building', fraction }),
      );
      if (read.ok) take(read.value.words);
      return read;
    },
    take,
    /** Words by lexicon id; undefined if they have not been added. */
    compiled: (lexiconId: string) => known.get(lexiconId)?.words,
    /**
     * Words by lexicon id in the form that searches use; undefined if they have not been added. The first call builds
     * it, so only that call reports progress.
     */
    forSearch: (lexiconId: string, onProgress: BuildProgress) =>
      known.get(lexiconId)?.forSearch(onProgress),
  };
}
