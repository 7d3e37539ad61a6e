import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeOfDraggedTile } from './TileDragContext';

const PHONE = { width: 390, height: 844 };
const TILE = { width: 48, height: 50 };

describe('a tile that a finger holds', () => {
  it('lies above the finger', () => {
    expect(placeOfDraggedTile({ x: 200, y: 400 }, 176, TILE, PHONE)).toEqual({ x: 176, y: 332 });
  });

  it('lies beside the finger where the window ends above, on the side that has room', () => {
    expect(placeOfDraggedTile({ x: 200, y: 4 }, 176, TILE, PHONE)).toEqual({ x: 134, y: 0 });
    expect(placeOfDraggedTile({ x: 4, y: 4 }, 0, TILE, PHONE)).toEqual({ x: 22, y: 0 });
  });

  it('is in sight in full wherever the finger is in the window, and the finger covers none of it', () => {
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
