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

describe('an untrusted rule book', () => {
  it('may be any valid rule book', () => {
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
    ['with an extra field', { ...scraebbkle, extra: 1 }],
    ['without a name', { ...scraebbkle, name: '' }],
    ['with a rack of no tiles', { ...scraebbkle, rackSize: 0 }],
    ['with a fractional rack size', { ...scraebbkle, rackSize: 2.5 }],
    ['with too many seats', { ...scraebbkle, seats: { least: 2, most: 9 } }],
    ['with an unknown way to slide', { ...scraebbkle, occupiedSquare: 'jump' }],
    ['without an end by passes', { ...scraebbkle, passesToEnd: 0 }],
    ['with two letters on a tile', withLetter({ letter: 'QU' })],
    ['with the sign of a blank as a letter', withLetter({ letter: '_' })],
    ['with a separator as a letter', withLetter({ letter: ',' })],
    ['with a digit as a letter', withLetter({ letter: '7' })],
    ['with a space as a letter', withLetter({ letter: '\u00a0' })],
    ['with a decomposed letter', withLetter({ letter: 'A\u0301' })],
    ['with a letter twice', withLetter({ letter: 'B' })],
    ['with a lowercase form that is another letter', withLetter({ twin: 'B' })],
    ['with a value out of bounds', withLetter({ value: 10_001 })],
    ['with a negative number of tiles', withLetter({ count: -1 })],
    ['with a value that is not a number', withLetter({ value: Number.NaN })],
    ['with a value of negative zero', withLetter({ value: -0 })],
    ['without letters', withTiles({ letters: [] })],
    [
      'without tiles',
      withTiles({
        letters: [{ letter: 'A', twin: 'a', value: 1, count: 0 }],
        blank: { value: 0, count: 0 },
      }),
    ],
  ])('is refused %s', (_name, value) => {
    expect(v.is(ruleBookSchema, value)).toBe(false);
  });
});
