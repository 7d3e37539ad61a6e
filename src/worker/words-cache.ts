import * as v from 'valibot';
import { type CompiledWords, countWords, isSound, type ReadWords, type WordGraph } from '../engine';
import { openNewestKept } from './newest-kept';
import type { Spelling } from './protocol';

function mixed(hash: number, numbers: Uint8Array | Uint32Array): number {
  let sum = hash;
  for (let at = 0; at < numbers.length; at++) {
    sum = Math.imul(sum ^ (numbers[at] ?? 0), 0x01000193);
    sum ^= sum >>> 15;
  }
  return sum;
}

/** A number that changes with nearly every change of a text or of numbers of 32 bits. */
const checksumOf = (text: string, numbers: Uint32Array): number =>
  mixed(mixed(text.length, new TextEncoder().encode(text)), numbers) >>> 0;

/** A list of words and the letters by which it is read. */
export interface ReadList {
  readonly spelling: Spelling;
  /** Names the bytes of the list. */
  readonly fingerprint: string;
  readonly added: readonly string[];
}

/**
 * What has been made of word lists, kept in databases of its own: the compiled words of a list, and
 * the whole graph of such words. Nothing that is read is believed before it has been checked.
 */
interface WordsCache {
  readonly findWords: (list: ReadList) => Promise<ReadWords | undefined>;
  readonly keepWords: (list: ReadList, read: ReadWords) => Promise<void>;
  readonly findGraph: (words: CompiledWords) => Promise<WordGraph | undefined>;
  readonly keepGraph: (words: CompiledWords, graph: WordGraph) => Promise<void>;
}

/** Counted up whenever the same list is to be compiled to something else. */
const VERSION = 2;

const natural = v.pipe(v.number(), v.integer(), v.minValue(0));
const positive = v.pipe(natural, v.minValue(1));
const arcs = v.custom<Uint32Array<ArrayBuffer>>((value) => value instanceof Uint32Array);
const checks = { version: v.literal(VERSION), checksum: natural };

const keptWords = v.strictObject({
  ...checks,
  id: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  letters: v.array(v.string()),
  twins: v.array(v.string()),
  size: natural,
  arcs,
  forwards: natural,
  leftOut: v.optional(
    v.strictObject({
      lines: positive,
      first: v.strictObject({ line: positive, column: positive, character: v.string() }),
    }),
  ),
});

const keptGraph = v.strictObject({ ...checks, arcs, forwards: natural, outwards: natural });

const nameOf = ({ spelling, fingerprint, added }: ReadList): string =>
  JSON.stringify([spelling.letters, spelling.lowerCase, fingerprint, ...added]);

function wordsChecksum({ words, leftOut }: ReadWords): number {
  const { id, letters, lowerCase, size, dawgRoot, arcs: all } = words;
  return checksumOf(JSON.stringify([id, letters, lowerCase, size, dawgRoot, leftOut]), all);
}

const graphChecksum = ({ dawgRoot, gaddagRoot, arcs: all }: WordGraph): number =>
  checksumOf(JSON.stringify([dawgRoot, gaddagRoot]), all);

const isSame = (some: readonly string[], others: readonly string[]): boolean =>
  JSON.stringify(some) === JSON.stringify(others);

function readWords(value: unknown, { letters, lowerCase }: Spelling): ReadWords | undefined {
  const kept = v.safeParse(keptWords, value);
  if (!kept.success) return undefined;
  const { version: _version, checksum, leftOut, twins, forwards, ...others } = kept.output;
  const words = { ...others, lowerCase: twins, dawgRoot: forwards };
  const read = { words, leftOut };
  const isRight =
    checksum === wordsChecksum(read) &&
    isSame(words.letters, letters) &&
    isSame(words.lowerCase, lowerCase) &&
    isSound(words, letters.length, 'letter') &&
    words.size === countWords(words);
  return isRight ? read : undefined;
}

const beginsWith = (numbers: Uint32Array, prefix: Uint32Array): boolean =>
  prefix.every((number, index) => numbers[index] === number);

function readGraph(value: unknown, words: CompiledWords): WordGraph | undefined {
  const kept = v.safeParse(keptGraph, value);
  if (!kept.success) return undefined;
  const { checksum, arcs: all, forwards, outwards } = kept.output;
  const graph = { arcs: all, dawgRoot: forwards, gaddagRoot: outwards };
  const isRight =
    graph.dawgRoot === words.dawgRoot &&
    beginsWith(graph.arcs, words.arcs) &&
    checksum === graphChecksum(graph) &&
    isSound({ arcs: graph.arcs, dawgRoot: graph.gaddagRoot }, words.letters.length, 'separator');
  return isRight ? graph : undefined;
}

/** Opens the cache of this browser. */
export function openWordsCache(): WordsCache {
  const words = openNewestKept('scraebbkle-words');
  const graphs = openNewestKept('scraebbkle-graphs');
  return {
    findWords: async (list) => readWords(await words.read(nameOf(list)), list.spelling),
    keepWords: (list, read) => {
      const { lowerCase: twins, dawgRoot: forwards, ...others } = read.words;
      return words.write(nameOf(list), {
        ...others,
        twins,
        forwards,
        leftOut: read.leftOut,
        version: VERSION,
        checksum: wordsChecksum(read),
      });
    },
    findGraph: async (compiled) => readGraph(await graphs.read(compiled.id), compiled),
    keepGraph: (compiled, graph) => {
      const { arcs: all, dawgRoot: forwards, gaddagRoot: outwards } = graph;
      return graphs.write(compiled.id, {
        arcs: all,
        forwards,
        outwards,
        version: VERSION,
        checksum: graphChecksum(graph),
      });
    },
  };
}
