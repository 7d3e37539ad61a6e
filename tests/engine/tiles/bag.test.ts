import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allTiles,
  type Chance,
  chooseTile,
  type ChanceSource,
  draw,
  freshChance,
  scraebbkle,
  tilesText,
} from '../../../src/engine';
import { runs } from '../../arbitraries/runs';
import { rackOf } from '../../support/pictures';

const bag = allTiles(scraebbkle.tileSet);
const from = (source: ChanceSource, drawn = 0): Chance => ({ ...freshChance(source), drawn });
const seeded = (seed: string, drawn = 0): Chance => from({ kind: 'seeded', seed }, drawn);
const given = (tiles: string, seed = 'rest') => from({ kind: 'given', tiles: rackOf(tiles), seed });

const sorted = (text: string): string => [...text].toSorted().join('');

describe('a draw', () => {
  it('moves tiles out of the bag, and loses and makes none', () => {
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

  it('is the same for the same bag, seed and number of tiles drawn before', () => {
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

  it('gives the tiles that a seed has always given', () => {
    expect(tilesText(draw(bag, seeded('one'), 14).drawn)).toBe('AWOYOSFMRKOAND');
    expect(tilesText(draw(bag, seeded(''), 7).drawn)).toBe('UOATDFL');
    expect(tilesText(draw(bag, seeded('Zürich 𐐀'), 7).drawn)).toBe('DGERNHF');
  });

  it('from an empty bag brings nothing', () => {
    const chance = seeded('x', 3);
    expect(draw([], chance, 7)).toEqual({ drawn: [], places: [], bag: [], chance });
  });
});

describe('given draws', () => {
  it('come first, in their order, and the seed after them', () => {
    const { drawn, chance } = draw(bag, given('QZ_'), 5);
    expect(tilesText(drawn)).toMatch(/^QZ_..$/);
    expect(chance.drawn).toBe(5);
    const left = draw(bag, given('QZ_'), 3);
    expect(drawn.slice(3)).toEqual(draw(left.bag, seeded('rest', 3), 2).drawn);
  });

  it('that are not in the bag give way to the seed', () => {
    const { drawn } = draw(rackOf('AAB'), given('ZB'), 3);
    expect(tilesText(drawn)).toBe('ABA');
    const three = rackOf('ABC');
    expect(chooseTile(given('Z', 'x'), three).value).toBe(chooseTile(seeded('x'), three).value);
  });
});

describe('chance', () => {
  const TRIES = 6_000;

  /** How often each of ten places is drawn, over many numbers of one seed or many seeds. */
  const counts = (chanceOf: (index: number) => Chance): readonly number[] => {
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
  ])('favours no place of the bag, whatever the %s', (_name, hits) => {
    expect(hits.reduce((sum, count) => sum + count, 0)).toBe(TRIES);
    // Six standard deviations; the counts of a fixed seed never change.
    for (const count of hits) expect(Math.abs(count - TRIES / 10)).toBeLessThan(140);
  });

  it('stays inside the bag, whatever its size', () => {
    for (let size = 1; size <= bag.length; size++) {
      const index = chooseTile(seeded('size', size), bag.slice(0, size)).value;
      expect(index >= 0 && index < size && Number.isInteger(index)).toBe(true);
    }
  });
});
