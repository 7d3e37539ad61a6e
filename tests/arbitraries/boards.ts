import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { type Board, formatScraebbkleBoard, type Premium } from '../../src/engine';

const factors = fc.oneof(fc.integer({ min: -3, max: 3 }), fc.integer({ min: -9, max: 99 }));

/** Any premium, about half of them none, with factors that may be zero or negative. */
export const premiums: Arbitrary<Premium> = fc.oneof(
  { weight: 2, arbitrary: fc.constant({ kind: 'none' } as const) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('letter' as const), factor: factors }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('word' as const), factor: factors }) },
);

const boardsOf = (columns: number, rows: number): Arbitrary<Board> =>
  fc.record({
    columns: fc.constant(columns),
    rows: fc.constant(rows),
    start: fc.record({ row: fc.nat(rows - 1), column: fc.nat(columns - 1) }),
    premiums: fc.array(premiums, { minLength: rows * columns, maxLength: rows * columns }),
  });

/** Boards of two to six rows and columns. */
export const smallBoards: Arbitrary<Board> = fc
  .tuple(fc.integer({ min: 2, max: 6 }), fc.integer({ min: 2, max: 6 }))
  .chain(([columns, rows]) => boardsOf(columns, rows));

/** Boards that a ScraeBBKle board file may hold. */
export const scraebbkleBoards: Arbitrary<Board> = fc
  .integer({ min: 7, max: 26 })
  .chain((columns) =>
    fc
      .integer({ min: Math.max(10, Math.ceil(192 / columns)), max: 99 })
      .chain((rows) => boardsOf(columns, rows)),
  );

/** Texts of valid board files. */
export const boardTexts: Arbitrary<string> = scraebbkleBoards.map(formatScraebbkleBoard);
