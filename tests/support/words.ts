import {
  type Alphabet,
  alphabetOf,
  buildGraph,
  lexiconOf,
  type PackedWords,
  parseWordList,
  scraebbkle,
  type SearchWords,
} from '../../src/engine';
import { valueOf } from './results';

/** A few words in every form that the engine asks for. */
export function wordsOf(
  words: readonly string[],
  alphabet: Alphabet = alphabetOf(scraebbkle.tileSet),
): SearchWords & { readonly packed: PackedWords } {
  const packed = valueOf(parseWordList(alphabet, words.join('\n')));
  return { packed, lexicon: lexiconOf(packed), graph: buildGraph(packed) };
}
