import { err, ok, type Result } from '../result';
import { makeAlphabet } from '../tiles';
import { type CompiledWords, compileWords, type TooManyWords } from './compiled';
import { LONGEST_WORD } from './graph';
import { lexiconOf } from './lexicon';
import { allWords } from './listing';
import { packWords } from './packed';
import { WordRecords } from './records';
import { type ForeignCharacter, indexIn, readCharacters } from './spelling';

/** Why a word cannot be added. */
export type NewWordError =
  | { readonly code: 'EMPTY_WORD' }
  | { readonly code: 'WORD_TOO_LONG'; readonly most: number }
  | ForeignCharacter
  | TooManyWords;

/**
 * The words and one more, in letters of either case: as if it had been in the list from the
 * start. A word that is there already changes nothing; a text that is no word is refused.
 */
export function withWord(words: CompiledWords, word: string): Result<CompiledWords, NewWordError> {
  const alphabet = makeAlphabet(words.letters, words.twins);
  const read = readCharacters(word, indexIn(alphabet));
  if (!read.ok) return read;
  if (read.value.length === 0) return err({ code: 'EMPTY_WORD' });
  if (read.value.length > LONGEST_WORD) return err({ code: 'WORD_TOO_LONG', most: LONGEST_WORD });
  if (lexiconOf(words).has(read.value.map((index) => alphabet.letters[index]).join('')))
    return ok(words);

  const records = new WordRecords();
  records.add(read.value);
  for (const known of allWords(words)) {
    records.add(Array.from(known, (letter) => alphabet.indexOfLetter(letter) ?? 0));
  }
  return compileWords(packWords(alphabet, records.byLength));
}
