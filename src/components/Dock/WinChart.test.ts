import { array, assert, integer, nat, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spreadLabels } from './WinChart';

describe('labels of key turns', () => {
  it('stay in place where there is room', () => {
    const places = [
      { x: 10, y: 50 },
      { x: 12, y: 90 },
      { x: 60, y: 50 },
    ];
    expect(spreadLabels(places)).toEqual(places);
  });

  it('do not cover each other: three close together', () => {
    const close = array(record({ x: integer({ min: 0, max: 5 }), y: nat(100) }), {
      minLength: 2,
      maxLength: 3,
    });
    assert(
      property(close, (places) => {
        const spread = spreadLabels(places);
        for (const [index, one] of spread.entries()) {
          expect(one.x).toBe(places[index]?.x);
          expect(one.y).toBeGreaterThanOrEqual(0);
          expect(one.y).toBeLessThanOrEqual(100);
          for (const other of spread.slice(index + 1)) {
            expect(Math.abs(one.y - other.y)).toBeGreaterThanOrEqual(22);
          }
        }
      }),
    );
  });
});
