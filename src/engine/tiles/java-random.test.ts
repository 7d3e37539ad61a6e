import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { javaRandom, nextDouble, nextInt } from './java-random';
import { runs } from '../../../tests/arbitraries/runs';
import { javaSequences } from '../../../tests/golden/java-random';
import { ReferenceJavaRandom } from '../../../tests/oracle/java-random';
import { at } from '../../../tests/support/results';

/** A bound for `nextInt`, or null for `nextDouble`. */
type Ask = number | null;

function drawn(seed: number, asks: readonly Ask[]): readonly number[] {
  let state = javaRandom(seed);
  return asks.map((bound) => {
    const draw = bound === null ? nextDouble(state) : nextInt(state, bound);
    ({ state } = draw);
    return draw.value;
  });
}

function slowlyDrawn(seed: number, asks: readonly Ask[]): readonly number[] {
  const random = new ReferenceJavaRandom(seed);
  return asks.map((bound) => (bound === null ? random.nextDouble() : random.nextInt(bound)));
}

const seeds = fc.oneof(fc.integer(), fc.maxSafeInteger());
const bounds = fc.oneof(
  fc.integer({ min: 1, max: 100 }),
  fc.integer({ min: 1, max: 2 ** 31 - 1 }),
  fc.nat(30).map((exponent) => 2 ** exponent),
  fc.nat(29).map((exponent) => 2 ** 30 + 2 ** exponent),
);
const asks: fc.Arbitrary<readonly Ask[]> = fc.array(fc.option(bounds), { maxLength: 20 });

describe('Java random numbers', () => {
  it.each(javaSequences)(
    'from seed $seed with bounds $bounds match a Java virtual machine',
    ({ seed, bounds: cycle, values }) => {
      const all = values.map((_, index) => at(cycle, index % cycle.length));
      expect(drawn(seed, all)).toEqual(values);
      expect(slowlyDrawn(seed, all)).toEqual(values);
    },
  );

  it('match the published algorithm for any seed and bounds', () => {
    fc.assert(
      fc.property(seeds, asks, (seed, all) => {
        expect(drawn(seed, all)).toEqual(slowlyDrawn(seed, all));
      }),
      runs(1_000),
    );
  });

  it('keep the state within 48 bits', () => {
    fc.assert(
      fc.property(seeds, fc.option(bounds), (seed, bound) => {
        const start = javaRandom(seed);
        const { state } = bound === null ? nextDouble(start) : nextInt(start, bound);
        for (const each of [start, state]) {
          expect(Number.isInteger(each) && each >= 0 && each < 2 ** 48).toBe(true);
        }
      }),
      runs(300),
    );
  });
});
