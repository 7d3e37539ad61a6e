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
import { kernelWithWords, type MakeKernel, type NoRoomForWords } from './kernel-instance';
import { layOut } from './search-graph';

/** Words for searches and playouts, loaded into a separate kernel, which runs one of them at a time. */
export interface SearchWords {
  readonly context: KernelContext;
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
  const kernel = kernelWithWords(makeKernel, graph, anagrams);
  if (!kernel.ok) return kernel;
  const { wordBytes, exports } = kernel.value;
  return ok({
    context: new KernelContext(kernel.value),
    bytes: wordBytes,
    memory: exports.memory.buffer.byteLength,
  });
}
