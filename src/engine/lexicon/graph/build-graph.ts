import type { BuildProgress } from './dawg';
import { buildGaddag } from './gaddag';
import type { Dawg, WordGraph } from './word-graph';

/** Builds the whole graph of compiled words; progress is told from 0 to 1. */
export function buildGraph(words: Dawg, onProgress: BuildProgress = () => {}): WordGraph {
  const graph = buildGaddag(words, onProgress);
  if (!graph) throw new Error('Words that have been compiled fit a graph');
  return graph;
}
