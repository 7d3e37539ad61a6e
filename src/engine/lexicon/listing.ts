import { ok, type Result } from '../result';
import { makeAlphabet } from '../tiles';
import { compareRecords, groupOf, type PackedWords, type WordGroup } from './packed';
import { type ForeignCharacter, indexIn, readCharacters } from './spelling';

const ANY_LETTER = '.';

/** Where a word lies in the bytes of its list. */
interface Place {
  readonly start: number;
  readonly length: number;
}

const placesOf = ({ length, start, count }: WordGroup): readonly Place[] =>
  Array.from({ length: count }, (_, index) => ({ start: start + index * length, length }));

function compareWords(bytes: Uint8Array, a: Place, b: Place): number {
  const shared = Math.min(a.length, b.length);
  return compareRecords(bytes, a.start, bytes, b.start, shared) || a.length - b.length;
}

function wordAt({ bytes, letters }: PackedWords, { start, length }: Place): string {
  let word = '';
  for (let at = start; at < start + length; at++) word += letters[bytes[at] ?? 0] ?? '';
  return word;
}

/** Every word in upper-case letters, in the order of the alphabet: AB, ABA, AC. */
export const allWords = (words: PackedWords): readonly string[] =>
  words.groups
    .flatMap(placesOf)
    .toSorted((a, b) => compareWords(words.bytes, a, b))
    .map((place) => wordAt(words, place));

/**
 * The words that a pattern describes letter by letter, in upper-case letters and in the order of
 * the alphabet. A pattern is made of letters of either case, and `.` is any one letter; it is
 * refused for any other character.
 */
export function matchesOf(
  words: PackedWords,
  pattern: string,
): Result<readonly string[], ForeignCharacter> {
  const indexOf = indexIn(makeAlphabet(words.letters, words.twins));
  const read = readCharacters(pattern, (character) =>
    character === ANY_LETTER ? 'any' : indexOf(character),
  );
  if (!read.ok) return read;
  const wanted = read.value;
  const group = groupOf(words, wanted.length);
  if (!group) return ok([]);
  const matches = placesOf(group).filter(({ start }) =>
    wanted.every((letter, offset) => letter === 'any' || letter === words.bytes[start + offset]),
  );
  return ok(matches.map((place) => wordAt(words, place)));
}
