import { classic } from '../../src/engine';
import { baselinePlays } from '../baseline';
import { playOut, positionIn } from '../play-out';
import { boardIn } from '../stored';
import { BASELINE, taskOf } from '../task';
import type { Section } from './section';

const SEEDS = Array.from({ length: 20 }, (_, game) => `game ${game + 1}`);

/** Number of games whose positions the baseline searches, too. */
const BASELINE_GAMES = 3;

export const games: Section = {
  id: 'games',
  title: 'Whole classic games of two greedy computers',
  tasks: (words) => {
    const board = boardIn('public/resources/boards/classic.txt');
    const play = (seed: string) => playOut(seed, classic, board, words);
    return [
      taskOf('classic', 'game', SEEDS, play, (states) => ({
        turns: states.length - 1,
        scoreSum: states.at(-1)?.scores.reduce((sum, score) => sum + score, 0) ?? 0,
        tilesLeft: states.at(-1)?.racks.flat().length ?? 0,
      })),
      taskOf(
        'classic',
        BASELINE,
        SEEDS.slice(0, BASELINE_GAMES).map((seed) => play(seed).slice(0, -1).map(positionIn)),
        (turns) => turns.map((position) => baselinePlays(words.trie, position).length),
        (counts) => ({
          turns: counts.length,
          plays: counts.reduce((sum, count) => sum + count, 0),
        }),
      ),
    ];
  },
};
