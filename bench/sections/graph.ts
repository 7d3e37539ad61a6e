import { buildGraph, type CompiledWords, searchWordsOf } from '../../src/engine';
import { buildTrie } from '../baseline';
import { valueOf } from '../results';
import { BASELINE, taskOf } from '../task';
import { makeKernel, parseWords } from '../words';
import type { Section } from './section';

const build = (words: CompiledWords) => buildGraph(words);

export const graph: Section = {
  id: 'graph',
  title: 'The word list of the game',
  tasks: ({ text, spelled, lexicon, graph: whole }) => [
    taskOf('wordlist.txt', 'compile', [text], parseWords, ({ size, arcs }) => ({
      words: size,
      arcs: arcs.length,
      bytes: arcs.byteLength,
    })),
    taskOf('wordlist.txt', 'build', [lexicon.words], build, ({ arcs }) => ({
      arcs: arcs.length,
      bytes: arcs.byteLength,
    })),
    taskOf(
      'wordlist.txt',
      'lay out',
      [whole],
      (each) => valueOf(searchWordsOf(makeKernel, lexicon.words, each)),
      ({ bytes }) => ({ bytes }),
    ),
    taskOf('wordlist.txt', BASELINE, [spelled], buildTrie, () => ({})),
  ],
};
