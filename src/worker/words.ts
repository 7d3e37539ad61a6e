import {
  type Alphabet,
  type BuildProgress,
  buildGraph,
  type CompiledWords,
  err,
  makeAlphabet,
  type NoRoomForWords,
  ok,
  parseWordList,
  partOf,
  type ReadWords,
  type Result,
  type SearchWords,
  searchWordsOf,
  type WordListError,
} from '../engine';
import { fetchList } from './fetch-list';
import { kernelMaker } from './kernel';
import { setRecent } from './recent-store';
import type { Spelling, WordsFailure, WordsProgress, WordsSource } from './protocol';
import { openWordsCache, type ReadList } from './words-cache';

/** The words that a worker has, for the page and for searches. */
interface Words {
  /** Gets the words of a source, and takes them. */
  readonly load: (
    source: WordsSource,
    spelling: Spelling,
    onProgress: (progress: WordsProgress) => void,
  ) => Promise<Result<ReadWords, WordsFailure>>;
  /** The words of a lexicon, where they have been taken. */
  readonly compiled: (lexiconId: string) => CompiledWords | undefined;
  /** Takes words that the page has. */
  readonly take: (words: CompiledWords) => void;
  /**
   * The words of a lexicon as searches walk them, where they have been taken; whoever asks first
   * hears how far their graph has been built.
   */
  readonly forSearch: (
    lexiconId: string,
    onProgress: BuildProgress,
  ) => Promise<SearchWordsResult> | undefined;
}

/** Part of the code could not be loaded. */
interface CodeMissing {
  readonly code: 'CODE_MISSING';
}

const CODE_MISSING = err<CodeMissing>({ code: 'CODE_MISSING' });

type SearchWordsResult = Result<SearchWords, NoRoomForWords | CodeMissing>;

const alphabetOf = ({ spelling: { letters, lowerCase } }: ReadList): Alphabet =>
  makeAlphabet(letters, lowerCase);

/** Makes the words of a list in the letters of an alphabet. */
type ParseWords = (
  alphabet: Alphabet,
  onProgress: BuildProgress,
) => Result<ReadWords, WordListError>;

interface Known {
  readonly words: CompiledWords;
  readonly forSearch: (onProgress: BuildProgress) => Promise<SearchWordsResult>;
}

/** The parts of making a graph ready for searches: building or finding it, keeping it; then laying it out. */
const BUILT = 0.6;
const KEPT = 0.65;

/** The parts of making words: those of the list itself, and with others beside them; then keeping them. */
const PLAIN = 0.6;
const MADE = 0.95;

/** The latest few words that were taken; the graph of each is built when it is first asked for. */
export function createWords(): Words {
  const cache = openWordsCache();
  const loadKernel = () => kernelMaker().catch(() => undefined);
  let kernel = loadKernel();
  const known = new Map<string, Known>();

  async function searchWords(
    words: CompiledWords,
    onProgress: BuildProgress,
  ): Promise<SearchWordsResult> {
    const found = await cache.findGraph(words, partOf(onProgress, 0, BUILT));
    const graph = found ?? buildGraph(words, partOf(onProgress, 0, BUILT));
    if (!found) void cache.keepGraph(words, graph, partOf(onProgress, BUILT, KEPT));
    const makeKernel = await kernel;
    if (makeKernel) return searchWordsOf(makeKernel, words, graph, partOf(onProgress, KEPT, 1));
    kernel = loadKernel();
    return CODE_MISSING;
  }

  /** The words that are kept of a list; without them, they are made and kept. */
  async function wordsOf(
    list: ReadList,
    parse: ParseWords,
    onProgress: BuildProgress,
  ): Promise<Result<ReadWords, WordsFailure>> {
    const kept = await cache.findWords(list, onProgress);
    if (kept) return ok(kept);
    const made =
      list.added.length > 0
        ? await withAdded(list, parse, onProgress)
        : parse(alphabetOf(list), partOf(onProgress, 0, MADE));
    if (made.ok) void cache.keepWords(list, made.value, partOf(onProgress, MADE, 1));
    return made;
  }

  async function withAdded(
    list: ReadList,
    parse: ParseWords,
    onProgress: BuildProgress,
  ): Promise<Result<ReadWords, WordsFailure>> {
    const plain = await wordsOf({ ...list, added: [] }, parse, partOf(onProgress, 0, PLAIN));
    if (!plain.ok) return plain;
    const code = await import('./add-words').catch(() => undefined);
    if (!code) return CODE_MISSING;
    const all = code.addWords(plain.value.words, list.added, partOf(onProgress, PLAIN, MADE));
    return all.ok ? ok({ ...plain.value, words: all.value }) : all;
  }

  function take(words: CompiledWords): void {
    let asked: ReturnType<Known['forSearch']> | undefined;
    const ask: Known['forSearch'] = async (onProgress) => {
      const made = await (asked ??= searchWords(words, onProgress));
      // The code may be there when it is asked for again.
      if (!made.ok && made.error.code === 'CODE_MISSING') asked = undefined;
      return made;
    };
    setRecent(known, words.id, known.get(words.id) ?? { words, forSearch: ask });
  }

  return {
    load: async (source, spelling, onProgress) => {
      const fetched = await fetchList(source, onProgress);
      if (!fetched.ok) return fetched;
      const { fingerprint, text } = fetched.value;
      const { added = [] } = source;
      const read = await wordsOf(
        { spelling, fingerprint, added },
        (alphabet, report) => parseWordList(alphabet, text(), report),
        (fraction) => onProgress({ stage: 'building', fraction }),
      );
      if (read.ok) take(read.value.words);
      return read;
    },
    take,
    compiled: (lexiconId) => known.get(lexiconId)?.words,
    forSearch: (lexiconId, onProgress) => known.get(lexiconId)?.forSearch(onProgress),
  };
}
