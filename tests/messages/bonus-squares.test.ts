import { describe, expect, it } from 'vitest';
import { classic, crossword, type Premium, scraebbkle } from '../../src/engine';
import { bonusSquareSentence } from '../../src/messages';

const letter = (factor: number): Premium => ({ kind: 'letter', factor });
const word = (factor: number): Premium => ({ kind: 'word', factor });

describe('a bonus square', () => {
  it.each([
    [letter(2), 'Doubles the tile placed here.'],
    [letter(5), 'Counts the tile placed here 5 times.'],
    [letter(1), 'Counts like a plain square.'],
    [letter(0), 'A tile placed here scores zero.'],
    [letter(-1), 'A tile placed here costs its points.'],
    [letter(-4), 'A tile placed here costs 4 times its points.'],
    [word(3), 'Triples the whole word.'],
    [word(16), 'Counts the whole word 16 times.'],
    [word(0), 'A word over this square scores zero.'],
    [word(-9), 'A word over this square costs 9 times its points.'],
  ])('%j is explained in a sentence', (premium, sentence) => {
    expect(bonusSquareSentence(scraebbkle, premium)).toBe(sentence);
    expect(bonusSquareSentence(classic, premium)).toBe(sentence);
  });

  it('counts for nothing in a game that ignores its colour', () => {
    expect(bonusSquareSentence(crossword, word(3))).toBe(
      'Coloured squares don’t count in this game.',
    );
  });
});
