import { type Alphabet, makeAlphabet } from '../tiles';
import { hasRecord, type PackedWords } from './packed';

/** The words of a game. */
export interface Lexicon {
  /** Equal for equal words over an equal alphabet, and for those alone. */
  readonly id: string;
  readonly alphabet: Alphabet;
  /** Number of words. */
  readonly size: number;
  /** Whether the word, in upper-case letters of the alphabet, is in the list. */
  readonly has: (word: string) => boolean;
  /** The same words as plain bytes, for whoever searches them. */
  readonly words: PackedWords;
}

/** A lexicon that answers from packed words. */
export function lexiconOf(words: PackedWords): Lexicon {
  const alphabet = makeAlphabet(words.letters, words.twins);
  return {
    id: words.id,
    alphabet,
    size: words.groups.reduce((sum, { count }) => sum + count, 0),
    words,
    has: (word) => {
      const indices = [...word].map((letter) => alphabet.indexOfLetter(letter));
      if (indices.some((index) => index === undefined)) return false;
      return hasRecord(
        words,
        Uint8Array.from(indices, (index) => index ?? 0),
      );
    },
  };
}
