import { describe, expect, it } from 'vitest';
import { classic, RULE_BOOKS, scrabbkle, scraebbkle, type Tile } from '../index';
import { leaveFeaturesOf } from './leave-features';
import { leaveValueBy, PARTS_OF_POINT, valueByWeights } from './leaves';
import { LeastSquares } from '../../../scripts/players/least-squares';
import { tileSetOf } from '../../../tests/support/games';
import { rackOf } from '../../../tests/support/pictures';

describe('what tiles are worth that are kept', () => {
  it.each(RULE_BOOKS.map((rules) => [rules.id, rules] as const))(
    'is nothing for none: %s',
    (_id, rules) => {
      expect(leaveValueBy(rules)([])).toBeCloseTo(0, 9);
    },
  );

  it.each([scraebbkle, scrabbkle, classic].map((rules) => [rules.id, rules] as const))(
    'was fitted as players would have it: %s',
    (_id, rules) => {
      const worth = (tiles: string): number => leaveValueBy(rules)(rackOf(tiles));
      expect(worth('_')).toBeGreaterThan(worth('S'));
      expect(worth('S')).toBeGreaterThan(worth('T'));
      expect(worth('Q')).toBeLessThan(0);
      expect(worth('UU')).toBeLessThan(2 * worth('U'));
      expect(worth('QU')).toBeGreaterThan(worth('Q') + worth('U'));
    },
  );

  it('does not depend on the order of the tiles', () => {
    const worth = leaveValueBy(classic);
    expect(worth(rackOf('QUIET_'))).toBe(worth(rackOf('_TEIUQ')));
  });

  it('goes by a formula where the tiles are others', () => {
    const rules = { ...classic, tileSet: tileSetOf({ E: 12, T: 6, Q: 1 }) };
    const worth = (tiles: string): number => leaveValueBy(rules)(rackOf(tiles));
    expect(worth('E')).toBeGreaterThan(worth('Q'));
    expect(worth('_')).toBeGreaterThan(worth('E'));
    expect(worth('TT')).toBeLessThan(2 * worth('T'));
  });
});

describe('a fit', () => {
  it('finds the weights from which values were made', () => {
    const features = leaveFeaturesOf(classic.tileSet);
    const racks = ['A', 'B', 'AB', 'AA', 'ABC', 'C', 'BC', 'AC', 'CC'].map((text) => rackOf(text));
    const valueOf = (tiles: readonly Tile[]): number =>
      tiles.filter((tile) => tile.kind === 'letter' && tile.letter === 'A').length * 7 - 3;
    const squares = new LeastSquares(features.size);
    for (let round = 0; round < 2000; round++) {
      for (const rack of racks) squares.add(features.of(rack), valueOf(rack));
    }
    const weights = Array.from(squares.solve(), (weight) => weight * PARTS_OF_POINT);
    const fitted = valueByWeights(classic.tileSet, weights);
    for (const rack of racks) {
      expect(fitted(rack) - fitted(rackOf('B'))).toBeCloseTo(
        valueOf(rack) - valueOf(rackOf('B')),
        0,
      );
    }
  });
});
