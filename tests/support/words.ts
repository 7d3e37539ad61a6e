import {
  type Alphabet,
  alphabetOf,
  buildGraph,
  type CompiledWords,
  type Lexicon,
  lexiconOf,
  parseWordList,
  scraebbkle,
  type SearchWords,
  searchWordsOf,
  type WordGraph,
} from '../../src/engine';
import { makeKernel } from './kernel';
import { valueOf } from './results';

export const QUESTION_TEXTS = ['pattern', 'letters', 'begins', 'contains', 'ends'] as const;

/** Words in every form that the engine uses. */
export interface Words extends SearchWords {
  readonly compiled: CompiledWords;
  readonly lexicon: Lexicon;
  readonly graph: WordGraph;
}

/** Builds words in every form; the graph is built at the first search. */
export function wordsOf(
  words: readonly string[],
  alphabet: Alphabet = alphabetOf(scraebbkle.tileSet),
): Words {
  const compiled = valueOf(parseWordList(alphabet, words.join('\n'))).words;
  let graph: WordGraph | undefined;
  let search: SearchWords | undefined;
  const built = (): WordGraph => (graph ??= buildGraph(compiled));
  const made = (): SearchWords =>
    (search ??= valueOf(searchWordsOf(makeKernel, compiled, built())));
  return {
    compiled,
    lexicon: lexiconOf(compiled),
    get graph() {
      return built();
    },
    get context() {
      return made().context;
    },
    get bytes() {
      return made().bytes;
    },
    get memory() {
      return made().memory;
    },
  };
}
