import { describe, expect, it } from 'vitest';
import { twisterIndex, twisterWord } from './mersenne-twister';

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
