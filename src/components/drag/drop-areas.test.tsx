import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  drawnSquareAt,
  isOverBoard,
  rackPositionAt,
  useBoardArea,
  useRackArea,
} from './drop-areas';
import type { Point } from '../geometry';

/** An element with a fixed box: jsdom does no layout. */
function drawnAt(left: number, top: number, width: number, height: number): HTMLElement {
  const element = document.createElement('div');
  element.getBoundingClientRect = () => new DOMRect(left, top, width, height);
  Object.defineProperties(element, {
    clientWidth: { value: width },
    clientHeight: { value: height },
  });
  return element;
}

/**
 * Seven rack positions, each 50 px wide with gaps of 4 px, starting at (100, 500), and room for a second row; `width`
 * is that of the part in view.
 */
function rackOfSeven(width = 374): HTMLElement {
  const rack = drawnAt(100, 500, width, 104);
  for (let position = 0; position < 7; position++) {
    rack.append(drawnAt(100 + position * 54, 500, 50, 50));
  }
  return rack;
}

/** Squares of 40 px in a frame of 400 × 400 px at (20, 10), partly covered by its labels. */
function useDrawnBoard(): void {
  useBoardArea({
    frame: { current: drawnAt(20, 10, 400, 400) },
    labels: { top: 28, left: 30 },
    squareAt: ({ x, y }: Point) => {
      const [column, row] = [Math.floor((x - 50) / 40), Math.floor((y - 38) / 40)];
      return { square: { row, column }, left: column * 40, top: row * 40 };
    },
    zoomTo: () => undefined,
  });
}

describe('drop areas', () => {
  it('return the square under the pointer inside the frame and off the labels', () => {
    const { unmount } = renderHook(useDrawnBoard);
    expect(drawnSquareAt({ x: 50, y: 38 })?.square).toEqual({ row: 0, column: 0 });
    expect(drawnSquareAt({ x: 131, y: 79 })?.square).toEqual({ row: 1, column: 2 });
    expect(drawnSquareAt({ x: 49, y: 60 })).toBeUndefined();
    expect(drawnSquareAt({ x: 60, y: 37 })).toBeUndefined();
    expect(drawnSquareAt({ x: 419, y: 409 })).toBeDefined();
    expect(drawnSquareAt({ x: 420, y: 200 })).toBeUndefined();
    expect(drawnSquareAt({ x: 200, y: 410 })).toBeUndefined();
    expect(isOverBoard({ x: 20, y: 10 })).toBe(true);
    expect(isOverBoard({ x: 19, y: 10 })).toBe(false);
    unmount();
    expect(isOverBoard({ x: 200, y: 200 })).toBe(false);
  });

  it('return the nearest rack position, also slightly beside the rack', () => {
    const { unmount } = renderHook(() => useRackArea({ current: rackOfSeven() }));
    expect(rackPositionAt({ x: 125, y: 525 })).toBe(0);
    expect(rackPositionAt({ x: 205, y: 501 })).toBe(1);
    expect(rackPositionAt({ x: 485, y: 561 })).toBe(6);
    expect(rackPositionAt({ x: 89, y: 525 })).toBe(0);
    expect(rackPositionAt({ x: 87, y: 525 })).toBeUndefined();
    expect(rackPositionAt({ x: 125, y: 487 })).toBeUndefined();
    unmount();
    expect(rackPositionAt({ x: 125, y: 525 })).toBeUndefined();
  });

  it('return no rack position that is scrolled out of view', () => {
    const { unmount } = renderHook(() => useRackArea({ current: rackOfSeven(160) }));
    expect(rackPositionAt({ x: 250, y: 525 })).toBe(2);
    expect(rackPositionAt({ x: 275, y: 525 })).toBeUndefined();
    expect(rackPositionAt({ x: 449, y: 525 })).toBeUndefined();
    unmount();
  });

  it('return a position in the second row of the rack', () => {
    const rack = rackOfSeven();
    rack.append(drawnAt(100, 554, 50, 50), drawnAt(154, 554, 50, 50));
    const { unmount } = renderHook(() => useRackArea({ current: rack }));
    expect(rackPositionAt({ x: 125, y: 590 })).toBe(7);
    expect(rackPositionAt({ x: 160, y: 540 })).toBe(1);
    unmount();
  });
});
