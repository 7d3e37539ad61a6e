import { err, ok, type Result } from '../result';
import { alphabetOfWords, type CompiledWords, compileWords, type TooManyWords } from './compiled';
import { endsWord, isLast, letterOf, LONGEST_WORD, NO_ARC, NO_STATE, targetOf } from './graph';
import { lexiconOf } from './lexicon';
import { packWords } from './packed';
import { WordRecords } from './records';
import { type ForeignCharacter, indexIn, readCharacters } from './spelling';

/** Why a text cannot be added as a word; `index` (0-based) is its place among those to be added. */
export type NewWordError =
  | ((
      | { readonly code: 'EMPTY_WORD' }
      | { readonly code: 'WORD_TOO_LONG'; readonly most: number }
      | ForeignCharacter
    ) & { readonly index: number })
  | TooManyWords;

/** Adds every word to records. */
function addAll({ arcs, forwards }: CompiledWords, records: WordRecords): void {
  const word: number[] = [];
  function read(state: number): void {
    for (let at = state, arc = NO_ARC; !isLast(arc); at++) {
      arc = arcs[at] ?? NO_ARC;
      word.push(letterOf(arc) - 1);
      if (endsWord(arc)) records.add(word);
      if (targetOf(arc) !== NO_STATE) read(targetOf(arc));
      word.pop();
    }
  }
  if (forwards !== NO_STATE) read(forwards);
}

/**
 * The words and some more, in letters of either case: as if they had been in the list from the
 * start. Words that are there already change nothing; a text that is no word is refused, and then
 * none is added.
 */
export function withWords(
  words: CompiledWords,
  added: readonly string[],
): Result<CompiledWords, NewWordError> {
  const alphabet = alphabetOfWords(words);
  const { has } = lexiconOf(words);
  const fresh: (readonly number[])[] = [];
  for (const [index, word] of added.entries()) {
    const read = readCharacters(word, indexIn(alphabet));
    if (!read.ok) return err({ ...read.error, index });
    const { value: letters } = read;
    if (letters.length === 0) return err({ code: 'EMPTY_WORD', index });
    if (letters.length > LONGEST_WORD) {
      return err({ code: 'WORD_TOO_LONG', most: LONGEST_WORD, index });
    }
    if (!has(letters.map((letter) => alphabet.letters[letter]).join(''))) fresh.push(letters);
  }
  if (fresh.length === 0) return ok(words);

  const records = new WordRecords();
  addAll(words, records);
  for (const letters of fresh) records.add(letters);
  return compileWords(packWords(alphabet, records.byLength));
}
