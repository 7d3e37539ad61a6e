import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import {
  type Board,
  type BoardFormat,
  formatScraebbkleBoard,
  NO_PREMIUM,
  type Premium,
} from '../../src/engine';

const factors = fc.oneof(fc.integer({ min: -3, max: 3 }), fc.integer({ min: -9, max: 99 }));

/** Any premium; about half have none. Factors may be zero or negative. */
const premiums: Arbitrary<Premium> = fc.oneof(
  { weight: 2, arbitrary: fc.constant({ kind: 'none' } as const) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('letter' as const), factor: factors }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('word' as const), factor: factors }) },
);

const boardsOf = (columns: number, rows: number, each = premiums): Arbitrary<Board> =>
  fc.record({
    columns: fc.constant(columns),
    rows: fc.constant(rows),
    start: fc.record({ row: fc.nat(rows - 1), column: fc.nat(columns - 1) }),
    premiums: fc.array(each, { minLength: rows * columns, maxLength: rows * columns }),
  });

export const smallBoards: Arbitrary<Board> = fc
  .tuple(fc.integer({ min: 2, max: 6 }), fc.integer({ min: 2, max: 6 }))
  .chain(([columns, rows]) => boardsOf(columns, rows));

/** Boards of two or three rows and eight to eleven columns, or vice versa. */
export const longBoards: Arbitrary<Board> = fc
  .tuple(fc.integer({ min: 8, max: 11 }), fc.integer({ min: 2, max: 3 }), fc.boolean())
  .chain(([long, short, isWide]) => (isWide ? boardsOf(long, short) : boardsOf(short, long)));

export const scraebbkleBoards: Arbitrary<Board> = fc
  .integer({ min: 7, max: 26 })
  .chain((columns) =>
    fc
      .integer({ min: Math.max(10, Math.ceil(192 / columns)), max: 99 })
      .chain((rows) => boardsOf(columns, rows)),
  );

export const boardTexts: Arbitrary<string> = scraebbkleBoards.map(formatScraebbkleBoard);

const scrabbkleBoards: Arbitrary<Board> = fc.integer({ min: 12, max: 26 }).chain((size) => {
  const middle = size % 2 === 0 ? size / 2 - 1 : (size - 1) / 2;
  return boardsOf(size, size).map((board) => ({
    ...board,
    start: { row: middle, column: middle },
  }));
});

const configuredBoards: Arbitrary<Board> = fc
  .oneof(
    fc.tuple(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 20 })),
    fc.constantFrom([1, 300] as const, [300, 1] as const),
  )
  .chain(([columns, rows]) =>
    boardsOf(
      columns,
      rows,
      fc.oneof(
        fc.constant(NO_PREMIUM),
        fc.record({
          kind: fc.constantFrom('letter' as const, 'word' as const),
          factor: fc.constantFrom(2, 3),
        }),
      ),
    ),
  );

const sides = fc.integer({ min: 2, max: 70 });

const plainBoards: Arbitrary<Board> = fc
  .tuple(sides, sides)
  .chain(([columns, rows]) => boardsOf(columns, rows, fc.constant(NO_PREMIUM)))
  .map((board) => ({ ...board, start: { row: 0, column: 0 } }));

/** Boards that fit into a file of each format. */
export const boardsOfFormat: Readonly<Record<BoardFormat, Arbitrary<Board>>> = {
  scraebbkle: scraebbkleBoards,
  scrabbkle: scrabbkleBoards,
  configured: configuredBoards,
  plain: plainBoards,
};
