import {
  type BuildProgress,
  type CompiledWords,
  countWords,
  isValidGraph,
  stagesOf,
  type ReadWords,
  noProgress,
  type WordGraph,
  WorkMeter,
} from '../engine';
import { openRecentStore } from './recent-store';
import type { Spelling } from './protocol';

export interface ReadList {
  readonly spelling: Spelling;
  /** SHA-256 of the bytes of the list. */
  readonly fingerprint: string;
  readonly added: readonly string[];
}

/**
 * Small validators of stored values: a tenth of the size of Valibot, which the page uses. The worker is loaded before
 * there is a game.
 */
type Check<T> = (value: unknown) => value is T;

const isText = (value: unknown): value is string => typeof value === 'string';

const isNatural = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0;

const isPositive = (value: unknown): value is number => isNatural(value) && value > 0;

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every(isText);

const isHash = (value: unknown): value is string => isText(value) && /^[0-9a-f]{64}$/.test(value);

const isNumbers = (value: unknown): value is Uint32Array<ArrayBuffer> =>
  value instanceof Uint32Array;

const isOptional =
  <T>(check: Check<T>): Check<T | undefined> =>
  (value): value is T | undefined =>
    value === undefined || check(value);

/** An object with no fields but these. */
const hasFields =
  <T extends object>(checks: { readonly [Field in keyof T]: Check<T[Field]> }): Check<T> =>
  (value): value is T =>
    value instanceof Object &&
    Object.keys(value).every((field) => Object.hasOwn(checks, field)) &&
    Object.entries<Check<unknown>>(checks).every(([field, check]) =>
      check((value as Readonly<Record<string, unknown>>)[field]),
    );

/** Must be incremented when the compiled form of a list changes. */
const VERSION = 3;

const isVersion = (value: unknown): value is typeof VERSION => value === VERSION;

const checks = { version: isVersion, checksum: isNatural };

const isStoredWords = hasFields({
  ...checks,
  id: isHash,
  letters: isTexts,
  twins: isTexts,
  size: isNatural,
  arcs: isNumbers,
  forwards: isNatural,
  leftOut: isOptional(
    hasFields({
      lines: isPositive,
      of: isPositive,
      first: hasFields({ line: isPositive, column: isPositive, character: isText }),
    }),
  ),
});

const isStoredGraph = hasFields({
  ...checks,
  arcs: isNumbers,
  forwards: isNatural,
  outwards: isNatural,
});

const nameOf = ({ spelling, fingerprint, added }: ReadList): string =>
  JSON.stringify([spelling.letters, spelling.lowerCase, fingerprint, ...added]);

function mixHash(
  hash: number,
  numbers: Uint8Array | Uint32Array,
  onProgress: BuildProgress,
): number {
  const meter = new WorkMeter(numbers.length, onProgress);
  let sum = hash;
  for (let at = 0; at < numbers.length; at++) {
    meter.count();
    sum = Math.imul(sum ^ (numbers[at] ?? 0), 0x01000193);
    sum ^= sum >>> 15;
  }
  meter.end();
  return sum;
}

/** A 32-bit checksum of a text and of 32-bit numbers. */
function checksumOf(text: string, numbers: Uint32Array, onProgress: BuildProgress): number {
  const ofText = mixHash(text.length, new TextEncoder().encode(text), noProgress);
  return mixHash(ofText, numbers, onProgress) >>> 0;
}

function wordsChecksum({ words, leftOut }: ReadWords, onProgress: BuildProgress): number {
  const { id, letters, lowerCase, size, dawgRoot, arcs } = words;
  const others = JSON.stringify([id, letters, lowerCase, size, dawgRoot, leftOut]);
  return checksumOf(others, arcs, onProgress);
}

const graphChecksum = (
  { dawgRoot, gaddagRoot, arcs }: WordGraph,
  onProgress: BuildProgress,
): number => checksumOf(JSON.stringify([dawgRoot, gaddagRoot]), arcs, onProgress);

const isSame = (some: readonly string[], others: readonly string[]): boolean =>
  JSON.stringify(some) === JSON.stringify(others);

/** Three passes of a validation. Their ends are not reported, so short ones report nothing. */
function threePasses(onProgress: BuildProgress) {
  const unlessDone =
    (report: BuildProgress): BuildProgress =>
    (fraction) => {
      if (fraction < 1) report(fraction);
    };
  const [first, second, third] = stagesOf(onProgress, 1 / 3, 2 / 3);
  return [unlessDone(first), unlessDone(second), unlessDone(third)] as const;
}

function readWords(
  value: unknown,
  { letters, lowerCase }: Spelling,
  onProgress: BuildProgress,
): ReadWords | undefined {
  if (!isStoredWords(value)) return undefined;
  const { version: _version, checksum, leftOut, twins, forwards, ...others } = value;
  const words = { ...others, lowerCase: twins, dawgRoot: forwards };
  const read = { words, leftOut };
  const [first, second, third] = threePasses(onProgress);
  const isRight =
    checksum === wordsChecksum(read, first) &&
    isSame(words.letters, letters) &&
    isSame(words.lowerCase, lowerCase) &&
    isValidGraph(words, letters.length, 'letter', second) &&
    words.size === countWords(words, third);
  return isRight ? read : undefined;
}

function beginsWith(numbers: Uint32Array, prefix: Uint32Array, onProgress: BuildProgress): boolean {
  const meter = new WorkMeter(prefix.length, onProgress);
  return prefix.every((number, index) => {
    meter.count();
    return numbers[index] === number;
  });
}

function readGraph(
  value: unknown,
  words: CompiledWords,
  onProgress: BuildProgress,
): WordGraph | undefined {
  if (!isStoredGraph(value)) return undefined;
  const { checksum, arcs, forwards, outwards } = value;
  const graph = { arcs, dawgRoot: forwards, gaddagRoot: outwards };
  const [first, second, third] = threePasses(onProgress);
  const isRight =
    graph.dawgRoot === words.dawgRoot &&
    beginsWith(graph.arcs, words.arcs, first) &&
    checksum === graphChecksum(graph, second) &&
    isValidGraph({ arcs, dawgRoot: outwards }, words.letters.length, 'separator', third);
  return isRight ? graph : undefined;
}

/**
 * Opens the stored results of processing word lists: compiled words by list, and search graphs by compiled words. Values
 * are validated when they are read. Long validations and writes report their progress.
 */
export function openWordsCache() {
  const words = openRecentStore('scraebbkle-words');
  const graphs = openRecentStore('scraebbkle-graphs');
  return {
    findWords: async (list: ReadList, onProgress: BuildProgress) =>
      readWords(await words.read(nameOf(list)), list.spelling, onProgress),
    storeWords: (list: ReadList, read: ReadWords, onProgress: BuildProgress) => {
      const { lowerCase: twins, dawgRoot: forwards, ...others } = read.words;
      const checksum = wordsChecksum(read, onProgress);
      const { leftOut } = read;
      const stored = { ...others, twins, forwards, leftOut, version: VERSION, checksum };
      return words.write(nameOf(list), stored);
    },
    findGraph: async (compiled: CompiledWords, onProgress: BuildProgress) =>
      readGraph(await graphs.read(compiled.id), compiled, onProgress),
    storeGraph: (compiled: CompiledWords, graph: WordGraph, onProgress: BuildProgress) => {
      const { arcs, dawgRoot: forwards, gaddagRoot: outwards } = graph;
      const checksum = graphChecksum(graph, onProgress);
      return graphs.write(compiled.id, { arcs, forwards, outwards, version: VERSION, checksum });
    },
  };
}
