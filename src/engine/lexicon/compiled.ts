import { MAX_COUNT } from '../limits';
import { err, ok, type Result } from '../result';
import { type Alphabet, makeAlphabet } from '../tiles';
import type { Dawg } from './graph/word-graph';
import { buildDawg } from './graph/dawg';
import { buildGaddag } from './graph/gaddag';
import { MAX_ARCS } from './graph/word-graph';
import { type Extent, extentOf, inOrder } from './sorted-words';
import type { PackedWords } from './packed';
import { type BuildProgress, subrange } from './work-meter';

/**
 * The words of a lexicon as plain data that can be sent between threads: a minimal automaton that reads them
 * forwards, small and fast to query. The whole graph, which searches walk, is built from it.
 */
export interface CompiledWords extends Dawg {
  /** Depends on the words and the alphabet only, not on the file that they came from. */
  readonly id: string;
  readonly letters: readonly string[];
  readonly lowerCase: readonly string[];
  /** Number of words. */
  readonly size: number;
}

const alphabets = new WeakMap<CompiledWords, Alphabet>();

/** The alphabet of the words, made once. */
export function alphabetOfWords(words: CompiledWords): Alphabet {
  const alphabet = alphabets.get(words) ?? makeAlphabet(words.letters, words.lowerCase);
  alphabets.set(words, alphabet);
  return alphabet;
}

/** The words do not fit a graph: there are some millions, or they are very long. */
export interface TooManyWords {
  readonly code: 'TOO_MANY_WORDS';
  readonly words: number;
}

/** Whether the whole graph of words fits. If an estimate does not show it, the graph is built to see. */
function fitsGraph(words: Dawg, { prefixes, letters }: Extent, onProgress: BuildProgress): boolean {
  // Each prefix takes at most one arc per letter and one for the separator, and usually far fewer.
  const max = words.arcs.length + letters + prefixes;
  return max <= MAX_ARCS || buildGaddag(words, onProgress) !== undefined;
}

/**
 * Progress after each part: sorting the words, measuring them, and building their automaton. The rest is the
 * check.
 */
const ORDERED = 0.2;
const MEASURED = 0.25;
const BUILT = 0.5;

export function compileWords(
  packed: PackedWords,
  onProgress: BuildProgress,
): Result<CompiledWords, TooManyWords> {
  const { id, letters, lowerCase, bytes } = packed;
  const places = inOrder(packed, subrange(onProgress, 0, ORDERED));
  const size = places.starts.length;
  const tooMany = err({ code: 'TOO_MANY_WORDS', words: size } as const);
  const extent = extentOf(bytes, places, subrange(onProgress, ORDERED, MEASURED));
  if (extent.prefixes > MAX_COUNT.prefixes) return tooMany;
  const graph = buildDawg(bytes, places, extent.prefixes, subrange(onProgress, MEASURED, BUILT));
  if (!graph || !fitsGraph(graph, extent, subrange(onProgress, BUILT, 1))) return tooMany;
  onProgress(1);
  return ok({ id, letters, lowerCase, size, ...graph });
}
