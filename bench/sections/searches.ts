import {
  findBest,
  findPlays,
  type LeaveTable,
  leavesIn,
  type Position,
  type SearchWords,
} from '../../src/engine';
import { baselinePlays } from '../baseline';
import type { Counters } from '../counters';
import { BASELINE, type Task, taskOf } from '../task';
import type { ShippedWords } from '../words';

type CountPosition = (position: Position) => Counters;

/** Makes a task of searching positions; `count` adds counters of a position. */
type SearchTask = (
  group: string,
  search: SearchWords,
  positions: readonly Position[],
  count?: CountPosition,
) => Task;

const nothing: CountPosition = () => ({});

/** Finds all plays of positions, as a packed list. */
export const allPlays: SearchTask = (group, search, positions, count = nothing) =>
  taskOf(
    group,
    'all plays',
    positions,
    (position) => findPlays(search, position),
    ({ plays, visited }, position) => {
      let scoreSum = 0;
      for (let play = 0; play < plays.count; play++) scoreSum += plays.scoreOf(play);
      return { ...count(position), plays: plays.count, scoreSum, visited };
    },
  );

type FindLeaves = (position: Position) => LeaveTable | undefined;

/** Finds the best play of positions, ready to be placed. */
const bestPlayBy =
  (name: string, findLeaves: FindLeaves): SearchTask =>
  (group, search, positions, count = nothing) =>
    taskOf(
      group,
      name,
      positions,
      (position) => {
        const { plays, visited } = findBest(search, position, findLeaves(position));
        return { best: plays.firstScored(), visited };
      },
      ({ best, visited }, position) => ({
        ...count(position),
        bestSum: best?.score ?? 0,
        visited,
      }),
    );

export const bestPlay = bestPlayBy('best play', () => undefined);

/** Makes the table of leaves, too. */
export const bestByEquity = bestPlayBy('best by equity', (position) =>
  leavesIn({ ...position, bagCount: 1 }),
);

const baseline = (group: string, words: ShippedWords, positions: readonly Position[]): Task =>
  taskOf(
    group,
    BASELINE,
    positions,
    (position) => baselinePlays(words.trie, position),
    (plays) => ({
      plays: plays.length,
      scoreSum: plays.reduce((sum, { score }) => sum + score, 0),
    }),
  );

export const searches = (
  group: string,
  words: ShippedWords,
  positions: readonly Position[],
  count = nothing,
): readonly Task[] => [
  allPlays(group, words.search, positions, count),
  bestPlay(group, words.search, positions, count),
  baseline(group, words, positions),
];
