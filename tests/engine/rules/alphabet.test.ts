import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alphabetOf, parseAlphabet, parseTileSet } from '../../../src/engine';
import { runs } from '../../arbitraries/runs';
import { anyTexts } from '../../arbitraries/texts';
import { errorOf, valueOf } from '../../support/results';

describe('an alphabet', () => {
  it.each([
    ['ABC', 'abc'],
    ['ZÖΣЖ𐐀', 'zöσж𐐨'],
  ])('of %s has the small letters %s, in either case', (letters, twins) => {
    const forms = { letters: [...letters], lowerCase: [...twins] };
    for (const text of [letters, twins, letters.normalize('NFD')]) {
      expect(valueOf(parseAlphabet(text))).toMatchObject(forms);
    }
  });

  it.each([
    ['ABCß', 'NO_CASE_PAIR', 4, 'ß'],
    ['ẞ', 'NO_CASE_PAIR', 1, 'ẞ'],
    ['A B', 'NO_CASE_PAIR', 2, ' '],
    ['A?', 'NO_CASE_PAIR', 2, '?'],
    ['𐐀1', 'NO_CASE_PAIR', 2, '1'],
    ['ABA', 'LETTER_TWICE', 3, 'A'],
    ['Öö', 'LETTER_TWICE', 2, 'ö'],
  ])('%j is refused: %s in column %i', (text, code, column, character) => {
    expect(errorOf(parseAlphabet(text))).toEqual({ code, column, character });
  });

  it('has between 1 and 63 letters', () => {
    const letters = Array.from({ length: 64 }, (_, index) => String.fromCodePoint(0x10c80 + index));
    const of = (count: number) => letters.slice(0, count).join('');
    expect(errorOf(parseAlphabet(''))).toEqual({ code: 'NO_LETTERS' });
    expect(valueOf(parseAlphabet(of(50))).letters).toHaveLength(50);
    const cyrillic = Array.from({ length: 32 }, (_, index) => String.fromCodePoint(0x410 + index));
    expect(
      valueOf(parseAlphabet([...cyrillic.slice(0, 13), of(50)].join(''))).letters,
    ).toHaveLength(63);
    expect(errorOf(parseAlphabet([...cyrillic.slice(0, 14), of(50)].join('')))).toEqual({
      code: 'TOO_MANY_LETTERS',
      max: 63,
    });
  });

  it('equals that of a tile set with the same letters', () => {
    const letters = fc.uniqueArray(fc.constantFrom(...'ABCÄÖÜΑΒΓΣЖЯßẞςı7?'), { maxLength: 8 });
    fc.assert(
      fc.property(
        fc.oneof(
          letters.map((each) => each.join('')),
          anyTexts,
        ),
        (text) => {
          const parsed = parseAlphabet(text);
          if (!parsed.ok) return;
          const lines = parsed.value.lowerCase.map((twin) => `${twin} 1 1\n`);
          const { letters: same, lowerCase } = alphabetOf(valueOf(parseTileSet(lines.join(''))));
          expect(parsed.value).toMatchObject({ letters: same, lowerCase });
        },
      ),
      runs(300),
    );
  });
});
