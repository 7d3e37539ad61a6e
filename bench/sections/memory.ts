import { buildGraph, searchWordsOf } from '../../src/engine';
import { valueOf } from '../results';
import { taskOf } from '../task';
import { makeKernel, parseWords } from '../words';
import type { Section } from './section';

export const memory: Section = {
  id: 'memory',
  title: 'What the word list takes, in bytes',
  tasks: ({ text }) => [
    taskOf('wordlist.txt', 'in the page', [text], parseWords, ({ arcs }) => ({
      words: arcs.byteLength,
    })),
    taskOf(
      'wordlist.txt',
      'in the worker',
      [text],
      (list) => {
        const words = parseWords(list);
        const graph = buildGraph(words);
        return { words, graph, search: valueOf(searchWordsOf(makeKernel, words, graph)) };
      },
      ({ words, graph, search }) => ({
        words: words.arcs.byteLength,
        graph: graph.arcs.byteLength,
        kernel: search.memory,
      }),
    ),
  ],
};
