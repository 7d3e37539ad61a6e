import { describe, expect, it } from 'vitest';
import { classicPositions, defaultBoardPositions, largestPositions } from '../../bench/sections';
import type { StoredPosition } from '../../bench/stored';
import { DIRECTIONS, findBest, findPlays, generatePlays } from '../../src/engine';
import { fullWords } from '../golden/full-word-list';
import { bestPlay } from '../support/search';

const numbered = (positions: readonly StoredPosition[]) =>
  positions.map((position, index) => ({
    position,
    number: index + 1,
    rack: position.stored.rack,
  }));

describe.each([
  ['of classic games', classicPositions()],
  ['of a game on the default board', defaultBoardPositions()],
  ['on the largest board', largestPositions()],
] as const)('positions %s', (_where, positions) => {
  it.each(numbered(positions))(
    'number $number, rack $rack: every search finds the stored number and scores of plays',
    ({ position }) => {
      const { plays: count, scoreSum, best } = position.stored;
      const isEmpty = position.grid.every(({ kind }) => kind === 'empty');
      // On an empty board, only plays across were counted.
      const counted = isEmpty ? ['across'] : DIRECTIONS;
      const inOrder = generatePlays(fullWords, position);
      const found = inOrder.filter(({ play }) => counted.includes(play.direction));
      expect({
        plays: found.length,
        scoreSum: found.reduce((sum, { score }) => sum + score, 0),
        best: found[0]?.score,
      }).toEqual({ plays: count, scoreSum, best });

      const { plays } = findPlays(fullWords, position);
      const scores = Array.from({ length: plays.count }, (_, play) => plays.scoreOf(play));
      expect(scores.toSorted((a, b) => b - a)).toEqual(inOrder.map(({ score }) => score));
      expect(findBest(fullWords, position).plays.firstScored()).toEqual(inOrder[0]);
      expect(bestPlay(fullWords, position)).toEqual(inOrder[0]);
    },
  );
});
