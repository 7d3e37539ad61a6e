import { compareRecords, type PackedWords } from './packed';
import { type BuildProgress, WorkMeter } from './work-meter';

/** Words in packed bytes: where each starts, and how many letters it has. */
export interface SortedWords {
  readonly starts: Uint32Array;
  readonly lengths: Uint8Array;
}

const NONE: SortedWords = { starts: new Uint32Array(), lengths: new Uint8Array() };

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
  return runs[0] ?? NONE;
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
