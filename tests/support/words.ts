import {
  type Alphabet,
  alphabetOf,
  buildGraph,
  lexiconOf,
  type CompiledWords,
  parseWordList,
  scraebbkle,
  type SearchWords,
} from '../../src/engine';
import { valueOf } from './results';

/** A few words in every form that the engine asks for. */
export function wordsOf(
  words: readonly string[],
  alphabet: Alphabet = alphabetOf(scraebbkle.tileSet),
): SearchWords & { readonly compiled: CompiledWords } {
  const compiled = valueOf(parseWordList(alphabet, words.join('\n')));
  return { compiled, lexicon: lexiconOf(compiled), graph: buildGraph(compiled) };
}
