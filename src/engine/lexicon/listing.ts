import { ok, type Result } from '../result';
import { makeAlphabet } from '../tiles';
import type { CompiledWords } from './compiled';
import { endsWord, isLast, letterOf, NO_STATE, targetOf } from './graph';
import { type ForeignCharacter, indexIn, readCharacters } from './spelling';

const ANY_LETTER = '.';

/** Tells which words are wanted, letter by letter. */
interface Wanted<S> {
  /** What is wanted before any letter has been read. */
  readonly all: S;
  /** What is wanted after one more letter (its index in the alphabet), or undefined: nothing. */
  readonly after: (wanted: S, letter: number) => S | undefined;
  /** Whether a word may end here. */
  readonly mayEnd: (wanted: S) => boolean;
}

/** The wanted ones of all words, in the order of the alphabet. */
function listed<S>(
  { arcs, forwards, letters }: CompiledWords,
  { all, after, mayEnd }: Wanted<S>,
): readonly string[] {
  const words: string[] = [];
  function read(state: number, beginning: string, wanted: S): void {
    for (let at = state; ; at++) {
      const arc = arcs[at] ?? 0;
      const letter = letterOf(arc) - 1;
      const stillWanted = after(wanted, letter);
      if (stillWanted !== undefined) {
        const word = beginning + (letters[letter] ?? '');
        if (endsWord(arc) && mayEnd(stillWanted)) words.push(word);
        if (targetOf(arc) !== NO_STATE) read(targetOf(arc), word, stillWanted);
      }
      if (isLast(arc)) return;
    }
  }
  if (forwards !== NO_STATE) read(forwards, '', all);
  return words;
}

/** Every word in upper-case letters, in the order of the alphabet: AB, ABA, AC. */
export const allWords = (words: CompiledWords): readonly string[] =>
  listed(words, { all: true, after: () => true, mayEnd: () => true });

/** Reads letters of either case, each as its index in the alphabet, and signs for any letter. */
function readLetters(
  words: CompiledWords,
  text: string,
): Result<readonly (number | 'any')[], ForeignCharacter> {
  const indexOf = indexIn(makeAlphabet(words.letters, words.twins));
  return readCharacters(text, (character) =>
    character === ANY_LETTER ? 'any' : indexOf(character),
  );
}

/**
 * The words that a pattern describes letter by letter, in upper-case letters and in the order of
 * the alphabet. A pattern is made of letters of either case, and `.` is any one letter; it is
 * refused for any other character.
 */
export function matchesOf(
  words: CompiledWords,
  pattern: string,
): Result<readonly string[], ForeignCharacter> {
  const read = readLetters(words, pattern);
  if (!read.ok) return read;
  const wanted = read.value;
  return ok(
    listed(words, {
      all: 0,
      after: (place, letter) =>
        wanted[place] === 'any' || wanted[place] === letter ? place + 1 : undefined,
      mayEnd: (place) => place === wanted.length,
    }),
  );
}

/**
 * The words that use up exactly the given letters, in any order of these; written, and refused, as a
 * pattern is: `.` is any one letter, as a blank is. They come in upper-case letters and in the order
 * of the alphabet.
 */
export function anagramsOf(
  words: CompiledWords,
  letters: string,
): Result<readonly string[], ForeignCharacter> {
  const read = readLetters(words, letters);
  if (!read.ok) return read;
  return ok(
    listed<readonly (number | 'any')[]>(words, {
      all: read.value,
      after: (left, letter) => {
        const own = left.indexOf(letter);
        const used = own === -1 ? left.indexOf('any') : own;
        return used === -1 ? undefined : left.toSpliced(used, 1);
      },
      mayEnd: (left) => left.length === 0,
    }),
  );
}
