import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Alphabet } from '../tiles';

/** Words of one length: `count` records of `length` bytes each, from byte `start` on, ascending. */
interface WordGroup {
  readonly length: number;
  readonly start: number;
  readonly count: number;
}

/**
 * A word list on its way to a word graph: each byte a letter's index in the alphabet, words of one
 * length side by side, sorted and without repetition.
 */
export interface PackedWords {
  /** Names the words and the alphabet, whatever file they came from. */
  readonly id: string;
  readonly letters: readonly string[];
  readonly lowerCase: readonly string[];
  readonly bytes: Uint8Array;
  readonly groups: readonly WordGroup[];
}

/** Compares `length` bytes at `a` and `b`: negative, zero or positive. */
export function compareRecords(bytes: Uint8Array, a: number, b: number, length: number): number {
  for (let offset = 0; offset < length; offset++) {
    const difference = (bytes[a + offset] ?? 0) - (bytes[b + offset] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

function isAscending(records: Uint8Array, length: number): boolean {
  for (let at = length; at < records.length; at += length) {
    if (compareRecords(records, at - length, at, length) >= 0) return false;
  }
  return true;
}

/** Records sorted and without repetition. */
function sortRecords(records: Uint8Array, length: number): Uint8Array {
  if (isAscending(records, length)) return records;
  const starts = Uint32Array.from({ length: records.length / length }, (_, i) => i * length);
  starts.sort((a, b) => compareRecords(records, a, b, length));
  const sorted = new Uint8Array(records.length);
  let end = 0;
  let before: number | undefined;
  for (const start of starts) {
    if (before !== undefined && compareRecords(records, before, start, length) === 0) continue;
    sorted.set(records.subarray(start, start + length), end);
    end += length;
    before = start;
  }
  return sorted.subarray(0, end);
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
  { letters, lowerCase }: Alphabet,
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
  return { id: identify(letters, groups, bytes), letters, lowerCase, bytes, groups };
}

/** Words as records of letter indices, by length, in the order in which they came. */
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
