import {
  type BuildProgress,
  type CompiledWords,
  countWords,
  isSound,
  partOf,
  type ReadWords,
  unreported,
  type WordGraph,
  WorkMeter,
} from '../engine';
import { openNewestKept } from './recent-store';
import type { Spelling } from './protocol';
import {
  hasFields,
  isHash,
  isNatural,
  isNumbers,
  isOne,
  isOptional,
  isPositive,
  isText,
  isTexts,
} from './shapes';

function mixed(hash: number, numbers: Uint8Array | Uint32Array, onProgress: BuildProgress): number {
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
  const ofText = mixed(text.length, new TextEncoder().encode(text), unreported);
  return mixed(ofText, numbers, onProgress) >>> 0;
}

export interface ReadList {
  readonly spelling: Spelling;
  /** SHA-256 of the bytes of the list. */
  readonly fingerprint: string;
  readonly added: readonly string[];
}

/**
 * Stored results of processing word lists: compiled words by list, and search graphs by compiled words. Values are
 * validated when they are read. Long validations and writes report their progress.
 */
interface WordsCache {
  readonly findWords: (list: ReadList, onProgress: BuildProgress) => Promise<ReadWords | undefined>;
  readonly keepWords: (list: ReadList, read: ReadWords, onProgress: BuildProgress) => Promise<void>;
  readonly findGraph: (
    words: CompiledWords,
    onProgress: BuildProgress,
  ) => Promise<WordGraph | undefined>;
  readonly keepGraph: (
    words: CompiledWords,
    graph: WordGraph,
    onProgress: BuildProgress,
  ) => Promise<void>;
}

/** Must be incremented when the compiled form of a list changes. */
const VERSION = 3;

const checks = { version: isOne(VERSION), checksum: isNatural };

const isKeptWords = hasFields({
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

const isKeptGraph = hasFields({
  ...checks,
  arcs: isNumbers,
  forwards: isNatural,
  outwards: isNatural,
});

const nameOf = ({ spelling, fingerprint, added }: ReadList): string =>
  JSON.stringify([spelling.letters, spelling.lowerCase, fingerprint, ...added]);

function wordsChecksum({ words, leftOut }: ReadWords, onProgress: BuildProgress): number {
  const { id, letters, lowerCase, size, dawgRoot, arcs: all } = words;
  return checksumOf(
    JSON.stringify([id, letters, lowerCase, size, dawgRoot, leftOut]),
    all,
    onProgress,
  );
}

const graphChecksum = (
  { dawgRoot, gaddagRoot, arcs: all }: WordGraph,
  onProgress: BuildProgress,
): number => checksumOf(JSON.stringify([dawgRoot, gaddagRoot]), all, onProgress);

const isSame = (some: readonly string[], others: readonly string[]): boolean =>
  JSON.stringify(some) === JSON.stringify(others);

/** Three passes of a validation. Their ends are not reported, so short ones report nothing. */
function passesOf(
  onProgress: BuildProgress,
): readonly [BuildProgress, BuildProgress, BuildProgress] {
  const pass = (from: number, to: number): BuildProgress => {
    const report = partOf(onProgress, from, to);
    return (fraction) => {
      if (fraction < 1) report(fraction);
    };
  };
  return [pass(0, 1 / 3), pass(1 / 3, 2 / 3), pass(2 / 3, 1)];
}

function readWords(
  value: unknown,
  { letters, lowerCase }: Spelling,
  onProgress: BuildProgress,
): ReadWords | undefined {
  if (!isKeptWords(value)) return undefined;
  const { version: _version, checksum, leftOut, twins, forwards, ...others } = value;
  const words = { ...others, lowerCase: twins, dawgRoot: forwards };
  const read = { words, leftOut };
  const [first, second, third] = passesOf(onProgress);
  const isRight =
    checksum === wordsChecksum(read, first) &&
    isSame(words.letters, letters) &&
    isSame(words.lowerCase, lowerCase) &&
    isSound(words, letters.length, 'letter', second) &&
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
  if (!isKeptGraph(value)) return undefined;
  const { checksum, arcs: all, forwards, outwards } = value;
  const graph = { arcs: all, dawgRoot: forwards, gaddagRoot: outwards };
  const outwardsOnly = { arcs: graph.arcs, dawgRoot: graph.gaddagRoot };
  const [first, second, third] = passesOf(onProgress);
  const isRight =
    graph.dawgRoot === words.dawgRoot &&
    beginsWith(graph.arcs, words.arcs, first) &&
    checksum === graphChecksum(graph, second) &&
    isSound(outwardsOnly, words.letters.length, 'separator', third);
  return isRight ? graph : undefined;
}

export function openWordsCache(): WordsCache {
  const words = openNewestKept('scraebbkle-words');
  const graphs = openNewestKept('scraebbkle-graphs');
  return {
    findWords: async (list, onProgress) =>
      readWords(await words.read(nameOf(list)), list.spelling, onProgress),
    keepWords: (list, read, onProgress) => {
      const { lowerCase: twins, dawgRoot: forwards, ...others } = read.words;
      return words.write(nameOf(list), {
        ...others,
        twins,
        forwards,
        leftOut: read.leftOut,
        version: VERSION,
        checksum: wordsChecksum(read, onProgress),
      });
    },
    findGraph: async (compiled, onProgress) =>
      readGraph(await graphs.read(compiled.id), compiled, onProgress),
    keepGraph: (compiled, graph, onProgress) => {
      const { arcs: all, dawgRoot: forwards, gaddagRoot: outwards } = graph;
      return graphs.write(compiled.id, {
        arcs: all,
        forwards,
        outwards,
        version: VERSION,
        checksum: graphChecksum(graph, onProgress),
      });
    },
  };
}
