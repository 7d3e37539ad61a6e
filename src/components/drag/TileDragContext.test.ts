import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeOfDraggedTile } from './TileDragContext';

const PHONE = { width: 390, height: 844 };
const TILE = { width: 48, height: 50 };

describe('placeOfDraggedTile', () => {
  it('puts the tile above the finger', () => {
    expect(placeOfDraggedTile({ x: 200, y: 400 }, 176, TILE, PHONE)).toEqual({ x: 176, y: 332 });
  });

  it('puts the tile beside the finger at the top of the window, on the side with space', () => {
    expect(placeOfDraggedTile({ x: 200, y: 4 }, 176, TILE, PHONE)).toEqual({ x: 134, y: 0 });
    expect(placeOfDraggedTile({ x: 4, y: 4 }, 0, TILE, PHONE)).toEqual({ x: 22, y: 0 });
  });

  it('keeps the tile fully in the window and clear of the finger', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: PHONE.width }),
        fc.integer({ min: 0, max: PHONE.height }),
        fc.integer({ min: -TILE.width, max: PHONE.width }),
        (x, y, left) => {
          const place = placeOfDraggedTile({ x, y }, left, TILE, PHONE);
          expect(place.x).toBeGreaterThanOrEqual(0);
          expect(place.y).toBeGreaterThanOrEqual(0);
          expect(place.x + TILE.width).toBeLessThanOrEqual(PHONE.width);
          expect(place.y + TILE.height).toBeLessThanOrEqual(PHONE.height);
          const isUnder =
            x > place.x && x < place.x + TILE.width && y > place.y && y < place.y + TILE.height;
          expect(isUnder).toBe(false);
        },
      ),
    );
  });
});
