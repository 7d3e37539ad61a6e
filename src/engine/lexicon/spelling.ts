import { composed } from '../text';
import { err, ok, type Result } from '../result';
import type { Alphabet } from '../tiles';

/** A character that may not stand where it does; `column` is 1-based, in code points. */
export interface ForeignCharacter {
  readonly code: 'FOREIGN_CHARACTER';
  readonly column: number;
  readonly character: string;
}

/** Tells the index in an alphabet (0-based) of a letter of either case. */
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
 * Reads a text one code point after the other, up to the first that means nothing. Letters may be
 * written as a base and its marks, and count as one.
 */
export function readCharacters<T>(
  text: string,
  meaningOf: (character: string) => T | undefined,
): Result<readonly T[], ForeignCharacter> {
  const read = readPoints(text, meaningOf);
  // Few texts need composing, and none that can be read without.
  return read.ok ? read : readPoints(composed(text), meaningOf);
}

/** A word in upper-case letters of an alphabet, which may be given in either case. */
export function toUpperCaseWord(
  alphabet: Alphabet,
  word: string,
): Result<string, ForeignCharacter> {
  const read = readCharacters(word, indexIn(alphabet));
  return read.ok ? ok(read.value.map((index) => alphabet.letters[index]).join('')) : read;
}
