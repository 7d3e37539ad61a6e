import type { Alphabet } from '../tiles';
import { alphabetOfWords, type CompiledWords } from './compiled';
import { arcOf, endsWord, NO_ARC, targetOf } from './graph/word-graph';

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

/**
 * Lists of words that came with the page, by the id of their lexicon, and that of the list which has
 * taken their place: it holds all of their words and more.
 */
const SUCCESSORS: ReadonlyMap<string, string> = new Map([
  [
    '6e90708bbdb1673d3f1d56403247f949dd4419a16db2f09fa877cee80b395aa8',
    '6f1046bb89b6d4f210d7997b705aab97cebf7816ec8eb5395f0ca047b573b144',
  ],
]);

/**
 * Whether a lexicon may judge a game that names its words by an id: they are the same, or have come
 * to be among those of the lexicon, so that all plays of the game are legal by it as well.
 */
export const coversLexicon = ({ id }: Pick<Lexicon, 'id'>, lexiconId: string): boolean =>
  id === lexiconId || SUCCESSORS.get(lexiconId) === id;
