import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../tests/arbitraries/runs';
import { javaSequences } from '../../../tests/golden/java-random';
import { ReferenceJavaRandom } from '../../../tests/oracle/java-random';
import { at } from '../../../tests/support/results';
import { javaRandom, nextDouble, nextInt, twisterIndex, twisterWord } from './generators';

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

describe('Mersenne Twister words', () => {
  it.each([
    // The C++ standard specifies the 10,000th word of the default seed.
    [5489, 0, 3_499_211_612],
    [5489, 9_999, 4_123_659_995],
    [1, 0, 1_791_095_845],
    [0, 0, 2_357_136_044],
  ])('from seed %i: word %i is %i', (seed, index, word) => {
    expect(twisterWord(seed, index)).toBe(word);
  });

  it('depend only on their number, in any order of calls', () => {
    const ahead = Array.from({ length: 1300 }, (_, index) => twisterWord(54, index));
    expect(twisterWord(55, 3)).not.toBe(ahead[3]);
    for (const index of [1299, 624, 3, 623, 0]) expect(twisterWord(54, index)).toBe(ahead[index]);
  });

  it('repeat after 2^22 words, which bounds the time for each', () => {
    expect(twisterWord(54, 2 ** 48 - 2 ** 22 + 3)).toBe(twisterWord(54, 3));
  });

  it('use only the low 32 bits of the seed', () => {
    expect(twisterWord(-1, 7)).toBe(twisterWord(2 ** 32 - 1, 7));
  });
});

describe('Mersenne Twister number below a bound', () => {
  it('is the upper half of a product and uses one word', () => {
    for (let used = 0; used < 700; used++) {
      const { value, state } = twisterIndex(54, used, 101);
      expect(value).toBe(Math.floor((twisterWord(54, used) * 101) / 2 ** 32));
      expect(state).toBe(used + 1);
    }
    expect(twisterIndex(54, 0, 1)).toEqual({ value: 0, state: 1 });
  });

  it('skips a word that would bias it', () => {
    const bound = 64_000;
    const next = twisterIndex(1, 1835, bound);
    expect(next).toEqual({
      value: Math.floor((twisterWord(1, 1835) * bound) / 2 ** 32),
      state: 1836,
    });
    // 2^32 is not a multiple of 64,000, so some results would get one word more than others: this word.
    expect((BigInt(twisterWord(1, 1834)) * BigInt(bound)) % 2n ** 32n).toBeLessThan(
      2n ** 32n % BigInt(bound),
    );
    expect(twisterIndex(1, 1834, bound)).toEqual(next);
  });
});
