import { describe, expect, it } from 'vitest';
import {
  classic,
  emptyGrid,
  findBest,
  findPlays,
  type Position,
  searchWordsOf,
} from '../../../src/engine';
import { runToEnd } from '../../../src/engine/search';
import { orLong } from '../../arbitraries/runs';
import { fullWordList, fullWords } from '../../golden/full-word-list';
import { makeKernel } from '../../support/kernel';
import { gridOf, plainBoard, rackOf } from '../../support/pictures';
import { valueOf } from '../../support/results';

/** Racks with many plays, which on an empty board all start from one anchor. */
const RACKS = ['AEINR__', 'AEI____', '_______'];

/** Racks of the maximum size. */
const LARGE_RACKS = ['_'.repeat(63), ...orLong([], [`${'_'.repeat(40)}AEIOURSTLNDGAEIOURSTLND`])];

const board = plainBoard(15, 15, 'h8');

const onEmptyBoard = { rules: classic, board, grid: emptyGrid(board) };

const inGame = {
  ...onEmptyBoard,
  grid: gridOf(
    Array.from({ length: 15 }, (_, row) => {
      if (row === 7) return '....RETAINS....';
      if (row === 12) return '....ZOA........';
      return row > 7 && row < 12 ? `......${'RABI'[row - 8] ?? ''}........` : '.'.repeat(15);
    }),
  ),
};

/** Maximum number of states visited in a step. */
let longestStep = 0;

const counting = valueOf(
  searchWordsOf(
    (host) => {
      const kernel = { ...makeKernel(host) };
      const step = (): number => {
        const before = kernel.visited.value;
        const isUnfinished = kernel.step();
        longestStep = Math.max(longestStep, kernel.visited.value - before);
        return isUnfinished;
      };
      return { ...kernel, step };
    },
    fullWords.compiled,
    fullWords.graph,
  ),
);

/** The number of ways to lay a word, each letter by its own tile or by a blank. */
function waysToLay(word: string, rack: string): number {
  const blanks = rack.split('_').length - 1;
  /** Indexed by the number of blanks used. */
  let ways = [1];
  for (const letter of new Set(word)) {
    const needed = word.split(letter).length - 1;
    const own = rack.split(letter).length - 1;
    const next: number[] = [];
    for (let byTile = Math.min(own, needed); byTile >= 0; byTile--) {
      const byBlank = needed - byTile;
      // The number of ways to choose which of the letters are blanks (a binomial coefficient).
      let choices = 1;
      for (let k = 1; k <= byBlank; k++) choices = (choices * (needed - byBlank + k)) / k;
      for (const [used, count] of ways.entries()) {
        if (used + byBlank > blanks) continue;
        next[used + byBlank] = (next[used + byBlank] ?? 0) + choices * count;
      }
    }
    ways = Array.from(next, (count) => count ?? 0);
  }
  return ways.reduce((sum, count) => sum + count, 0);
}

describe('a rack of many blanks', () => {
  it.each(RACKS)('finds each play exactly once with %s on an empty board', (rack) => {
    const position: Position = { ...onEmptyBoard, rack: rackOf(rack) };
    let count = 0;
    for (const word of fullWordList) {
      // Any letter of a word may cover the start square, across or down.
      if (word.length <= rack.length) count += 2 * word.length * waysToLay(word, rack);
    }
    expect(count).toBeGreaterThan(50_000);
    expect(findPlays(fullWords, position).plays.count).toBe(count);
  });

  it.each(RACKS)('has the first of all plays as the best one: %s during a game', (rack) => {
    const position: Position = { ...inGame, rack: rackOf(rack) };
    const { plays } = findPlays(fullWords, position);
    const [first = -1] = runToEnd(plays.selectFirstSteps(1));
    expect(findBest(fullWords, position).plays.firstScored()).toEqual(plays.at(first));
  });

  it.each([...RACKS, ...LARGE_RACKS])('is searched in short steps: %s', (rack) => {
    longestStep = 0;
    for (const field of [inGame, onEmptyBoard]) {
      const position = { ...field, rack: rackOf(rack) };
      expect(findPlays(counting, position).visited).toBeGreaterThan(20_000);
      findBest(counting, position);
    }
    expect(longestStep).toBeGreaterThan(1000);
    expect(longestStep).toBeLessThan(1300);
  });
});
