import { remember } from '../remember';
import { type Alphabet, makeAlphabet } from '../tiles';
import { arcAlong, type Dawg, endsWord } from './word-graph';

/**
 * The words of a lexicon as plain data that can be sent between threads: a minimal automaton that reads them
 * forwards, small and fast to query. The whole graph, which searches walk, is built from it.
 */
export interface CompiledWords extends Dawg {
  /** Depends on the words and the alphabet only, not on the file that they came from. */
  readonly id: string;
  readonly letters: readonly string[];
  readonly lowerCase: readonly string[];
  /** Number of words. */
  readonly size: number;
}

export const alphabetOfWords = remember(
  ({ letters, lowerCase }: CompiledWords): Alphabet => makeAlphabet(letters, lowerCase),
);

export interface Lexicon {
  /** Equal if and only if the words and the alphabet are equal. */
  readonly id: string;
  readonly alphabet: Alphabet;
  /** Number of words. */
  readonly size: number;
  /** Whether a word, in upper-case letters of the alphabet, is in the list. */
  readonly has: (word: string) => boolean;
  /** The same words as plain data, to list or search them. */
  readonly words: CompiledWords;
}

export function lexiconOf(words: CompiledWords): Lexicon {
  const { id, size, dawgRoot } = words;
  const alphabet = alphabetOfWords(words);
  return {
    id,
    alphabet,
    size,
    words,
    has: (word) => {
      // No arc reads the index of a missing letter.
      const letters = Array.from(word, (letter) => alphabet.indexOfLetter(letter) ?? -1);
      return endsWord(arcAlong(words, dawgRoot, letters));
    },
  };
}

/**
 * Earlier word lists of the page, by the id of their lexicon, with the id of the list that has replaced each.
 * That list contains all of their words and more.
 */
const SUCCESSORS: ReadonlyMap<string, string> = new Map([
  [
    '6e90708bbdb1673d3f1d56403247f949dd4419a16db2f09fa877cee80b395aa8',
    '6f1046bb89b6d4f210d7997b705aab97cebf7816ec8eb5395f0ca047b573b144',
  ],
]);

/**
 * Whether a lexicon has all words of the lexicon with an id: it is the same, or its successor. All plays of a
 * game with that id are then legal in it, too.
 */
export const coversLexicon = ({ id }: Pick<Lexicon, 'id'>, lexiconId: string): boolean =>
  id === lexiconId || SUCCESSORS.get(lexiconId) === id;
