import { buildGraph, type CompiledWords, type WordGraph } from '../lexicon';
import { type Anagrams, anagramsIn } from './anagrams';
import { KernelInstance, type MakeKernel } from './kernel-instance';
import { KernelSearches } from './kernel-search';
import { ScoreBounds } from './score-bounds';
import { layOut, type SearchGraph } from './search-graph';
import type { Steps } from './steps';
import { Walk, type Walks } from './walk';

/** Words in the form that searches walk. */
export interface SearchWords {
  readonly graph: SearchGraph;
  readonly anagrams: Anagrams;
  /** Walks that no search is using. */
  readonly idle: Walks[];
  /** Searches by a compiled kernel, where there is one. */
  readonly kernel?: KernelSearches | undefined;
}

/**
 * The words of a lexicon for searches, by a compiled kernel where one can be made; their whole graph is
 * built where it is not there yet.
 */
export function searchWordsOf(
  words: CompiledWords,
  whole: WordGraph = buildGraph(words),
  makeKernel?: MakeKernel,
): SearchWords {
  const graph = layOut(whole, words.letters.length);
  const anagrams = anagramsIn(graph, words.size);
  const kernel = makeKernel && new KernelSearches(new KernelInstance(makeKernel, graph, anagrams));
  return { graph, anagrams, idle: [], kernel };
}

const newWalks = (graph: SearchGraph): Walks => ({
  across: new Walk(graph),
  down: new Walk(graph),
  bounds: new ScoreBounds(),
});

/** Lends walks to a search, and keeps them for the next one; not if this one is left undone. */
export function* withWalks<T>(
  { graph, idle }: SearchWords,
  search: (walks: Walks) => Steps<T>,
): Steps<T> {
  const walks = idle.pop() ?? newWalks(graph);
  const found = yield* search(walks);
  idle.push(walks);
  return found;
}
