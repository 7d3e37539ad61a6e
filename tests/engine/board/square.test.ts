import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSquareName, squareName, step } from '../../../src/engine';
import { columnLabel } from '../../../src/engine/board';
import { runs } from '../../arbitraries/runs';
import { anyTexts, mutationsOf } from '../../arbitraries/texts';

const squares = fc.record({ row: fc.nat(9_999), column: fc.nat(9_999) });

describe('column labels', () => {
  it.each([
    [0, 'a'],
    [25, 'z'],
    [26, 'aa'],
    [27, 'ab'],
    [51, 'az'],
    [52, 'ba'],
    [701, 'zz'],
    [702, 'aaa'],
    [9_999, 'ntp'],
  ])('column %i is %s', (column, label) => {
    expect(columnLabel(column)).toBe(label);
    expect(parseSquareName(`${label}1`)).toEqual({ row: 0, column });
  });
});

describe('square names', () => {
  it('round-trip up to ten thousand rows and columns', () => {
    fc.assert(
      fc.property(squares, (square) => {
        expect(parseSquareName(squareName(square))).toEqual(square);
      }),
      runs(500),
    );
    expect(parseSquareName('a10000')).toEqual({ row: 9_999, column: 0 });
  });

  it.each([
    ['d7', 6, 3],
    ['a1', 0, 0],
    ['z99', 98, 25],
    ['aa1', 0, 26],
    ['m50', 49, 12],
  ])('%s is row %i, column %i', (name, row, column) => {
    expect(parseSquareName(name)).toEqual({ row, column });
    expect(squareName({ row, column })).toBe(name);
  });

  it.each(['', 'd', '7', '7d', 'D7', 'd0', 'd07', 'd-1', 'd7 ', ' d7', 'd7\n', 'd 7', 'é7', 'd٧'])(
    '%j is not a square',
    (text) => {
      expect(parseSquareName(text)).toBeUndefined();
    },
  );

  it('have one form: any other text is not a square', () => {
    fc.assert(
      fc.property(fc.oneof(anyTexts, mutationsOf(squares.map(squareName))), (text) => {
        const square = parseSquareName(text);
        expect(square === undefined || squareName(square) === text).toBe(true);
      }),
      runs(500),
    );
  });
});

describe('a step', () => {
  it('goes along its direction, also backwards', () => {
    const square = { row: 3, column: 5 };
    expect(step(square, 'across', 2)).toEqual({ row: 3, column: 7 });
    expect(step(square, 'down', -4)).toEqual({ row: -1, column: 5 });
  });
});
