import { MAX_LENGTH } from '../limits';
import { err, ok, type Result } from '../result';
import type { Alphabet } from '../tiles';
import { alphabetOfWords, type CompiledWords, compileWords, type TooManyWords } from './compiled';
import { endsWord, isLast, letterOf, NO_ARC, NO_STATE, targetOf } from './graph/word-graph';
import { lexiconOf } from './lexicon';
import { packWords, WordRecords } from './packed';
import { type BuildProgress, subrange, noProgress, WorkMeter } from './work-meter';
import { type ForeignCharacter, indexIn, readCharacters } from './spelling';

/** Why a text cannot be added as a word; `index` is its 0-based position among the texts to add. */
export type NewWordError =
  | ((
      | { readonly code: 'EMPTY_WORD' }
      | { readonly code: 'WORD_TOO_LONG'; readonly max: number }
      | ForeignCharacter
    ) & { readonly index: number })
  | TooManyWords;

const LETTERS_OF_WORD = 9;

function addAll(
  { arcs, dawgRoot, size }: CompiledWords,
  records: WordRecords,
  onProgress: BuildProgress,
): void {
  const meter = new WorkMeter(LETTERS_OF_WORD * size, onProgress);
  const word: number[] = [];
  function read(state: number): void {
    for (let at = state, arc = NO_ARC; !isLast(arc); at++) {
      arc = arcs[at] ?? NO_ARC;
      word.push(letterOf(arc) - 1);
      if (endsWord(arc)) {
        records.add(word);
        meter.count(word.length);
      }
      if (targetOf(arc) !== NO_STATE) read(targetOf(arc));
      word.pop();
    }
  }
  if (dawgRoot !== NO_STATE) read(dawgRoot);
  meter.end();
}

/**
 * Progress after each part: listing the existing words, and packing them with the new ones. The rest is
 * compiling.
 */
const LISTED = 0.2;
const PACKED = 0.4;

/** Reads a text as a new word: the indices of its letters. */
function readNewWord(
  alphabet: Alphabet,
  text: string,
  index: number,
): Result<readonly number[], NewWordError> {
  const read = readCharacters(text, indexIn(alphabet));
  if (!read.ok) return err({ ...read.error, index });
  if (read.value.length === 0) return err({ code: 'EMPTY_WORD', index });
  if (read.value.length > MAX_LENGTH.word) {
    return err({ code: 'WORD_TOO_LONG', max: MAX_LENGTH.word, index });
  }
  return read;
}

/** Reads a text in either case as a new word, in upper-case letters. */
export function newWord(alphabet: Alphabet, text: string): Result<string, NewWordError> {
  const read = readNewWord(alphabet, text, 0);
  return read.ok ? ok(read.value.map((letter) => alphabet.letters[letter]).join('')) : read;
}

/**
 * Adds words, given in either case. The result is the same as if they had been in the list from the start.
 * Words that are already there change nothing. If a text cannot be a word, none is added.
 */
export function withWords(
  words: CompiledWords,
  added: readonly string[],
  onProgress: BuildProgress = noProgress,
): Result<CompiledWords, NewWordError> {
  const alphabet = alphabetOfWords(words);
  const { has } = lexiconOf(words);
  const fresh: (readonly number[])[] = [];
  for (const [index, word] of added.entries()) {
    const read = readNewWord(alphabet, word, index);
    if (!read.ok) return read;
    const { value: letters } = read;
    if (!has(letters.map((letter) => alphabet.letters[letter]).join(''))) fresh.push(letters);
  }
  if (fresh.length === 0) return ok(words);

  const records = new WordRecords();
  addAll(words, records, subrange(onProgress, 0, LISTED));
  for (const letters of fresh) records.add(letters);
  const packed = packWords(alphabet, records.byLength, subrange(onProgress, LISTED, PACKED));
  return compileWords(packed, subrange(onProgress, PACKED, 1));
}
