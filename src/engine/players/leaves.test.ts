import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allTiles,
  classic,
  LeastSquares,
  leaveValueOf,
  RULE_BOOKS,
  type RuleBook,
  runToEnd,
  sameTile,
  scrabbkle,
  scraebbkle,
  type Tile,
  type TileSet,
} from '../index';
import { FITTED_LEAVES } from './fitted-leaves';
import {
  isVowelIn,
  leavesIn,
  leaveValueBy,
  leaveValueIn,
  letterNumbersOf,
  modelByWeights,
  WEIGHT_PARTS_OF_POINT,
  weightIndices,
} from './leaves';
import { runs } from '../../../tests/arbitraries/runs';
import { smallTileSets, tileSetsOfTwo, wideTileSets } from '../../../tests/arbitraries/tile-sets';
import { slowLeaveTable } from '../../../tests/oracle/leave-table';
import { tileSetOf } from '../../../tests/support/games';
import { rackOf } from '../../../tests/support/pictures';
import { at } from '../../../tests/support/results';

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

/** The definition of the features of tiles: the indices of their weights, with repetitions. */
function featuresOf(tileSet: TileSet, kept: readonly Tile[]): readonly number[] {
  const { ofPair, ofBalance } = weightIndices(tileSet);
  const letters = letterNumbersOf(tileSet, kept);
  const vowels = letters.filter(isVowelIn(tileSet)).length;
  const blanks = letters.filter((letter) => letter === 0).length;
  const pairs = letters.flatMap((letter, place) =>
    letters.slice(0, place).map((other) => ofPair(letter, other)),
  );
  return [...letters, ...pairs, ofBalance(vowels, letters.length - blanks - vowels)];
}

/** The definition of a fitted value: a sum of weights, compared with that of no tiles. */
function fittedValue({ id, tileSet }: RuleBook, kept: readonly Tile[]): number {
  const sumOf = (tiles: readonly Tile[]): number =>
    featuresOf(tileSet, tiles).reduce(
      (sum, index) => sum + at(FITTED_LEAVES[id]?.weights ?? [], index),
      0,
    );
  const points = (sumOf(kept) - sumOf([])) / WEIGHT_PARTS_OF_POINT;
  return Math.max(-500, Math.min(500, points));
}

/** The value without a fit, by the same formula. */
function formulaValue({ tileSet: { letters } }: RuleBook, kept: readonly Tile[]): number {
  const counts = letters.map(({ count }) => count);
  const average = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return kept.reduce((sum, tile, place) => {
    if (tile.kind === 'blank') return sum + 20;
    const { count } = at(
      letters,
      letters.findIndex(({ letter }) => letter === tile.letter),
    );
    const isTwin = kept.slice(0, place).some((one) => sameTile(one, tile));
    return sum + (2 * (count - average)) / Math.max(1, ...counts) - (isTwin ? 3 : 0);
  }, 0);
}

/** Rules and a rack that they allow, of up to eight tiles, and the definition of what tiles are worth. */
const valuedRacks = fc
  .oneof(
    fc.constantFrom(...RULE_BOOKS).map((rules) => ({ rules, valueOf: fittedValue })),
    fc
      .oneof(smallTileSets, tileSetsOfTwo, wideTileSets)
      .map((tileSet) => ({ rules: { ...classic, tileSet }, valueOf: formulaValue })),
  )
  .chain(({ rules, valueOf }) => {
    const tiles = [...allTiles(rules.tileSet)];
    return fc
      .shuffledSubarray(tiles, { maxLength: Math.min(8, tiles.length) })
      .map((rack) => ({ rules, rack, valueOf }));
  });

describe('leaves of a rack', () => {
  it('have the values of their tiles, to the last bit', () => {
    fc.assert(
      fc.property(valuedRacks, ({ rules, rack, valueOf }) => {
        expect(leaveValueBy(rules)(rack)).toBe(valueOf(rules, rack));
        expect(leavesIn({ rules, rack, bagCount: 1 })).toStrictEqual(
          slowLeaveTable(rules, rack, (kept) => valueOf(rules, kept)),
        );
      }),
      runs(100, 2000),
    );
  });

  it.each([
    ['ten tiles and others in the bag', 10, 1, true],
    ['ten tiles and an empty bag', 10, 0, false],
    ['eleven tiles', 11, 1, false],
  ])('with %s', (_, tiles, bagCount, doCount) => {
    const turn = { rules: classic, rack: rackOf('ESTATESTATE').slice(0, tiles), bagCount };
    expect(leavesIn(turn) !== undefined).toBe(doCount);
    expect(leaveValueIn(turn)(rackOf('_')) > 0).toBe(doCount);
  });
});

describe('least-squares fit', () => {
  it('recovers the weights from values', () => {
    const racks = ['A', 'B', 'AB', 'AA', 'ABC', 'C', 'BC', 'AC', 'CC'].map((text) => rackOf(text));
    const valueOf = (tiles: readonly Tile[]): number =>
      tiles.filter((tile) => tile.kind === 'letter' && tile.letter === 'A').length * 7 - 3;
    const squares = new LeastSquares(weightIndices(classic.tileSet).size);
    for (let round = 0; round < 2000; round++) {
      for (const rack of racks) {
        squares.add(featuresOf(classic.tileSet, rack), valueOf(rack));
      }
    }
    const weights = Array.from(
      runToEnd(squares.solveSteps()),
      (weight) => weight * WEIGHT_PARTS_OF_POINT,
    );
    const model = modelByWeights(classic.tileSet, weights);
    const fitted = (rack: readonly Tile[]): number => leaveValueOf(model, classic.tileSet, rack);
    for (const rack of racks) {
      expect(fitted(rack) - fitted(rackOf('B'))).toBeCloseTo(
        valueOf(rack) - valueOf(rackOf('B')),
        0,
      );
    }
  });
});
