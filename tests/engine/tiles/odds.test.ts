import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { probabilityOfAny } from '../../../src/engine';

/** Brute force: counts all subsets of that size. */
function slowly(tiles: number, wanted: number, taken: number): number {
  let ways = 0;
  let good = 0;
  for (let set = 0; set < 2 ** tiles; set++) {
    const chosen = Array.from({ length: tiles }, (_, tile) => (set >> tile) & 1);
    if (chosen.reduce((sum, bit) => sum + bit, 0) !== taken) continue;
    ways++;
    good += Number(chosen.slice(0, wanted).includes(1));
  }
  return good / ways;
}

describe('probabilityOfAny', () => {
  const cases = fc
    .integer({ min: 1, max: 9 })
    .chain((tiles) => fc.tuple(fc.constant(tiles), fc.nat(tiles), fc.nat(tiles)));

  it('equals the fraction of all subsets that contain a wanted tile', () => {
    fc.assert(
      fc.property(cases, ([tiles, wanted, taken]) => {
        expect(probabilityOfAny(tiles, wanted, taken)).toBeCloseTo(
          slowly(tiles, wanted, taken),
          12,
        );
      }),
    );
  });

  it('matches a known value for a bag of a hundred', () => {
    // Four S of a hundred, seven tiles: 1 − (93·92·91·90) / (100·99·98·97).
    expect(probabilityOfAny(100, 4, 7)).toBeCloseTo(0.2554, 4);
  });

  it('takes at most the tiles that there are', () => {
    expect(probabilityOfAny(3, 1, 9)).toBe(1);
    expect(probabilityOfAny(0, 0, 7)).toBe(0);
  });
});
