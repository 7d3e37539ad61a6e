import { expect, it } from 'vitest';
import { alphabetOf, MAX_LENGTH, newWord, scraebbkle } from '../../src/engine';
import { customWordsOf, parseOwnWords, withCustomWords } from '../../src/setup';
import { valueOf } from '../support/results';

it('words of any allowed length are kept when they are added to a list', () => {
  const alphabet = alphabetOf(scraebbkle.tileSet);
  const word = valueOf(newWord(alphabet, 'a'.repeat(MAX_LENGTH.word)));
  const kept = JSON.stringify(withCustomWords([], 'a-list', [word]));
  expect(customWordsOf(parseOwnWords(kept), 'a-list')).toEqual([word]);
});
