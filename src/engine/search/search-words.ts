import {
  buildGraph,
  type BuildProgress,
  type CompiledWords,
  noProgress,
  stagesOf,
  type WordGraph,
} from '../lexicon';
import { ok, type Result } from '../result';
import { anagramsIn } from './anagrams';
import { KernelContext } from './kernel-context';
import { KernelInstance, type MakeKernel, type NoRoomForWords } from './kernel-instance';
import { KernelSearches } from './kernel-search';
import { KernelGames } from './playout';
import { layOut } from './search-graph';

/** Words for searches and playouts, loaded into a separate kernel. */
export interface SearchWords {
  readonly searches: KernelSearches;
  readonly games: KernelGames;
  /** The part of that memory that the words take, in bytes: their graph and the tables of their anagrams. */
  readonly bytes: number;
  /** All of that memory in bytes, including the tables of the kernel. */
  readonly memory: number;
}

/** Loads words into a new kernel, if there is enough memory. Builds their whole graph unless it is given. */
export function searchWordsOf(
  makeKernel: MakeKernel,
  words: CompiledWords,
  whole: WordGraph = buildGraph(words),
  onProgress: BuildProgress = noProgress,
): Result<SearchWords, NoRoomForWords> {
  const [layingOut, hashing] = stagesOf(onProgress, 0.5);
  const graph = layOut(whole, words.letters.length, layingOut);
  const anagrams = anagramsIn(whole, words.size, hashing);
  const { letterSums, filter, filterWithoutOne } = anagrams;
  const kernel = KernelInstance.withWords(makeKernel, graph, anagrams);
  if (!kernel.ok) return kernel;
  const context = new KernelContext(kernel.value);
  return ok({
    searches: new KernelSearches(context),
    games: new KernelGames(context),
    bytes:
      graph.cells.byteLength +
      letterSums.byteLength +
      filter.byteLength +
      filterWithoutOne.byteLength,
    memory: kernel.value.exports.memory.buffer.byteLength,
  });
}
