import { type Alphabet, makeAlphabet } from '../tiles';
import { composeMarks } from '../text';
import { err, ok, type Result } from '../result';
import {
  type Dawg,
  arcOf,
  endsWord,
  NO_ARC,
  targetOf,
  isLast,
  letterOf,
  NO_STATE,
} from './word-graph';

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

const alphabets = new WeakMap<CompiledWords, Alphabet>();

/** The alphabet of the words, made once. */
export function alphabetOfWords(words: CompiledWords): Alphabet {
  const alphabet = alphabets.get(words) ?? makeAlphabet(words.letters, words.lowerCase);
  alphabets.set(words, alphabet);
  return alphabet;
}

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

/** A character that is not allowed at its place; `column` is 1-based, in code points. */
export interface ForeignCharacter {
  readonly code: 'FOREIGN_CHARACTER';
  readonly column: number;
  readonly character: string;
}

/** Returns a function that finds the 0-based index in an alphabet of a letter in either case. */
export const indexIn =
  (alphabet: Alphabet) =>
  (character: string): number | undefined =>
    alphabet.indexOfLowerCase(character) ?? alphabet.indexOfLetter(character);

function readPoints<T>(
  text: string,
  meaningOf: (character: string) => T | undefined,
): Result<readonly T[], ForeignCharacter> {
  const meanings: T[] = [];
  for (const character of text) {
    const meaning = meaningOf(character);
    if (meaning === undefined) {
      return err({ code: 'FOREIGN_CHARACTER', column: meanings.length + 1, character });
    }
    meanings.push(meaning);
  }
  return ok(meanings);
}

/**
 * Reads a text by code point, up to the first that has no meaning. A letter may be written as a base with
 * combining marks, and counts as one.
 */
export function readCharacters<T>(
  text: string,
  meaningOf: (character: string) => T | undefined,
): Result<readonly T[], ForeignCharacter> {
  const read = readPoints(text, meaningOf);
  // Few texts need composing, and only those that cannot be read without it.
  return read.ok ? read : readPoints(composeMarks(text), meaningOf);
}

/** Converts a word in either case to upper-case letters of an alphabet. */
export function toUpperCaseWord(
  alphabet: Alphabet,
  word: string,
): Result<string, ForeignCharacter> {
  const read = readCharacters(word, indexIn(alphabet));
  return read.ok ? ok(read.value.map((index) => alphabet.letters[index]).join('')) : read;
}

/**
 * The letters that make another word in front of a word and behind it, in upper case and in the order of the
 * alphabet.
 */
interface Hooks {
  readonly front: string;
  readonly back: string;
}

const NO_HOOKS: Hooks = { front: '', back: '' };

/** Reads letters (indices in the alphabet) from a state. Returns the last arc, or `NO_ARC`. */
function arcAlong(words: CompiledWords, state: number, letters: readonly number[]): number {
  let arc = NO_ARC;
  let from = state;
  for (const letter of letters) {
    arc = arcOf(words, from, letter + 1);
    if (arc === NO_ARC) return NO_ARC;
    from = targetOf(arc);
  }
  return arc;
}

/** The letters of a state whose arcs meet a condition. */
function lettersFrom(
  { arcs, letters }: CompiledWords,
  state: number,
  holds: (arc: number) => boolean,
): string {
  if (state === NO_STATE) return '';
  let found = '';
  for (let at = state, arc = NO_ARC; !isLast(arc); at++) {
    arc = arcs[at] ?? NO_ARC;
    if (holds(arc)) found += letters[letterOf(arc) - 1] ?? '';
  }
  return found;
}

/**
 * Finds the hooks of a word: the letters each of which makes another word of it. The word may be in either
 * case and need not be in the list. A text with other characters has no hooks, nor has an empty one.
 */
export function hooksOf(words: CompiledWords, word: string): Hooks {
  const read = readCharacters(word, indexIn(alphabetOfWords(words)));
  if (!read.ok || read.value.length === 0) return NO_HOOKS;
  const letters = read.value;
  return {
    front: lettersFrom(words, words.dawgRoot, (arc) =>
      endsWord(arcAlong(words, targetOf(arc), letters)),
    ),
    back: lettersFrom(words, targetOf(arcAlong(words, words.dawgRoot, letters)), endsWord),
  };
}
