import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldOf, plainBoard, squareOf } from '../../../tests/support/pictures';
import type { Point } from '../geometry';
import {
  clearOfEdges,
  fittingPitch,
  glided,
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

/** What lies at a point of a frame that is scrolled. */
const seenAt = ({ x, y }: Point, scroll: { left: number; top: number }, at: number) =>
  placeAt({ x: x + scroll.left, y: y + scroll.top }, at, RIM);

describe('a board that is drawn in another size', () => {
  it('keeps what lies between two fingers there, and takes it along where they go', () => {
    fc.assert(
      fc.property(point, point, pitch, pitch, (from, to, before, after) => {
        const place = placeAt(from, before, RIM);
        const seen = seenAt(to, scrollOf({ place, at: to }, after, RIM), after);
        expect(seen.column).toBeCloseTo(place.column, 6);
        expect(seen.row).toBeCloseTo(place.row, 6);
      }),
    );
  });

  it('counts squares from the top left corner inside of its rim', () => {
    expect(placeAt({ x: 18, y: 15 }, 36, RIM)).toEqual({ column: 0, row: 0 });
    expect(placeAt({ x: 18 + 90, y: 15 + 36 }, 36, RIM)).toEqual({ column: 2.5, row: 1 });
  });

  it('follows the distance between the fingers, and nothing where there was none', () => {
    expect(pinchedPitch(24, 100, 150)).toBe(36);
    expect(pinchedPitch(36, 150, 100)).toBe(24);
    expect(pinchedPitch(24, 0, 100)).toBe(24);
  });

  it('grows when a wheel is turned away, shrinks as much when it is turned back, and never leaps', () => {
    expect(wheeledPitch(24, -10)).toBeGreaterThan(24);
    expect(wheeledPitch(wheeledPitch(24, -10), 10)).toBeCloseTo(24);
    expect(wheeledPitch(24, -1000)).toBeLessThan(24 * 1.3);
    expect(wheeledPitch(24, 1000)).toBeGreaterThan(24 / 1.3);
  });

  it('glides from one size to the other, fast at first', () => {
    expect(glided(22, 36, 0)).toBe(22);
    expect(glided(22, 36, 0.5)).toBeGreaterThan(29);
    expect(glided(22, 36, 1)).toBeCloseTo(36);
    expect(glided(36, 22, 1)).toBeCloseTo(22);
  });

  it('has lines that fall on whole pixels of the screen', () => {
    expect(sharpPitch(24.4, 1)).toBe(24);
    expect(sharpPitch(24.4, 2)).toBe(24.5);
    expect(sharpPitch(24.4, 3)).toBeCloseTo(24 + 1 / 3);
  });
});

describe('a frame', () => {
  it('shows all of a board at the pitch that fits, in tenths of a pixel where that is small', () => {
    const shape = { columns: 16, rows: 14 };
    expect(fittingPitch(shape, { width: 384, height: 384 }, RIM)).toBe(22);
    expect(fittingPitch({ columns: 26, rows: 99 }, { width: 384, height: 384 }, RIM)).toBe(3.6);
    expect(fittingPitch({ columns: 2, rows: 2 }, { width: 999, height: 999 }, RIM)).toBe(MAX_PITCH);
  });

  it('brings a square that is zoomed at its edge inside, with one beside it', () => {
    const size = { width: 384, height: 384 };
    expect(clearOfEdges({ x: 200, y: 190 }, 36, size, RIM)).toEqual({ x: 200, y: 190 });
    expect(clearOfEdges({ x: 20, y: 380 }, 36, size, RIM)).toEqual({ x: 72, y: 321 });
    // In the middle of a frame that is too small for three.
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

describe('the part of a board that is in play', () => {
  it('is the start square with two squares around it where no tile lies', () => {
    expect(tiledArea(emptyField(26, 99, 'm50'), [])).toEqual({
      columns: 5,
      rows: 5,
      middle: squareOf('m50'),
      nearestTile: squareOf('m50'),
    });
  });

  it('takes in every tile, played or laid, with two squares around them', () => {
    const { board, grid } = emptyField(26, 99, 'm50');
    const area = tiledArea({ board, grid }, [squareOf('m50'), squareOf('m54'), squareOf('p54')]);
    expect(area).toMatchObject({ columns: 8, rows: 9, middle: squareOf('n52') });
  });

  it('ends where the board ends', () => {
    const area = tiledArea(fieldOf(['A..', '...', '...', '...', '...']), []);
    expect(area).toMatchObject({ columns: 3, rows: 3, middle: squareOf('b2') });
  });

  it('has a tile nearest to its middle, to look at where not all of it can be seen', () => {
    const field = fieldOf(['A......B', '........', '..C.....', '........']);
    expect(tiledArea(field, []).nearestTile).toEqual(squareOf('c3'));
  });
});
