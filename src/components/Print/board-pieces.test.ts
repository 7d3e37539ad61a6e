import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AXIS, boardPieces, rackRows, SHEET } from './board-pieces';

describe('a board on paper', () => {
  it.each([
    [{ rows: 15, columns: 15 }, 1, false],
    [{ rows: 14, columns: 16 }, 1, false],
    [{ rows: 40, columns: 26 }, 1, true],
    [{ rows: 99, columns: 26 }, 3, true],
    [{ rows: 60, columns: 15 }, 3, true],
    [{ rows: 60, columns: 16 }, 3, true],
    [{ rows: 2, columns: 5000 }, 157, true],
  ])('of %o takes %i pieces, apart: %s', (board, count, isApart) => {
    const { pieces, ...found } = boardPieces(board, 180);
    expect(pieces).toHaveLength(count);
    expect(found.isApart).toBe(isApart);
  });

  it('has each square once, legible, in pieces that fit on a sheet', () => {
    assert(
      property(
        integer({ min: 2, max: 300 }),
        integer({ min: 2, max: 300 }),
        integer({ min: 60, max: 250 }),
        (rows, columns, height) => {
          const { side, pieces, isApart } = boardPieces({ rows, columns }, height);
          expect(side).toBeGreaterThanOrEqual(5.5);
          const sizes = pieces.map((piece) => ({
            rows: piece.rows[1] - piece.rows[0],
            columns: piece.columns[1] - piece.columns[0],
          }));
          for (const size of sizes) {
            const room = isApart ? SHEET.height : height;
            expect((size.rows + 2 * AXIS) * side).toBeLessThanOrEqual(room + 1e-9);
            expect((size.columns + 2 * AXIS) * side).toBeLessThanOrEqual(SHEET.width + 1e-9);
          }
          const squares = sizes.reduce((sum, size) => sum + size.rows * size.columns, 0);
          expect(squares).toBe(rows * columns);
        },
      ),
    );
  });
});

it.each([
  [1, [1]],
  [16, [16]],
  [20, [10, 10]],
  [63, [16, 16, 16, 15]],
])('a rack of %i tiles has rows of %o', (tiles, rows) => {
  expect(rackRows(tiles).map(([from, to]) => to - from)).toEqual(rows);
});
