import {
  type BuildProgress,
  buildGraph,
  type CompiledWords,
  partOf,
  unreported,
  type WordGraph,
} from '../lexicon';
import { ok, type Result } from '../result';
import { anagramsIn } from './anagrams';
import { KernelInstance, type MakeKernel, type NoRoomForWords } from './kernel-instance';
import { KernelContext } from './kernel-ground';
import { KernelSearches } from './kernel-search';
import { KernelGames } from './kernel-game';
import { layOut } from './search-graph';

/** Words in the form that searches walk: in the memory of a kernel of their own. */
export interface SearchWords {
  readonly searches: KernelSearches;
  readonly games: KernelGames;
  /** What the words take of that memory: their graph, and the table of their anagrams. */
  readonly bytes: number;
  /** The whole of that memory, in bytes: the tables of the kernel as well. */
  readonly memory: number;
}

/** The part of the work that laying out the graph is; the rest is the table of anagrams. */
const LAID_OUT = 0.5;

/** The words of a lexicon for searches, if there is room for them; their whole graph is built where it is not there yet. */
export function searchWordsOf(
  makeKernel: MakeKernel,
  words: CompiledWords,
  whole: WordGraph = buildGraph(words),
  onProgress: BuildProgress = unreported,
): Result<SearchWords, NoRoomForWords> {
  const graph = layOut(whole, words.letters.length, partOf(onProgress, 0, LAID_OUT));
  const anagrams = anagramsIn(whole, words.size, partOf(onProgress, LAID_OUT, 1));
  const { sums, marks, marksOfRest } = anagrams;
  const kernel = KernelInstance.holding(makeKernel, graph, anagrams);
  if (!kernel.ok) return kernel;
  const ground = new KernelContext(kernel.value);
  return ok({
    searches: new KernelSearches(ground),
    games: new KernelGames(ground),
    bytes: graph.cells.byteLength + sums.byteLength + marks.byteLength + marksOfRest.byteLength,
    memory: kernel.value.exports.memory.buffer.byteLength,
  });
}
