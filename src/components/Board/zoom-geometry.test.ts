import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldOf, plainBoard, squareOf } from '../../../tests/support/pictures';
import type { Point } from '../geometry';
import {
  clearOfEdges,
  fittingPitch,
  transitionPitch,
  MAX_PITCH,
  pinchedPitch,
  placeAt,
  scrollOf,
  sharpPitch,
  tiledArea,
  wheeledPitch,
} from './zoom-geometry';

const RIM = { top: 15, right: 6, bottom: 9, left: 18 };

const point = fc.record({
  x: fc.integer({ min: 0, max: 400 }),
  y: fc.integer({ min: 0, max: 400 }),
});
const pitch = fc.double({ min: 2, max: MAX_PITCH, noNaN: true });

const seenAt = ({ x, y }: Point, scroll: { left: number; top: number }, at: number) =>
  placeAt({ x: x + scroll.left, y: y + scroll.top }, at, RIM);

describe('zooming the board', () => {
  it('keeps the place between two fingers under them as they move', () => {
    fc.assert(
      fc.property(point, point, pitch, pitch, (from, to, before, after) => {
        const place = placeAt(from, before, RIM);
        const seen = seenAt(to, scrollOf({ place, at: to }, after, RIM), after);
        expect(seen.column).toBeCloseTo(place.column, 6);
        expect(seen.row).toBeCloseTo(place.row, 6);
      }),
    );
  });

  it('counts squares from the top left corner inside the rim', () => {
    expect(placeAt({ x: 18, y: 15 }, 36, RIM)).toEqual({ column: 0, row: 0 });
    expect(placeAt({ x: 18 + 90, y: 15 + 36 }, 36, RIM)).toEqual({ column: 2.5, row: 1 });
  });

  it('scales the pitch with the distance between the fingers, and ignores a distance of 0', () => {
    expect(pinchedPitch(24, 100, 150)).toBe(36);
    expect(pinchedPitch(36, 150, 100)).toBe(24);
    expect(pinchedPitch(24, 0, 100)).toBe(24);
  });

  it('follows the wheel symmetrically, in limited steps', () => {
    expect(wheeledPitch(24, -10)).toBeGreaterThan(24);
    expect(wheeledPitch(wheeledPitch(24, -10), 10)).toBeCloseTo(24);
    expect(wheeledPitch(24, -1000)).toBeLessThan(24 * 1.3);
    expect(wheeledPitch(24, 1000)).toBeGreaterThan(24 / 1.3);
  });

  it('eases from one size to the other, fast at first', () => {
    expect(transitionPitch(22, 36, 0)).toBe(22);
    expect(transitionPitch(22, 36, 0.5)).toBeGreaterThan(29);
    expect(transitionPitch(22, 36, 1)).toBeCloseTo(36);
    expect(transitionPitch(36, 22, 1)).toBeCloseTo(22);
  });

  it('rounds the pitch to whole device pixels', () => {
    expect(sharpPitch(24.4, 1)).toBe(24);
    expect(sharpPitch(24.4, 2)).toBe(24.5);
    expect(sharpPitch(24.4, 3)).toBeCloseTo(24 + 1 / 3);
  });
});

describe('a frame', () => {
  it('shows the whole board at the fitting pitch, in tenths of a pixel if it is small', () => {
    const shape = { columns: 16, rows: 14 };
    expect(fittingPitch(shape, { width: 384, height: 384 }, RIM)).toBe(22);
    expect(fittingPitch({ columns: 26, rows: 99 }, { width: 384, height: 384 }, RIM)).toBe(3.6);
    expect(fittingPitch({ columns: 2, rows: 2 }, { width: 999, height: 999 }, RIM)).toBe(MAX_PITCH);
  });

  it('moves a square zoomed at its edge inside, with one square beside it', () => {
    const size = { width: 384, height: 384 };
    expect(clearOfEdges({ x: 200, y: 190 }, 36, size, RIM)).toEqual({ x: 200, y: 190 });
    expect(clearOfEdges({ x: 20, y: 380 }, 36, size, RIM)).toEqual({ x: 72, y: 321 });
    // The middle of a frame too small for three squares.
    expect(clearOfEdges({ x: 0, y: 0 }, 80, { width: 144, height: 144 }, RIM)).toEqual({
      x: 78,
      y: 75,
    });
  });
});

const EMPTY = { kind: 'empty' } as const;

const emptyField = (columns: number, rows: number, start: string) => ({
  board: plainBoard(columns, rows, start),
  grid: Array.from({ length: columns * rows }, () => EMPTY),
});

describe('the tiled area', () => {
  it('is the start square with a margin of two squares if there are no tiles', () => {
    expect(tiledArea(emptyField(26, 99, 'm50'), [])).toEqual({
      columns: 5,
      rows: 5,
      middle: squareOf('m50'),
      nearestTile: squareOf('m50'),
    });
  });

  it('includes every tile, played or draft, with a margin of two squares', () => {
    const { board, grid } = emptyField(26, 99, 'm50');
    const area = tiledArea({ board, grid }, [squareOf('m50'), squareOf('m54'), squareOf('p54')]);
    expect(area).toMatchObject({ columns: 8, rows: 9, middle: squareOf('n52') });
  });

  it('ends at the edge of the board', () => {
    const area = tiledArea(fieldOf(['A..', '...', '...', '...', '...']), []);
    expect(area).toMatchObject({ columns: 3, rows: 3, middle: squareOf('b2') });
  });

  it('reports the tile nearest to its middle', () => {
    const field = fieldOf(['A......B', '........', '..C.....', '........']);
    expect(tiledArea(field, []).nearestTile).toEqual(squareOf('c3'));
  });
});
