import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEmptyGrid } from '../../src/engine';
import { reachedPositions } from '../arbitraries/positions';
import { runs } from '../arbitraries/runs';
import { bestScore } from './best-score';
import { legalPlays } from './legal-plays';

describe('the oracle of best scores', () => {
  it('finds the best of all legal plays, and as many that have its score', () => {
    let found = 0;
    fc.assert(
      fc.property(reachedPositions, (position) => {
        fc.pre(!isEmptyGrid(position.grid));
        const plays = legalPlays(position, position.list);
        const best = plays.filter(({ score }) => score === plays[0]?.score);
        const oracle = bestScore(position, position.list);
        expect(oracle.plays).toHaveLength(best.length);
        if (best.length > 0) expect(oracle.score).toBe(best[0]?.score);
        found += best.length;
      }),
      runs(150, 2000),
    );
    expect(found).toBeGreaterThan(0);
  });
});
