import { buildGraph, type CompiledWords, type WordGraph } from '../lexicon';
import { layOut, type SearchGraph } from './search-graph';
import { Walk } from './walk';

/** Words in the form that searches walk. */
export interface SearchWords {
  readonly graph: SearchGraph;
  /** Walks that no search is using. */
  readonly idle: Walk[];
}

/** The words of a lexicon for searches; their whole graph is built where it is not there yet. */
export const searchWordsOf = (
  words: CompiledWords,
  graph: WordGraph = buildGraph(words),
): SearchWords => ({ graph: layOut(graph, words.letters.length), idle: [] });

/** Lends a walk to a search, and keeps it for the next one. */
export function withWalk<T>({ graph, idle }: SearchWords, search: (walk: Walk) => T): T {
  const walk = idle.pop() ?? new Walk(graph);
  const found = search(walk);
  idle.push(walk);
  return found;
}
