import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allTiles,
  type RandomState,
  chooseIndex,
  type RandomSource,
  drawKey,
  initialRandom,
  scraebbkle,
  tilesText,
  withDrawKey,
} from '../../../src/engine';
import { chooseTile, draw } from '../../../src/engine/tiles';
import { runs } from '../../arbitraries/runs';
import { rackOf } from '../../support/pictures';

const bag = allTiles(scraebbkle.tileSet);
const from = (source: RandomSource, drawn = 0): RandomState => ({
  ...initialRandom(source),
  drawn,
});
const seeded = (seed: string, drawn = 0): RandomState => from({ kind: 'seeded', seed }, drawn);
const given = (tiles: string, seed = 'rest') => from({ kind: 'given', tiles: rackOf(tiles), seed });

const HASH = '5e'.repeat(32);
const joint = (...chains: readonly string[]): RandomState =>
  from({ kind: 'joint', commitment: HASH, chains });

const sorted = (text: string): string => [...text].toSorted().join('');

describe('a draw', () => {
  it('moves tiles out of the bag without losing or adding any', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(120), fc.nat(50), (seed, count, drawn) => {
        const after = draw(bag, seeded(seed, drawn), count);
        expect(after.drawn).toHaveLength(Math.min(count, bag.length));
        expect(sorted(tilesText([...after.bag, ...after.drawn]))).toBe(sorted(tilesText(bag)));
        expect(after.chance).toEqual(seeded(seed, drawn + after.drawn.length));
      }),
      runs(200),
    );
  });

  it('depends only on the bag, the seed and the number of tiles drawn before', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(90), fc.nat(90), (seed, first, second) => {
        const once = draw(bag, seeded(seed), first + second);
        const begun = draw(bag, seeded(seed), first);
        const ended = draw(begun.bag, begun.chance, second);
        expect([...begun.drawn, ...ended.drawn]).toEqual(once.drawn);
        expect(ended.bag).toEqual(once.bag);
      }),
      runs(100),
    );
  });

  it('still gives the tiles of earlier releases for a seed', () => {
    expect(tilesText(draw(bag, seeded('one'), 14).drawn)).toBe('AWOYOSFMRKOAND');
    expect(tilesText(draw(bag, seeded(''), 7).drawn)).toBe('UOATDFL');
    expect(tilesText(draw(bag, seeded('Zürich 𐐀'), 7).drawn)).toBe('DGERNHF');
  });

  it('from an empty bag is empty', () => {
    const chance = seeded('x', 3);
    expect(draw([], chance, 7)).toEqual({ drawn: [], places: [], bag: [], chance });
  });
});

describe('given draws', () => {
  it('come first, in order, and then those by the seed', () => {
    const { drawn, chance } = draw(bag, given('QZ_'), 5);
    expect(tilesText(drawn)).toMatch(/^QZ_..$/);
    expect(chance.drawn).toBe(5);
    const left = draw(bag, given('QZ_'), 3);
    expect(drawn.slice(3)).toEqual(draw(left.bag, seeded('rest', 3), 2).drawn);
  });

  it('that are not in the bag are replaced by the seed', () => {
    const { drawn } = draw(rackOf('AAB'), given('ZB'), 3);
    expect(tilesText(drawn)).toBe('ABA');
    const three = rackOf('ABC');
    expect(chooseTile(given('Z', 'x'), three).value).toBe(chooseTile(seeded('x'), three).value);
  });
});

