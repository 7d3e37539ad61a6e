import type { Alphabet } from '../tiles';
import { alphabetOfWords, type CompiledWords } from './compiled';
import { arcOf, endsWord, NO_ARC, targetOf } from './graph';

/** The words of a game. */
export interface Lexicon {
  /** Equal for equal words over an equal alphabet, and for those alone. */
  readonly id: string;
  readonly alphabet: Alphabet;
  /** Number of words. */
  readonly size: number;
  /** Whether the word, in upper-case letters of the alphabet, is in the list. */
  readonly has: (word: string) => boolean;
  /** The same words as plain data, for whoever lists or searches them. */
  readonly words: CompiledWords;
}

/** A lexicon that answers from compiled words. */
export function lexiconOf(words: CompiledWords): Lexicon {
  const { id, size, dawgRoot } = words;
  const alphabet = alphabetOfWords(words);
  return {
    id,
    alphabet,
    size,
    words,
    has: (word) => {
      let state = dawgRoot;
      let arc = NO_ARC;
      for (const letter of word) {
        const index = alphabet.indexOfLetter(letter);
        if (index === undefined) return false;
        arc = arcOf(words, state, index + 1);
        if (arc === NO_ARC) return false;
        state = targetOf(arc);
      }
      return endsWord(arc);
    },
  };
}
