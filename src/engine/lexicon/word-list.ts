import { MAX_LENGTH } from '../limits';
import { err, ok, type Result } from '../result';
import type { Alphabet } from '../tiles';
import { type CompiledWords, compileWords, type TooManyWords } from './compiled';
import { packWords, WordRecords } from './packed';
import { indexIn, readCharacters } from './spelling';
import { type BuildProgress, subrange, noProgress, WorkMeter } from './work-meter';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** Lines of a word list that the tiles cannot spell. The words of the other lines count. */
export interface LeftOut {
  readonly lines: number;
  /** Number of lines of the list that are not empty. */
  readonly of: number;
  /** The first character that cannot be spelt; `line` and `column` are 1-based, columns in code points. */
  readonly first: {
    readonly line: number;
    readonly column: number;
    readonly character: string;
  };
}

export interface ReadWords {
  readonly words: CompiledWords;
  readonly leftOut: LeftOut | undefined;
}

export type WordListError =
  | { readonly code: 'EMPTY_WORD_LIST' }
  /** None of the lines can be spelt. */
  | ({ readonly code: 'FOREIGN_CHARACTERS' } & LeftOut)
  | TooManyWords;

/** Progress after each part: reading the lines, and packing their words. The rest is compiling. */
const READ = 0.35;
const PACKED = 0.5;

/** The word of a line. A tab and a definition may follow it. */
function wordIn(line: string): string {
  const tab = line.indexOf('\t');
  return (tab > 0 ? line.slice(0, tab) : line).trimEnd();
}

/** Maximum length that is read of a line, in UTF-16 code units. No word is as long, even with combining marks. */
const MAX_LINE_LENGTH = 16 * MAX_LENGTH.word;

/**
 * Parses a word list: one word a line, in letters of the alphabet in either case, optionally followed by a
 * tab and a definition. White space at the end of a line, empty lines and duplicates are ignored.
 *
 * Lines that the tiles cannot spell are left out, and so are words longer than `MAX_LENGTH.word`. Only the
 * beginning of a very long line is read. A list is refused only if none of its words can be spelt, or if it
 * has too many: a game of few letters can spell only a few words of a list.
 */
export function parseWordList(
  alphabet: Alphabet,
  text: string,
  onProgress: BuildProgress = noProgress,
): Result<ReadWords, WordListError> {
  const indexOf = indexIn(alphabet);
  const records = new WordRecords();
  let filled = 0;
  let words = 0;
  let unspelt = 0;
  let first: LeftOut['first'] | undefined;
  const meter = new WorkMeter(text.length, subrange(onProgress, 0, READ));
  onProgress(0);

  let end = -1;
  for (let lineIndex = 0; end < text.length; lineIndex++) {
    const start = end + 1;
    const next = text.indexOf('\n', start);
    end = next === -1 ? text.length : next;
    meter.count(end + 1 - start);
    const line = wordIn(text.slice(start, end)).slice(0, MAX_LINE_LENGTH);
    if (line === '') continue;
    filled++;
    const read = readCharacters(line, indexOf);
    if (!read.ok) {
      const { column, character } = read.error;
      first ??= { line: lineIndex + 1, column, character };
      unspelt++;
    } else if (read.value.length <= MAX_LENGTH.word) {
      records.add(read.value);
      words++;
    }
  }

  meter.end();
  const leftOut = first && { lines: unspelt, of: filled, first };
  if (leftOut && unspelt === filled) return err({ code: 'FOREIGN_CHARACTERS', ...leftOut });
  if (words === 0) return err({ code: 'EMPTY_WORD_LIST' });
  const packed = packWords(alphabet, records.byLength, subrange(onProgress, READ, PACKED));
  const compiled = compileWords(packed, subrange(onProgress, PACKED, 1));
  return compiled.ok ? ok({ words: compiled.value, leftOut }) : compiled;
}

/** The SHA-256 hash of bytes in hexadecimal digits. It does not depend on how the bytes are divided into pieces. */
export function fingerprintOf(pieces: Iterable<Uint8Array>): string {
  const hash = sha256.create();
  for (const piece of pieces) hash.update(piece);
  return bytesToHex(hash.digest());
}
