import type { BuildProgress } from './forwards';
import { buildOutwards } from './outwards';
import type { ForwardsGraph, WordGraph } from './word-graph';

/** Builds the whole graph of compiled words; progress is told from 0 to 1. */
export function buildGraph(words: ForwardsGraph, onProgress: BuildProgress = () => {}): WordGraph {
  const graph = buildOutwards(words, onProgress);
  if (!graph) throw new Error('Words that have been compiled fit a graph');
  return graph;
}
