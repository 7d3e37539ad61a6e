import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  alphabetOf,
  crossword,
  makeAlphabet,
  parseLetterBag,
  type Result,
  tilesText,
} from '../../../src/engine';
import { runs } from '../../arbitraries/runs';
import { anyTexts } from '../../arbitraries/texts';
import { errorOf, valueOf } from '../../support/results';

const latin = alphabetOf(crossword.tileSet);
const read = (text: string): Result<string, unknown> => {
  const bag = parseLetterBag(latin, text);
  return bag.ok ? { ok: true, value: tilesText(bag.value) } : bag;
};

describe('a bag of letters', () => {
  it.each([
    ['A', 'A'],
    ['ZEBRA', 'ZEBRA'],
    ['aAbB', 'AABB'],
    [' \tze\nb\r\nra\u00a0\u2003', 'ZEBRA'],
    ['\uFEFFab', 'AB'],
  ])('keeps the order of letters: %j', (text, tiles) => {
    expect(valueOf(read(text))).toBe(tiles);
  });

  it('has letters of its alphabet, in either case', () => {
    const other = makeAlphabet(['𐐀', 'Ä'], ['𐐨', 'ä']);
    expect(tilesText(valueOf(parseLetterBag(other, '𐐨ä 𐐀Ä')))).toBe('𐐀Ä𐐀Ä');
    expect(errorOf(parseLetterBag(other, '𐐨 𐐀a'))).toEqual({
      code: 'FOREIGN_CHARACTER',
      column: 4,
      character: 'a',
    });
  });

  it('may have letters with combining marks', () => {
    const german = makeAlphabet(['A', 'Ä'], ['a', 'ä']);
    const readApart = (text: string) => parseLetterBag(german, text.normalize('NFD'));
    expect(tilesText(valueOf(readApart('aäÄ A')))).toBe('AÄÄA');
    expect(errorOf(readApart('ä Äé'))).toEqual(foreign(4, 'é'));
  });

  it('round-trips', () => {
    const letters = fc.array(fc.constantFrom(...latin.letters, ...latin.lowerCase), {
      minLength: 1,
      maxLength: 1000,
    });
    fc.assert(
      fc.property(letters, fc.constantFrom('', ' ', '\n', ' \t '), (bag, between) => {
        expect(valueOf(read(bag.join(between)))).toBe(bag.join('').toUpperCase());
      }),
      runs(100),
    );
  });
});

const foreign = (column: number, character: string) => ({
  code: 'FOREIGN_CHARACTER',
  column,
  character,
});

describe('a bag of letters is refused', () => {
  it.each([
    ['', { code: 'BAG_EMPTY' }],
    [' ', { code: 'BAG_EMPTY' }],
    [' \n\t\u00a0', { code: 'BAG_EMPTY' }],
    ['_', foreign(1, '_')],
    ['?', foreign(1, '?')],
    ['AB_', foreign(3, '_')],
    ['AB?C', foreign(3, '?')],
    ['A,B', foreign(2, ',')],
    ['AB.', foreign(3, '.')],
    ['2A', foreign(1, '2')],
    ['"AB"', foreign(1, '"')],
    ['A-B', foreign(2, '-')],
    ['ÄB', foreign(1, 'Ä')],
    ['aä', foreign(2, 'ä')],
    ['Straße', foreign(5, 'ß')],
    ['A\u0308', foreign(1, 'Ä')],
    ['A\u0332', foreign(2, '\u0332')],
    ['\uff21BC', foreign(1, '\uff21')],
    ['  \n𐐀', foreign(4, '𐐀')],
    ['A𐐀𐐀', foreign(2, '𐐀')],
    ['A\ud800', foreign(2, '\ud800')],
    ['A\u0000', foreign(2, '\u0000')],
    ['A\u200bB', foreign(2, '\u200b')],
  ])('for %j', (text, error) => {
    expect(errorOf(read(text))).toEqual(error);
  });

  it('for more than a thousand tiles, not counting blanks', () => {
    const blank = ' '.repeat(5000);
    expect(valueOf(read(blank + 'ab '.repeat(500) + blank))).toBe('AB'.repeat(500));
    expect(errorOf(read('ab '.repeat(501)))).toEqual({ code: 'BAG_TOO_LONG', max: 1000 });
    expect(errorOf(read(`${'A'.repeat(1001)}!`))).toEqual({ code: 'BAG_TOO_LONG', max: 1000 });
    expect(errorOf(read(`${'A'.repeat(1000)}!`))).toEqual(foreign(1001, '!'));
  });

  it('with an error, or read, for any text', () => {
    fc.assert(
      fc.property(anyTexts, (text) => {
        const bag = parseLetterBag(latin, text);
        if (bag.ok) expect(bag.value.length).toBeGreaterThan(0);
        else expect(bag.error.code).toMatch(/^[A-Z_]+$/);
      }),
      runs(300),
    );
  });
});
