import { buildTrie } from '../baseline';
import { BASELINE, taskOf } from '../task';
import { buildWords, parseWords, sizeOf } from '../words';
import type { Section } from './section';

export const graph: Section = {
  id: 'graph',
  title: 'The word list of the game',
  tasks: (words) => {
    const packed = parseWords(words.text);
    return [
      taskOf('wordlist.txt', 'parse', [words.text], parseWords, ({ groups }) => ({
        words: groups.reduce((sum, { count }) => sum + count, 0),
      })),
      taskOf('wordlist.txt', 'build', [packed], buildWords, sizeOf),
      taskOf('wordlist.txt', BASELINE, [words.spelled], buildTrie, () => ({})),
    ];
  },
};
