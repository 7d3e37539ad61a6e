import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { scraebbkle } from '../../../src/engine';
import { ruleBookSchema } from '../../../src/engine/rules';
import { runs } from '../../arbitraries/runs';
import { ruleBooksWithLeastInBag, smallRuleBooks } from '../../arbitraries/tile-sets';

const [first, ...others] = scraebbkle.tileSet.letters;

const withLetter = (change: object) => ({
  ...scraebbkle,
  tileSet: { ...scraebbkle.tileSet, letters: [{ ...first, ...change }, ...others] },
});

const withTiles = (change: object) => ({
  ...scraebbkle,
  tileSet: { ...scraebbkle.tileSet, ...change },
});

describe('a rule book from outside', () => {
  it('may be any rule book of the engine', () => {
    expect(v.parse(ruleBookSchema, scraebbkle)).toEqual(scraebbkle);
    fc.assert(
      fc.property(fc.oneof(smallRuleBooks, ruleBooksWithLeastInBag), (rules) => {
        expect(v.parse(ruleBookSchema, rules)).toEqual(rules);
      }),
      runs(100),
    );
  });

  it.each([
    ['not an object', 'scraebbkle'],
    ['with a field more', { ...scraebbkle, extra: 1 }],
    ['without a name', { ...scraebbkle, name: '' }],
    ['with a rack of no tiles', { ...scraebbkle, rackSize: 0 }],
    ['with part of a tile on the rack', { ...scraebbkle, rackSize: 2.5 }],
    ['with too many seats', { ...scraebbkle, seats: { least: 2, most: 9 } }],
    ['with an unknown way to slide', { ...scraebbkle, occupiedSquare: 'jump' }],
    ['that never ends by passes', { ...scraebbkle, passesToEnd: 0 }],
    ['with two letters on a tile', withLetter({ letter: 'QU' })],
    ['with a letter that means a blank', withLetter({ letter: '_' })],
    ['with a letter that separates', withLetter({ letter: ',' })],
    ['with a digit for a letter', withLetter({ letter: '7' })],
    ['with a space for a letter', withLetter({ letter: '\u00a0' })],
    ['with a letter in two pieces', withLetter({ letter: 'A\u0301' })],
    ['with a letter twice', withLetter({ letter: 'B' })],
    ['with a twin that is a letter', withLetter({ twin: 'B' })],
    ['with a value out of bounds', withLetter({ value: 10_001 })],
    ['with less than no tiles', withLetter({ count: -1 })],
    ['with a value that is no number', withLetter({ value: Number.NaN })],
    ['with a value of minus nothing', withLetter({ value: -0 })],
    ['without letters', withTiles({ letters: [] })],
    [
      'without tiles',
      withTiles({
        letters: [{ letter: 'A', twin: 'a', value: 1, count: 0 }],
        blank: { value: 0, count: 0 },
      }),
    ],
  ])('may not be one %s', (_name, value) => {
    expect(v.is(ruleBookSchema, value)).toBe(false);
  });
});
