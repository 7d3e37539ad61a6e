import { err, ok, type Result } from '../result';
import { makeAlphabet } from '../tiles';
import { hasRecord, type PackedWords, packWords, unpackWords } from './packed';
import { type ForeignCharacter, indexIn, readCharacters } from './spelling';

/** Why a word cannot be added. */
export type NewWordError = { readonly code: 'EMPTY_WORD' } | ForeignCharacter;

/**
 * The words and one more, in letters of either case: as if it had been in the list from the
 * start. A word that is there already changes nothing; a text that is no word is refused.
 */
export function withWord(words: PackedWords, word: string): Result<PackedWords, NewWordError> {
  const alphabet = makeAlphabet(words.letters, words.twins);
  const read = readCharacters(word, indexIn(alphabet));
  if (!read.ok) return read;
  const record = Uint8Array.from(read.value);
  const { length } = record;
  if (length === 0) return err({ code: 'EMPTY_WORD' });
  if (hasRecord(words, record)) return ok(words);

  const records = unpackWords(words);
  const known = records.get(length) ?? new Uint8Array();
  const more = new Uint8Array(known.length + length);
  more.set(known);
  more.set(record, known.length);
  return ok(packWords(alphabet, new Map([...records, [length, more]])));
}
