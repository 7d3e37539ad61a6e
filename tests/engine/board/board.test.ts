import { describe, expect, it } from 'vitest';
import { allSquares, isOnBoard, NO_PREMIUM, premiumAt, squareIndex } from '../../../src/engine';
import { sameBoard, samePremium } from '../../../src/engine/board/board';
import { boardOf, squareOf } from '../../support/pictures';

const board = boardOf(['.[2].', '<-3>.[0]']);

describe('a board', () => {
  it('has its squares row by row', () => {
    expect(allSquares(board)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'c2'].map(squareOf));
    expect(allSquares(board).map((square) => squareIndex(board, square))).toEqual([
      0, 1, 2, 3, 4, 5,
    ]);
  });

  it('knows the premium of each square', () => {
    expect(premiumAt(board, squareOf('b1'))).toEqual({ kind: 'letter', factor: 2 });
    expect(premiumAt(board, squareOf('a2'))).toEqual({ kind: 'word', factor: -3 });
    expect(premiumAt(board, squareOf('c2'))).toEqual({ kind: 'letter', factor: 0 });
    expect(premiumAt(board, squareOf('a1'))).toEqual(NO_PREMIUM);
  });

  it('ends at its four edges', () => {
    expect(allSquares(board).every((square) => isOnBoard(board, square))).toBe(true);
    const outside = [
      { row: -1, column: 0 },
      { row: 0, column: -1 },
      { row: 2, column: 0 },
      { row: 0, column: 3 },
    ];
    expect(outside.some((square) => isOnBoard(board, square))).toBe(false);
  });

  it('is the same as another of its shape, start and premiums, and as no other', () => {
    expect(sameBoard(board, boardOf(['.[2].', '<-3>.[0]']))).toBe(true);
    const others = [
      boardOf(['.[2].', '<-3>.[0]'], 'b1'),
      boardOf(['.[2].', '<-3>.<0>']),
      boardOf(['.[2].', '<-3>.[1]']),
      boardOf(['.[2].', '<-3>..']),
      boardOf(['.[2].', '<-3>.[0]', '...']),
      boardOf(['.[2]', '.<-3>', '.[0]']),
    ];
    expect(others.filter((other) => sameBoard(board, other))).toEqual([]);
  });
});

describe('a premium', () => {
  it('is the same as another of its kind and factor, and as no other', () => {
    const all = [
      NO_PREMIUM,
      { kind: 'letter', factor: 2 },
      { kind: 'letter', factor: 3 },
      { kind: 'word', factor: 2 },
    ] as const;
    for (const [index, premium] of all.entries()) {
      const same = all.map((other) => samePremium(premium, { ...other }));
      expect(same).toEqual(all.map((_, other) => other === index));
    }
  });
});
