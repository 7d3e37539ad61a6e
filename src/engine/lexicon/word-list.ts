import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { MAX_COUNT, MAX_LENGTH } from '../limits';
import { err, ok, type Result } from '../result';
import type { Alphabet } from '../tiles';
import { buildDawg } from './dawg';
import { buildGaddag } from './gaddag';
import { alphabetOfWords, type CompiledWords, lexiconOf } from './lexicon';
import { type Extent, extentOf, identify, WordCollector } from './sorted-words';
import { type ForeignCharacter, indexIn, readCharacters, spellWord } from './spelling';
import { type Dawg, forEachWord, LETTERS_PER_WORD, MAX_ARCS } from './word-graph';
import { type BuildProgress, noProgress, stagesOf, WorkMeter } from './work-meter';

/** The words do not fit a graph: there are some millions, or they are very long. */
interface TooManyWords {
  readonly code: 'TOO_MANY_WORDS';
  readonly words: number;
}

/** Whether the whole graph of words fits. If an estimate does not show it, the graph is built to see. */
function fitsGraph(words: Dawg, { prefixes, letters }: Extent, onProgress: BuildProgress): boolean {
  // Each prefix takes at most one arc per letter and one for the separator, and usually far fewer.
  const max = words.arcs.length + letters + prefixes;
  return max <= MAX_ARCS || buildGaddag(words, onProgress) !== undefined;
}

function compileWords(
  { letters, lowerCase }: Alphabet,
  collected: WordCollector,
  onProgress: BuildProgress,
): Result<CompiledWords, TooManyWords> {
  const [sorting, identifying, measuring, building, checking] = stagesOf(
    onProgress,
    0.3,
    0.4,
    0.45,
    0.65,
  );
  const words = collected.sorted(sorting);
  const id = identify(letters, words, identifying);
  const size = words.starts.length;
  const tooMany = err({ code: 'TOO_MANY_WORDS', words: size } as const);
  const extent = extentOf(words, measuring);
  if (extent.prefixes > MAX_COUNT.prefixes) return tooMany;
  const graph = buildDawg(words, extent.prefixes, building);
  if (!graph || !fitsGraph(graph, extent, checking)) return tooMany;
  onProgress(1);
  return ok({ id, letters, lowerCase, size, ...graph });
}

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
  const collected = new WordCollector();
  let filled = 0;
  let unspelt = 0;
  let first: LeftOut['first'] | undefined;
  const [reading, compiling] = stagesOf(onProgress, 0.35);
  const meter = new WorkMeter(text.length, reading);
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
      collected.add(read.value);
    }
  }

  meter.end();
  const leftOut = first && { lines: unspelt, of: filled, first };
  if (leftOut && unspelt === filled) return err({ code: 'FOREIGN_CHARACTERS', ...leftOut });
  if (collected.count === 0) return err({ code: 'EMPTY_WORD_LIST' });
  const compiled = compileWords(alphabet, collected, compiling);
  return compiled.ok ? ok({ words: compiled.value, leftOut }) : compiled;
}

/** The SHA-256 hash of bytes in hexadecimal digits. It does not depend on how the bytes are divided into pieces. */
export function fingerprintOf(pieces: Iterable<Uint8Array>): string {
  const hash = sha256.create();
  for (const piece of pieces) hash.update(piece);
  return bytesToHex(hash.digest());
}

/** Why a text cannot be added as a word; `index` is its 0-based position among the texts to add. */
export type NewWordError =
  | ((
      | { readonly code: 'EMPTY_WORD' }
      | { readonly code: 'WORD_TOO_LONG'; readonly max: number }
      | ForeignCharacter
    ) & { readonly index: number })
  | TooManyWords;

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
  return read.ok ? ok(spellWord(alphabet, read.value)) : read;
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
    if (!has(spellWord(alphabet, read.value))) fresh.push(read.value);
  }
  if (fresh.length === 0) return ok(words);

  const [listing, compiling] = stagesOf(onProgress, 0.2);
  const meter = new WorkMeter(LETTERS_PER_WORD * words.size, listing);
  const collected = new WordCollector();
  forEachWord(words, (letters) => {
    collected.add(letters);
    meter.count(letters.length);
  });
  for (const letters of fresh) collected.add(letters);
  meter.end();
  return compileWords(alphabet, collected, compiling);
}
