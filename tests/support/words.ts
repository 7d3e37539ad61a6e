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
import { valueOf } from './results';

/** The conditions of a question about words that are texts. */
export const QUESTION_TEXTS = ['pattern', 'letters', 'begins', 'contains', 'ends'] as const;

/** Words in every form that the engine asks for. */
export interface Words extends SearchWords {
  readonly compiled: CompiledWords;
  readonly lexicon: Lexicon;
}

/** A few words in every form that the engine asks for. */
export function wordsOf(
  words: readonly string[],
  alphabet: Alphabet = alphabetOf(scraebbkle.tileSet),
): Words {
  const compiled = valueOf(parseWordList(alphabet, words.join('\n'))).words;
  return { compiled, lexicon: lexiconOf(compiled), ...searchWordsOf(compiled) };
}
