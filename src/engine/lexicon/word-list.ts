import { err, type Result } from '../result';
import type { Alphabet } from '../tiles';
import { type CompiledWords, compileWords, type TooManyWords } from './compiled';
import { type BuildProgress, LONGEST_WORD } from './graph';
import { packWords } from './packed';
import { WordRecords } from './records';
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
    }
  | TooManyWords;

/** So many lines are read between two reports of progress. */
const LINES_PER_REPORT = 1 << 14;

/** How much of the work has been done when the lines have been read. */
const READ = 0.5;

/**
 * Reads a word list: one word a line, in letters of the alphabet of either case. Blank space at the
 * end of a line and empty lines mean nothing, and repetitions count once. Words with other
 * characters are an error, or are left out: no tiles can spell them. Words that are longer than any
 * board are left out.
 */
export function parseWordList(
  alphabet: Alphabet,
  text: string,
  foreign: ForeignWords = 'refuse',
  onProgress: BuildProgress = () => {},
): Result<CompiledWords, WordListError> {
  const indexOf = indexIn(alphabet);
  const records = new WordRecords();
  let foreignLines = 0;
  let first: { line: number; column: number; character: string } | undefined;
  let words = 0;

  const lines = text.split('\n');
  for (const [lineIndex, rawLine] of lines.entries()) {
    if (lineIndex % LINES_PER_REPORT === 0) onProgress((READ * lineIndex) / lines.length);
    const line = rawLine.trimEnd();
    if (line === '') continue;
    const read = readCharacters(line, indexOf);
    if (!read.ok) {
      const { column, character } = read.error;
      first ??= { line: lineIndex + 1, column, character };
      foreignLines++;
    } else if (read.value.length <= LONGEST_WORD) {
      records.add(read.value);
      words++;
    }
  }

  if (first && foreign === 'refuse')
    return err({ code: 'FOREIGN_CHARACTERS', lines: foreignLines, first });
  if (words === 0) return err({ code: 'EMPTY_WORD_LIST' });
  return compileWords(packWords(alphabet, records.byLength), (fraction) =>
    onProgress(READ + (1 - READ) * fraction),
  );
}
