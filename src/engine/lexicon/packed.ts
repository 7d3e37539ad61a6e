import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Alphabet } from '../tiles';

/** Words of one length: `count` records of `length` bytes each, from byte `start` on, ascending. */
export interface WordGroup {
  readonly length: number;
  readonly start: number;
  readonly count: number;
}

/**
 * A word list as plain bytes that can be transferred between threads: each byte a letter's index
 * in the alphabet, words of one length side by side and sorted, so that no table of offsets is
 * needed and a word is found by binary search.
 */
export interface PackedWords {
  /** Names the words and the alphabet, whatever file they came from. */
  readonly id: string;
  readonly letters: readonly string[];
  readonly twins: readonly string[];
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly groups: readonly WordGroup[];
}

/** Compares `length` bytes at `a` and `b` of two arrays: negative, zero or positive. */
export function compareRecords(
  left: Uint8Array,
  a: number,
  right: Uint8Array,
  b: number,
  length: number,
): number {
  for (let offset = 0; offset < length; offset++) {
    const difference = (left[a + offset] ?? 0) - (right[b + offset] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

function isAscending(records: Uint8Array, length: number): boolean {
  for (let at = length; at < records.length; at += length) {
    if (compareRecords(records, at - length, records, at, length) >= 0) return false;
  }
  return true;
}

/** Records sorted and without repetition. */
function sortRecords(records: Uint8Array, length: number): Uint8Array {
  if (isAscending(records, length)) return records;
  const starts = Uint32Array.from({ length: records.length / length }, (_, i) => i * length);
  starts.sort((a, b) => compareRecords(records, a, records, b, length));
  const sorted = new Uint8Array(records.length);
  let end = 0;
  for (const start of starts) {
    if (end > 0 && compareRecords(sorted, end - length, records, start, length) === 0) continue;
    sorted.set(records.subarray(start, start + length), end);
    end += length;
  }
  return sorted.slice(0, end);
}

function identify(letters: readonly string[], groups: readonly WordGroup[], bytes: Uint8Array) {
  const shape = groups.map(({ length, count }) => `${length}:${count}`).join(',');
  const hash = sha256.create();
  hash.update(utf8ToBytes(`${letters.join('')}\n${shape}\n`));
  hash.update(bytes);
  return bytesToHex(hash.digest());
}

/** Packs words given as records of letter indices, by length, in any order and with repetitions. */
export function packWords(
  alphabet: Alphabet,
  recordsByLength: ReadonlyMap<number, Uint8Array>,
): PackedWords {
  const sorted = [...recordsByLength]
    .toSorted(([a], [b]) => a - b)
    .map(([length, records]) => ({ length, records: sortRecords(records, length) }));
  const bytes = new Uint8Array(sorted.reduce((sum, { records }) => sum + records.length, 0));
  const groups: WordGroup[] = [];
  let start = 0;
  for (const { length, records } of sorted) {
    bytes.set(records, start);
    groups.push({ length, start, count: records.length / length });
    start += records.length;
  }
  const { letters, twins } = alphabet;
  return { id: identify(letters, groups, bytes), letters, twins, bytes, groups };
}

/** The records by length that pack to these words. */
export const unpackWords = ({ bytes, groups }: PackedWords): ReadonlyMap<number, Uint8Array> =>
  new Map(
    groups.map(({ length, start, count }) => [
      length,
      bytes.subarray(start, start + length * count),
    ]),
  );

/** The words of a length, if there are any. */
export const groupOf = (words: PackedWords, length: number): WordGroup | undefined =>
  words.groups.find((group) => group.length === length);

/** Whether a record of letter indices is among the words. */
export function hasRecord(words: PackedWords, record: Uint8Array): boolean {
  const group = groupOf(words, record.length);
  if (!group) return false;
  let low = 0;
  let high = group.count - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const at = group.start + middle * group.length;
    const order = compareRecords(words.bytes, at, record, 0, group.length);
    if (order === 0) return true;
    if (order < 0) low = middle + 1;
    else high = middle - 1;
  }
  return false;
}
