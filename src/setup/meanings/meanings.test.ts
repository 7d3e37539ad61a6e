import { describe, expect, it } from 'vitest';
import { baseFormsOf } from './base-forms';
import { meaningOf, MEANINGS_LICENCE } from './meaning';

describe('the base forms of a word', () => {
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
  ])('%s may come from %s', (word, base) => {
    expect(baseFormsOf(word)).toContain(base);
    expect(baseFormsOf(word)[0]).toBe(word);
  });

  it('are none but the word where no ending fits', () => {
    expect(baseFormsOf('QI')).toEqual(['QI']);
    expect(baseFormsOf('AS')).toEqual(['AS']);
  });
});

describe('the meaning of a word', () => {
  it('is told by parts of speech, in whatever letters the word is written', async () => {
    const meaning = await meaningOf('qUiZ');
    expect(meaning?.base).toBe('QUIZ');
    expect(meaning?.senses.map(({ part }) => part)).toEqual(['noun', 'verb']);
    for (const { text } of meaning?.senses ?? []) expect(text).toMatch(/^[^"\t\n]{3,103}$/);
  });

  it('is that of the word it is a form of', async () => {
    expect((await meaningOf('AARDVARKS'))?.base).toBe('AARDVARK');
  });

  it('of the first and last words of their letters can be found', async () => {
    expect((await meaningOf('AA'))?.base).toBe('AA');
    expect((await meaningOf('ZYMURGY'))?.base).toBe('ZYMURGY');
  });

  it('is not known of every word, nor of what is none', async () => {
    for (const word of ['QWERTZ', 'ÜBER', '', '?', 'AALII\nAB']) {
      expect(await meaningOf(word)).toBeUndefined();
    }
  });

  it('comes with the licence it is told under', () => {
    expect(MEANINGS_LICENCE).toMatch(/Princeton University/);
    expect(MEANINGS_LICENCE).toMatch(/Permission to use, copy, modify and distribute/);
  });
});
