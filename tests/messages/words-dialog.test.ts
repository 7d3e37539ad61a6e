import { describe, expect, it } from 'vitest';
import { foundSentence, isEmptyQuestion, ownWordsCount, tooManyOwnWords } from '../../src/messages';

describe('the result of a word search', () => {
  it.each([
    [{ pattern: 'qi' }, 1, 'QI', 'Yes, QI is a word.'],
    [{ pattern: 'qx' }, 0, undefined, 'No, qx isn’t in the list.'],
    [{ pattern: 'q.' }, 1, 'QI', '1 word.'],
    [{ pattern: 'qi', ends: 'i' }, 1, 'QI', '1 word.'],
    [{ pattern: '', letters: 'zzz' }, 0, undefined, 'No words found.'],
    [{}, 267_751, 'AA', '267,751 words.'],
  ])('is worded for %o with %i matches', (question, count, first, sentence) => {
    expect(foundSentence(question, count, first)).toBe(sentence);
  });

  it('includes every word if the question is empty', () => {
    expect(isEmptyQuestion({ pattern: '', shortest: undefined })).toBe(true);
    expect(isEmptyQuestion({ shortest: 2 })).toBe(false);
  });
});

it('the count of custom words has the right form of its noun', () => {
  expect([0, 1, 2].map(ownWordsCount)).toEqual(['No words yet.', '1 word.', '2 words.']);
  expect(tooManyOwnWords(1000)).toBe('You can add 1,000 words. Remove one first.');
});