describe('joint draws', () => {
  const chance = joint(HASH);

  it('depend only on the key and the number of tiles drawn before', () => {
    const key = drawKey(HASH, 3, [null]);
    const keyed = (each: RandomState) => tilesText(draw(bag, withDrawKey(each, key), 7).drawn);
    expect(keyed(chance)).toBe('NWCUOSG');
    expect(keyed(joint())).toBe(keyed(chance));
    expect(keyed({ ...chance, drawn: 7 })).not.toBe(keyed(chance));
    expect(tilesText(draw(bag, withDrawKey(chance, HASH), 7).drawn)).not.toBe(keyed(chance));
  });

  it('without a key depend on the public data of their source', () => {
    const drawn = (each: RandomState) => tilesText(draw(bag, each, 7).drawn);
    expect(drawn(chance)).toBe('TFFGIMO');
    expect(drawn(chance)).toBe(drawn(seeded(`joint/${HASH}/${HASH}`)));
    expect(drawn(joint())).not.toBe(drawn(chance));
    expect(drawn(joint(HASH, HASH))).not.toBe(drawn(chance));
  });

  it('are the only ones that use a key', () => {
    for (const each of [seeded('one'), given('QZ_'), from({ kind: 'java', seed: 1, bag })]) {
      const { drawn, places } = draw(bag, each, 9);
      expect(draw(bag, withDrawKey(each, HASH), 9)).toMatchObject({ drawn, places });
    }
  });
});

describe('the random source', () => {
  const TRIES = 6_000;

  /** How often each of ten places is drawn for this many states. */
  const counts = (chanceOf: (index: number) => RandomState): readonly number[] => {
    const ten = bag.slice(0, 10);
    const hits = ten.map(() => 0);
    for (let index = 0; index < TRIES; index++) {
      const place = chooseTile(chanceOf(index), ten).value;
      hits[place] = (hits[place] ?? 0) + 1;
    }
    return hits;
  };

  it.each([
    ['seed', counts((index) => seeded(`seed ${index}`))],
    ['number of the draw', counts((index) => seeded('seed', index))],
  ])('favours no place in the bag for any %s', (_name, hits) => {
    expect(hits.reduce((sum, count) => sum + count, 0)).toBe(TRIES);
    // The bound is six standard deviations; with fixed seeds the counts never change.
    for (const count of hits) expect(Math.abs(count - TRIES / 10)).toBeLessThan(140);
  });

  const chiSquare = (hits: readonly number[]): number => {
    const equal = hits.reduce((sum, count) => sum + count, 0) / hits.length;
    return hits.reduce((sum, count) => sum + (count - equal) ** 2 / equal, 0);
  };

  it.each([
    ['key', (index: number) => drawKey(HASH, index, [])],
    ['contribution', (index: number) => drawKey(HASH, 1, [drawKey('link', index, [])])],
  ])('of joint draws favours no tile, order or seat for any %s', (_name, keyOf) => {
    const ten = rackOf('ABCDEFGHIJ');
    const first = ten.map(() => 0);
    const last = ten.map(() => 0);
    const pairs = Array.from({ length: 90 }, () => 0);
    const seats = Array.from({ length: 3 }, () => 0);
    const count = (hits: number[], place: number) => {
      hits[place] = (hits[place] ?? 0) + 1;
    };
    for (let index = 0; index < 5_000; index++) {
      const chance = withDrawKey(joint(), keyOf(index));
      const { drawn, places } = draw(ten, chance, 10);
      const [one = 0, two = 0] = places;
      count(first, one);
      count(pairs, one * 9 + two);
      count(last, 'ABCDEFGHIJ'.indexOf(tilesText(drawn.slice(-1))));
      count(seats, chooseIndex(chance, 'first seat', 3).value);
    }
    // A true random source exceeds each bound with probability 0.001; with fixed keys the counts never
    // change.
    expect(chiSquare(first)).toBeLessThan(27.9);
    expect(chiSquare(last)).toBeLessThan(27.9);
    expect(chiSquare(pairs)).toBeLessThan(136);
    expect(chiSquare(seats)).toBeLessThan(13.8);
  });

  it('stays within bags of all sizes', () => {
    for (let size = 1; size <= bag.length; size++) {
      const index = chooseTile(seeded('size', size), bag.slice(0, size)).value;
      expect(index >= 0 && index < size && Number.isInteger(index)).toBe(true);
    }
  });
});
