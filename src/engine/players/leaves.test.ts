import { describe, expect, it } from 'vitest';
import { classic, RULE_BOOKS, scrabbkle, scraebbkle, type Tile } from '../index';
import { leaveFeaturesOf, leaveValueBy, WEIGHT_PARTS_OF_POINT, valueByWeights } from './leaves';
import { LeastSquares } from '../../../scripts/players/least-squares';
import { tileSetOf } from '../../../tests/support/games';
import { rackOf } from '../../../tests/support/pictures';

describe('values of leaves', () => {
  it.each(RULE_BOOKS.map((rules) => [rules.id, rules] as const))(
    'are 0 without tiles: %s',
    (_id, rules) => {
      expect(leaveValueBy(rules)([])).toBeCloseTo(0, 9);
    },
  );

  it.each([scraebbkle, scrabbkle, classic].map((rules) => [rules.id, rules] as const))(
    'rank tiles as players do: %s',
    (_id, rules) => {
      const worth = (tiles: string): number => leaveValueBy(rules)(rackOf(tiles));
      expect(worth('_')).toBeGreaterThan(worth('S'));
      expect(worth('S')).toBeGreaterThan(worth('T'));
      expect(worth('Q')).toBeLessThan(0);
      expect(worth('UU')).toBeLessThan(2 * worth('U'));
      expect(worth('QU')).toBeGreaterThan(worth('Q') + worth('U'));
    },
  );

  it('do not depend on the order of the tiles', () => {
    const worth = leaveValueBy(classic);
    expect(worth(rackOf('QUIET_'))).toBe(worth(rackOf('_TEIUQ')));
  });

  it('follow a formula for other tile sets', () => {
    const rules = { ...classic, tileSet: tileSetOf({ E: 12, T: 6, Q: 1 }) };
    const worth = (tiles: string): number => leaveValueBy(rules)(rackOf(tiles));
    expect(worth('E')).toBeGreaterThan(worth('Q'));
    expect(worth('_')).toBeGreaterThan(worth('E'));
    expect(worth('TT')).toBeLessThan(2 * worth('T'));
  });
});

describe('least-squares fit', () => {
  it('recovers the weights from values', () => {
    const features = leaveFeaturesOf(classic.tileSet);
    const racks = ['A', 'B', 'AB', 'AA', 'ABC', 'C', 'BC', 'AC', 'CC'].map((text) => rackOf(text));
    const valueOf = (tiles: readonly Tile[]): number =>
      tiles.filter((tile) => tile.kind === 'letter' && tile.letter === 'A').length * 7 - 3;
    const squares = new LeastSquares(features.size);
    for (let round = 0; round < 2000; round++) {
      for (const rack of racks) squares.add(features.of(rack), valueOf(rack));
    }
    const weights = Array.from(squares.solve(), (weight) => weight * WEIGHT_PARTS_OF_POINT);
    const fitted = valueByWeights(classic.tileSet, weights);
    for (const rack of racks) {
      expect(fitted(rack) - fitted(rackOf('B'))).toBeCloseTo(
        valueOf(rack) - valueOf(rackOf('B')),
        0,
      );
    }
  });
});
