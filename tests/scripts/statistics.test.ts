import { describe, expect, it } from 'vitest';
import type { GameResult } from '../../scripts/players/match';
import { intervalOf, marginOf, meanOf, pairMeansOf } from '../../scripts/players/statistics';

const gameOf = (game: number, won: number): GameResult => ({
  game,
  won,
  ahead: 0,
  scores: [0, 0],
  ms: [0, 0],
  turns: [0, 0],
});

describe('the statistics of an arena', () => {
  it('have the confidence interval of a proportion', () => {
    const [min, max] = intervalOf(50, 100);
    expect(min).toBeCloseTo(0.4038, 4);
    expect(max).toBeCloseTo(0.5962, 4);
  });

  it('count a deal that each side wins when it begins as a tie', () => {
    const results = [0, 1, 2, 3, 4, 5].map((game) => gameOf(game, 1 - (game % 2)));
    const won = pairMeansOf(results, (result) => result.won);
    expect(won).toEqual([0.5, 0.5, 0.5]);
    expect(marginOf(won)).toBe(0);
    expect(marginOf(results.map((result) => result.won))).toBeCloseTo(0.438, 3);
  });

  it('leave out games whose pair is not complete, in any order', () => {
    const results = [gameOf(5, 1), gameOf(2, 1), gameOf(4, 0.5), gameOf(7, 1), gameOf(0, 1)];
    expect(pairMeansOf(results, ({ won }) => won)).toEqual([0.75]);
    expect(meanOf(pairMeansOf([], ({ won }) => won))).toBe(0);
  });
});
