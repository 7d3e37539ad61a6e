import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shownLabels } from './BoardGrid';

/** The labels that are shown, as they are counted on the board. */
const labels = (squares: number, apart: number): readonly number[] => {
  const isShown = shownLabels(squares, apart);
  return Array.from({ length: squares }, (_, index) => index)
    .filter(isShown)
    .map((index) => index + 1);
};

describe('the labels along an edge of a board', () => {
  it('are all shown where each has room', () => {
    expect(labels(5, 1)).toEqual([1, 2, 3, 4, 5]);
  });

  it('are the first, the last and round numbers between where they have less', () => {
    expect(labels(14, 2)).toEqual([1, 4, 6, 8, 10, 12, 14]);
    expect(labels(99, 9)).toEqual([1, 10, 20, 30, 40, 50, 60, 70, 80, 90, 99]);
  });

  it('are never closer to each other than asked for', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 1000 }),
        fc.integer({ min: 1, max: 60 }),
        (squares, apart) => {
          const shown = labels(squares, apart);
          expect(shown.at(0)).toBe(1);
          expect(shown.at(-1)).toBe(squares);
          const gaps = shown.slice(1).map((label, index) => label - (shown[index] ?? 0));
          expect(Math.min(...gaps)).toBeGreaterThanOrEqual(Math.min(apart, squares - 1));
        },
      ),
    );
  });
});
