import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PlayerView, rateMoves, runToEnd, soloView } from '../../../src/engine';
import { pickTiles, reachedPositions } from '../../arbitraries/positions';
import { runs } from '../../arbitraries/runs';
import { Minimax } from '../../oracle/minimax';

const endgames = fc.record({
  position: reachedPositions,
  other: fc.array(fc.nat(999), { minLength: 1, maxLength: 2, size: 'max' }),
});

const PASS = { move: { kind: 'pass' }, score: 0 } as const;

describe('moves of an endgame', () => {
  it('are worth what they gain until the end by full minimax', () => {
    let compared = 0;
    fc.assert(
      fc.property(endgames, ({ position, other }) => {
        const { rules, board, grid, list, words } = position;
        fc.pre(grid.some(({ kind }) => kind !== 'empty'));
        const rack = position.rack.slice(0, 3);
        const unseen = pickTiles(rules, other);
        const seen: PlayerView = {
          ...soloView({ rules, board, grid, rack }),
          racks: [
            { kind: 'shown', tiles: rack },
            { kind: 'hidden', count: unseen.length },
          ],
          scores: [0, 0],
          unseen,
          bagCount: 0,
        };
        const { candidates, beside } = runToEnd(rateMoves(words, seen, 4, PASS));
        const oracle = new Minimax(list);
        const game = {
          rules,
          board,
          grid,
          racks: [rack, unseen] as const,
          toMove: 0,
          passesInARow: 0,
        };
        expect(candidates[0]?.equity).toBe(oracle.valueOf(game) + 0);
        for (const { move, score, equity, isToEnd } of [
          ...candidates,
          ...(beside ? [beside] : []),
        ]) {
          const made = move.kind === 'play' ? { play: move.play, score } : undefined;
          expect([equity, isToEnd]).toEqual([oracle.valueAfter(game, made) + 0, true]);
          compared++;
        }
      }),
      runs(60, 600),
    );
    expect(compared).toBeGreaterThan(150);
  });
});
