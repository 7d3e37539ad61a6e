import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { MAX_COUNT } from '../limits';
import type { Alphabet } from '../tiles';
import { type BuildProgress, subrange, WorkMeter } from './work-meter';

/** Words of one length: `count` records of `length` bytes each, from byte `start` on, in ascending order. */
interface WordGroup {
  readonly length: number;
  readonly start: number;
  readonly count: number;
}

/**
 * A word list before it is compiled. Each byte is a letter's index in the alphabet. Words of one length are
 * adjacent, sorted and unique.
 */
export interface PackedWords {
  /** Depends on the words and the alphabet only, not on the file that they came from. */
  readonly id: string;
  readonly letters: readonly string[];
  readonly lowerCase: readonly string[];
  readonly bytes: Uint8Array;
  readonly groups: readonly WordGroup[];
}

/** Compares `length` bytes at `a` and `b`: negative, zero or positive. */
function compareRecords(bytes: Uint8Array, a: number, b: number, length: number): number {
  for (let offset = 0; offset < length; offset++) {
    const difference = (bytes[a + offset] ?? 0) - (bytes[b + offset] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

function isAscending(records: Uint8Array, length: number, meter: WorkMeter): boolean {
  for (let at = length; at < records.length; at += length) {
    if (compareRecords(records, at - length, at, length) >= 0) return false;
    meter.count(1 + (length >>> 4));
  }
  return true;
}

/** Sorts the starts of records by one of their letters; equal ones keep their order. */
function countingSort(
  records: Uint8Array,
  offset: number,
  starts: Uint32Array,
  meter: WorkMeter,
): Uint32Array<ArrayBuffer> {
  const places = new Uint32Array(MAX_COUNT.letters + 1);
  for (const start of starts) {
    const next = (records[start + offset] ?? 0) + 1;
    places[next] = (places[next] ?? 0) + 1;
    meter.count();
  }
  for (let letter = 1; letter < places.length; letter++) {
    places[letter] = (places[letter] ?? 0) + (places[letter - 1] ?? 0);
  }
  const ordered = new Uint32Array(starts.length);
  for (const start of starts) {
    const letter = records[start + offset] ?? 0;
    const place = places[letter] ?? 0;
    places[letter] = place + 1;
    ordered[place] = start;
    meter.count();
  }
  return ordered;
}

/**
 * Sorts records and removes duplicates: by their last letter, then by the one before, and so on (radix sort).
 * This takes time proportional to the number of letters.
 */
function sortRecords(records: Uint8Array, length: number, meter: WorkMeter): Uint8Array {
  if (isAscending(records, length, meter)) return records;
  let starts = new Uint32Array(records.length / length);
  for (let index = 0; index < starts.length; index++) starts[index] = index * length;
  for (let offset = length - 1; offset >= 0; offset--) {
    starts = countingSort(records, offset, starts, meter);
  }
  const sorted = new Uint8Array(records.length);
  let end = 0;
  let before: number | undefined;
  for (const start of starts) {
    meter.count(length);
    if (before !== undefined && compareRecords(records, before, start, length) === 0) continue;
    sorted.set(records.subarray(start, start + length), end);
    end += length;
    before = start;
  }
  return sorted.subarray(0, end);
}

const BYTES_AT_ONCE = 1 << 16;

function identify(
  letters: readonly string[],
  groups: readonly WordGroup[],
  bytes: Uint8Array,
  onProgress: BuildProgress,
): string {
  const shape = groups.map(({ length, count }) => `${length}:${count}`).join(',');
  const hash = sha256.create();
  hash.update(utf8ToBytes(`${letters.join('')}\n${shape}\n`));
  const meter = new WorkMeter(bytes.length, onProgress);
  for (let at = 0; at < bytes.length; at += BYTES_AT_ONCE) {
    hash.update(bytes.subarray(at, at + BYTES_AT_ONCE));
    meter.count(BYTES_AT_ONCE);
  }
  meter.end();
  return bytesToHex(hash.digest());
}

/** Progress after sorting; the rest is computing the id. */
const SORTED = 0.8;

/** Packs words, given by length as records of letter indices, in any order and with duplicates. */
export function packWords(
  { letters, lowerCase }: Alphabet,
  recordsByLength: ReadonlyMap<number, Uint8Array>,
  onProgress: BuildProgress,
): PackedWords {
  const size = [...recordsByLength.values()].reduce((sum, { length }) => sum + length, 0);
  const meter = new WorkMeter(3 * size, subrange(onProgress, 0, SORTED));
  const sorted = [...recordsByLength]
    .toSorted(([a], [b]) => a - b)
    .map(([length, records]) => ({ length, records: sortRecords(records, length, meter) }));
  meter.end();
  const bytes = new Uint8Array(sorted.reduce((sum, { records }) => sum + records.length, 0));
  const groups: WordGroup[] = [];
  let start = 0;
  for (const { length, records } of sorted) {
    bytes.set(records, start);
    groups.push({ length, start, count: records.length / length });
    start += records.length;
  }
  const id = identify(letters, groups, bytes, subrange(onProgress, SORTED, 1));
  return { id, letters, lowerCase, bytes, groups };
}

/** Words by length, as records of letter indices, in the order in which they were added. */
export class WordRecords {
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

/** Words in packed bytes: where each starts, and how many letters it has. */
export interface SortedWords {
  readonly starts: Uint32Array;
  readonly lengths: Uint8Array;
}

const NO_WORDS: SortedWords = { starts: new Uint32Array(), lengths: new Uint8Array() };

/** Units of work to compare words that share a number of letters. */
const workOf = (letters: number): number => 1 + (letters >>> 4);

function placesOf({ length, start, count }: PackedWords['groups'][number]): SortedWords {
  const starts = new Uint32Array(count);
  for (let index = 0; index < count; index++) starts[index] = start + index * length;
  return { starts, lengths: new Uint8Array(count).fill(length) };
}

function merged(
  bytes: Uint8Array,
  left: SortedWords,
  right: SortedWords,
  meter: WorkMeter,
): SortedWords {
  const count = left.starts.length + right.starts.length;
  const starts = new Uint32Array(count);
  const lengths = new Uint8Array(count);
  let leftAt = 0;
  let rightAt = 0;
  for (let index = 0; index < count; index++) {
    const a = left.starts[leftAt];
    const b = right.starts[rightAt];
    const lengthOfA = left.lengths[leftAt] ?? 0;
    const lengthOfB = right.lengths[rightAt] ?? 0;
    const shared = Math.min(lengthOfA, lengthOfB);
    const isLeft =
      a !== undefined &&
      (b === undefined || (compareRecords(bytes, a, b, shared) || lengthOfA - lengthOfB) < 0);
    starts[index] = (isLeft ? a : b) ?? 0;
    lengths[index] = isLeft ? lengthOfA : lengthOfB;
    if (isLeft) leftAt++;
    else rightAt++;
    meter.count(workOf(shared));
  }
  return { starts, lengths };
}

/**
 * Sorts the words of packed groups in the order of the alphabet, a word before those that it begins. It
 * merges the groups in pairs.
 */
export function inOrder({ bytes, groups }: PackedWords, onProgress: BuildProgress): SortedWords {
  let runs = groups.map(placesOf);
  const words = groups.reduce((sum, { count }) => sum + count, 0);
  const meter = new WorkMeter(words * Math.ceil(Math.log2(groups.length || 1)), onProgress);
  while (runs.length > 1) {
    runs = runs.flatMap((run, index) => {
      if (index % 2 === 1) return [];
      const next = runs[index + 1];
      return [next ? merged(bytes, run, next, meter) : run];
    });
  }
  meter.end();
  return runs[0] ?? NO_WORDS;
}

/** Length of the prefix that the word at an index shares with the word before it. */
export function sharedLetters(
  bytes: Uint8Array,
  { starts, lengths }: SortedWords,
  index: number,
): number {
  const max = Math.min(lengths[index - 1] ?? 0, lengths[index] ?? 0);
  const start = starts[index] ?? 0;
  const startBefore = starts[index - 1] ?? 0;
  let shared = 0;
  while (shared < max && bytes[startBefore + shared] === bytes[start + shared]) shared++;
  return shared;
}

/** Number of different prefixes of words, and number of the letters in all of these together. */
export interface Extent {
  readonly prefixes: number;
  readonly letters: number;
}

export function extentOf(
  bytes: Uint8Array,
  places: SortedWords,
  onProgress: BuildProgress,
): Extent {
  const sumTo = (length: number): number => (length * (length + 1)) / 2;
  const { lengths } = places;
  const meter = new WorkMeter(lengths.length, onProgress);
  let prefixes = 0;
  let letters = 0;
  for (let index = 0; index < lengths.length; index++) {
    const length = lengths[index] ?? 0;
    const shared = sharedLetters(bytes, places, index);
    meter.count(workOf(shared));
    prefixes += length - shared;
    letters += sumTo(length) - sumTo(shared);
  }
  meter.end();
  return { prefixes, letters };
}
