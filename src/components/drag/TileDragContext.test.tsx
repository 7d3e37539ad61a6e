import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { followPointer } from './finger-sensor';
import { aimOf, placeOfDraggedTile } from './TileDragContext';

const PHONE = { width: 390, height: 844 };
const TILE = { width: 48, height: 50 };

/** Where a tile is aimed that was taken by its middle at (200, 700) and is held at (220, 400). */
function aimBy(pointerType: string) {
  const unfollow = followPointer();
  const event = (type: string, clientX: number, clientY: number) =>
    new PointerEvent(type, { pointerType, isPrimary: true, clientX, clientY });
  window.dispatchEvent(event('pointermove', 220, 400));
  unfollow();
  const initial = { left: 176, top: 675, right: 224, bottom: 725, ...TILE };
  const active = {
    id: 'tile',
    data: { current: {} },
    rect: { current: { initial, translated: null } },
  };
  const activatorEvent = event('pointerdown', 200, 700);
  return aimOf({ active, activatorEvent });
}

describe('aimOf', () => {
  it('is the middle of a tile that floats above the finger', () => {
    expect(aimBy('touch')).toEqual({ x: 220, y: 400 - 18 - 25 });
  });

  it('is the pointer of a mouse', () => {
    expect(aimBy('mouse')).toEqual({ x: 220, y: 400 });
  });
});

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
