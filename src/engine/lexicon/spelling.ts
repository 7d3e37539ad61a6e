import { err, ok, type Result } from '../result';
import { composeMarks } from '../text';
import type { Alphabet } from '../tiles';

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

/** The upper-case word of some letters, given as indices in the alphabet. */
export const spellWord = (
  { letters }: Pick<Alphabet, 'letters'>,
  indices: readonly number[],
): string => indices.map((index) => letters[index]).join('');

/** Converts a word in either case to upper-case letters of an alphabet. */
export function toUpperCaseWord(
  alphabet: Alphabet,
  word: string,
): Result<string, ForeignCharacter> {
  const read = readCharacters(word, indexIn(alphabet));
  return read.ok ? ok(spellWord(alphabet, read.value)) : read;
}
