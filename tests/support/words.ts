import {
  type Alphabet,
  alphabetOf,
  type CompiledWords,
  type Lexicon,
  lexiconOf,
  parseWordList,
  scraebbkle,
  type SearchWords,
  searchWordsOf,
} from '../../src/engine';
import { makeKernel } from './kernel';
import { valueOf } from './results';

export const QUESTION_TEXTS = ['pattern', 'letters', 'begins', 'contains', 'ends'] as const;

/** Words in every form that the engine uses. */
export interface Words extends SearchWords {
  readonly compiled: CompiledWords;
  readonly lexicon: Lexicon;
}

/** Builds words in every form; the graph is built at the first search. */
export function wordsOf(
  words: readonly string[],
  alphabet: Alphabet = alphabetOf(scraebbkle.tileSet),
): Words {
  const compiled = valueOf(parseWordList(alphabet, words.join('\n'))).words;
  let search: SearchWords | undefined;
  const made = (): SearchWords => (search ??= valueOf(searchWordsOf(makeKernel, compiled)));
  return {
    compiled,
    lexicon: lexiconOf(compiled),
    get searches() {
      return made().searches;
    },
    get games() {
      return made().games;
    },
    get bytes() {
      return made().bytes;
    },
    get memory() {
      return made().memory;
    },
  };
}
