import {
  type Alphabet,
  alphabetOf,
  buildTrie,
  lexiconOf,
  parseWordList,
  scraebbkle,
  type SearchWords,
} from '../../src/engine';
import { valueOf } from './results';

/** A few words in every form that the engine asks for. */
export function wordsOf(
  words: readonly string[],
  alphabet: Alphabet = alphabetOf(scraebbkle.tileSet),
): SearchWords {
  const packed = valueOf(parseWordList(alphabet, words.join('\n')));
  return { lexicon: lexiconOf(packed), trie: buildTrie(packed) };
}
