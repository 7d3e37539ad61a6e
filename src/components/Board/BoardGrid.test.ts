import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shownLabels } from './BoardGrid';

/** Labels that are shown, 1-based as on the board. */
const labels = (squares: number, apart: number): readonly number[] => {
  const isShown = shownLabels(squares, apart);
  return Array.from({ length: squares }, (_, index) => index)
    .filter(isShown)
    .map((index) => index + 1);
};

describe('edge labels', () => {
  it('are all shown if there is room', () => {
    expect(labels(5, 1)).toEqual([1, 2, 3, 4, 5]);
  });

  it('are reduced to the first, the last and round numbers if there is less room', () => {
    expect(labels(14, 2)).toEqual([1, 4, 6, 8, 10, 12, 14]);
    expect(labels(99, 9)).toEqual([1, 10, 20, 30, 40, 50, 60, 70, 80, 90, 99]);
  });

  it('are never closer than the minimum distance', () => {
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
