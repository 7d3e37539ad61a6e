import { classic, playOut, type RuleBook, scraebbkle } from '../../src/engine';
import { sampled } from '../play-out';
import { boardIn } from '../stored';
import { type Task, taskOf } from '../task';
import type { ShippedWords } from '../words';
import type { Section } from './section';

const GAMES = Array.from({ length: 20 }, (_, game) => `game ${game + 1}`);

/** Playouts from the deal to the end, each seat choosing its best play, inside the kernel. */
function wholeGames(
  rules: RuleBook,
  board: string,
  words: ShippedWords,
  search: ShippedWords['search'],
  name: string,
): Task {
  const games = GAMES.map((seed) => sampled(seed, rules, boardIn(board), words));
  return taskOf(
    rules.id,
    name,
    games,
    (game) => playOut(search, { game, moves: [], turns: Infinity, seed: 1 }),
    ({ turns, scores }) => ({ turns, scoreSum: scores.reduce((sum, score) => sum + score, 0) }),
  );
}

const CLASSIC = 'public/resources/boards/classic.txt';
const DEFAULT = 'public/resources/defaultBoard.txt';

export const playouts: Section = {
  id: 'playouts',
  title: 'Whole games in the kernel',
  tasks: (words) => [
    wholeGames(scraebbkle, DEFAULT, words, words.search, 'game'),
    wholeGames(classic, CLASSIC, words, words.search, 'game'),
    wholeGames(classic, CLASSIC, words, words.inJavaScript, 'as JavaScript'),
  ],
};
