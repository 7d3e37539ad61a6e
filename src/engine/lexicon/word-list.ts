import { err, ok, type Result } from '../result';
import type { Alphabet } from '../tiles';
import { type PackedWords, packWords } from './packed';
import { indexIn, readCharacters } from './spelling';

/** What becomes of words with characters that are not in the alphabet. */
export type ForeignWords = 'refuse' | 'leave-out';

/** Why a word list is refused; `line` and `column` are 1-based, columns in code points. */
export type WordListError =
  | { readonly code: 'EMPTY_WORD_LIST' }
  | {
      readonly code: 'FOREIGN_CHARACTERS';
      /** How many lines hold a character outside the alphabet. */
      readonly lines: number;
      readonly first: {
        readonly line: number;
        readonly column: number;
        readonly character: string;
      };
    };

class Records {
  readonly #byLength = new Map<number, { bytes: Uint8Array; used: number }>();

  add(indices: readonly number[]): void {
    const { length } = indices;
    let records = this.#byLength.get(length);
    if (!records) {
      records = { bytes: new Uint8Array(length * 16), used: 0 };
      this.#byLength.set(length, records);
    }
    if (records.used + length > records.bytes.length) {
      const larger = new Uint8Array(records.bytes.length * 2);
      larger.set(records.bytes);
      records.bytes = larger;
    }
    records.bytes.set(indices, records.used);
    records.used += length;
  }

  get byLength(): ReadonlyMap<number, Uint8Array> {
    return new Map(
      [...this.#byLength].map(([length, { bytes, used }]) => [length, bytes.subarray(0, used)]),
    );
  }
}

/**
 * Reads a word list: one word a line, in letters of the alphabet of either case. Blank space at the
 * end of a line and empty lines mean nothing; words of any length count, and repetitions count
 * once. Words with other characters are an error, or are left out: no tiles can spell them.
 */
export function parseWordList(
  alphabet: Alphabet,
  text: string,
  foreign: ForeignWords = 'refuse',
): Result<PackedWords, WordListError> {
  const indexOf = indexIn(alphabet);
  const records = new Records();
  let foreignLines = 0;
  let first: { line: number; column: number; character: string } | undefined;
  let words = 0;

  for (const [lineIndex, rawLine] of text.split('\n').entries()) {
    const line = rawLine.trimEnd();
    if (line === '') continue;
    const read = readCharacters(line, indexOf);
    if (read.ok) {
      records.add(read.value);
      words++;
    } else {
      const { column, character } = read.error;
      first ??= { line: lineIndex + 1, column, character };
      foreignLines++;
    }
  }

  if (first && foreign === 'refuse')
    return err({ code: 'FOREIGN_CHARACTERS', lines: foreignLines, first });
  return words === 0 ? err({ code: 'EMPTY_WORD_LIST' }) : ok(packWords(alphabet, records.byLength));
}
