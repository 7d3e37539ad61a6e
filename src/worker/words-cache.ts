import * as v from 'valibot';
import { type CompiledWords, countWords, isSound, type WordGraph } from '../engine';
import { checksumOf } from './checksum';
import { openNewestKept } from './newest-kept';
import type { Spelling, WordsSource } from './protocol';

/** A list of words and how it is read: by which letters, and what becomes of other characters. */
export interface ReadList extends Pick<WordsSource, 'kind' | 'foreign'> {
  readonly spelling: Spelling;
  /** Names the bytes of the list. */
  readonly fingerprint: string;
}

/**
 * What has been made of word lists, kept in databases of its own: the compiled words of a list, and
 * the whole graph of such words. Nothing that is read is believed before it has been checked.
 */
export interface WordsCache {
  readonly findWords: (list: ReadList) => Promise<CompiledWords | undefined>;
  readonly keepWords: (list: ReadList, words: CompiledWords) => Promise<void>;
  readonly findGraph: (words: CompiledWords) => Promise<WordGraph | undefined>;
  readonly keepGraph: (words: CompiledWords, graph: WordGraph) => Promise<void>;
}

/** Counted up whenever the same list is to be compiled to something else. */
const VERSION = 1;

const natural = v.pipe(v.number(), v.integer(), v.minValue(0));
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
});

const keptGraph = v.strictObject({ ...checks, arcs, forwards: natural, outwards: natural });

const nameOf = ({ kind, foreign, spelling, fingerprint }: ReadList): string =>
  JSON.stringify([kind, foreign, spelling.letters, spelling.twins, fingerprint]);

const wordsChecksum = ({ id, letters, twins, size, forwards, arcs: all }: CompiledWords): number =>
  checksumOf(JSON.stringify([id, letters, twins, size, forwards]), all);

const graphChecksum = ({ forwards, outwards, arcs: all }: WordGraph): number =>
  checksumOf(JSON.stringify([forwards, outwards]), all);

const isSame = (some: readonly string[], others: readonly string[]): boolean =>
  JSON.stringify(some) === JSON.stringify(others);

function readWords(value: unknown, { letters, twins }: Spelling): CompiledWords | undefined {
  const kept = v.safeParse(keptWords, value);
  if (!kept.success) return undefined;
  const { version: _version, checksum, ...words } = kept.output;
  const isRight =
    checksum === wordsChecksum(words) &&
    isSame(words.letters, letters) &&
    isSame(words.twins, twins) &&
    isSound(words, letters.length, 'letter') &&
    words.size === countWords(words);
  return isRight ? words : undefined;
}

const beginsWith = (numbers: Uint32Array, beginning: Uint32Array): boolean =>
  beginning.every((number, index) => numbers[index] === number);

function readGraph(value: unknown, words: CompiledWords): WordGraph | undefined {
  const kept = v.safeParse(keptGraph, value);
  if (!kept.success) return undefined;
  const { version: _version, checksum, ...graph } = kept.output;
  const isRight =
    graph.forwards === words.forwards &&
    beginsWith(graph.arcs, words.arcs) &&
    checksum === graphChecksum(graph) &&
    isSound({ arcs: graph.arcs, forwards: graph.outwards }, words.letters.length, 'turn');
  return isRight ? graph : undefined;
}

/** Opens the cache of this browser. */
export function openWordsCache(): WordsCache {
  const words = openNewestKept('scraebbkle-words');
  const graphs = openNewestKept('scraebbkle-graphs');
  return {
    findWords: async (list) => readWords(await words.read(nameOf(list)), list.spelling),
    keepWords: (list, compiled) =>
      words.write(nameOf(list), {
        ...compiled,
        version: VERSION,
        checksum: wordsChecksum(compiled),
      }),
    findGraph: async (compiled) => readGraph(await graphs.read(compiled.id), compiled),
    keepGraph: (compiled, graph) =>
      graphs.write(compiled.id, { ...graph, version: VERSION, checksum: graphChecksum(graph) }),
  };
}
