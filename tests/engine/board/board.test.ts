import { describe, expect, it } from 'vitest';
import { allSquares, isOnBoard, NO_PREMIUM, premiumAt, squareIndex } from '../../../src/engine';
import { boardOf, squareOf } from '../../support/pictures';

const board = boardOf(['.[2].', '<-3>.[0]']);

describe('a board', () => {
  it('lists its squares row by row', () => {
    expect(allSquares(board)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'c2'].map(squareOf));
    expect(allSquares(board).map((square) => squareIndex(board, square))).toEqual([
      0, 1, 2, 3, 4, 5,
    ]);
  });

  it('has the premium of each square', () => {
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
});
