import { describe, expect, it } from 'vitest';
import { baseFormsOf, meaningOf, MEANINGS_LICENCE } from './meaning';

describe('base forms of a word', () => {
  it.each([
    ['CATS', 'CAT'],
    ['BOXES', 'BOX'],
    ['FLIES', 'FLY'],
    ['RUNNING', 'RUN'],
    ['MAKING', 'MAKE'],
    ['TRIED', 'TRY'],
    ['BAKED', 'BAKE'],
    ['BIGGEST', 'BIG'],
    ['HAPPIER', 'HAPPY'],
    ['FIREMEN', 'FIREMAN'],
  ])('%s can be a form of %s', (word, base) => {
    expect(baseFormsOf(word)).toContain(base);
    expect(baseFormsOf(word)[0]).toBe(word);
  });

  it('contain only the word if no ending matches', () => {
    expect(baseFormsOf('QI')).toEqual(['QI']);
    expect(baseFormsOf('AS')).toEqual(['AS']);
  });
});

describe('meaning of a word', () => {
  it('lists senses by part of speech, for a word in any letter case', async () => {
    const meaning = await meaningOf('qUiZ');
    expect(meaning?.base).toBe('QUIZ');
    expect(meaning?.senses.map(({ part }) => part)).toEqual(['noun', 'verb']);
    for (const { text } of meaning?.senses ?? []) expect(text).toMatch(/^[^"\t\n]{3,103}$/);
  });

  it('is that of the base form for an inflected word', async () => {
    expect((await meaningOf('AARDVARKS'))?.base).toBe('AARDVARK');
  });

  it('is found for the first and the last word of a letter', async () => {
    expect((await meaningOf('AA'))?.base).toBe('AA');
    expect((await meaningOf('ZYMURGY'))?.base).toBe('ZYMURGY');
  });

  it('is undefined for unknown words and other texts', async () => {
    for (const word of ['QWERTZ', 'ÜBER', '', '?', 'AALII\nAB']) {
      expect(await meaningOf(word)).toBeUndefined();
    }
  });

  it('comes with its licence', () => {
    expect(MEANINGS_LICENCE).toMatch(/Princeton University/);
    expect(MEANINGS_LICENCE).toMatch(/Permission to use, copy, modify and distribute/);
  });
});
