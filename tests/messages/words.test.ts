import { expect, it } from 'vitest';
import { meaningNotLoaded, wordsReason } from '../../src/messages';
import type { WordsFailure } from '../../src/worker';

it.each<[WordsFailure, string]>([
  [
    { code: 'WORDS_UNREACHABLE' },
    'Can’t reach the word list. Check your connection and try again.',
  ],
  [
    { code: 'WORDS_MISSING', status: 404 },
    'words.txt is missing (error 404). Put it back and try again.',
  ],
  [
    { code: 'WORDS_TOO_LARGE', max: 64_000_000 },
    'words.txt is over 64 MB. Use a shorter list and try again.',
  ],
  [{ code: 'WORDS_ARE_A_PAGE' }, 'words.txt didn’t load. Try again, or tell the site owner.'],
  [
    { code: 'WORDS_DAMAGED' },
    'words.txt is incomplete or out of date. Try again, or tell the site owner.',
  ],
  [
    { code: 'WORDS_TOO_MUCH_WORK' },
    'words.txt is too large for this device. Use a shorter list and try again.',
  ],
  [
    { code: 'CODE_MISSING' },
    'Couldn’t load part of the game. Check your connection and try again, or reload the page.',
  ],
])('the sentence for an unusable word list states what to do: %o', (failure, sentence) => {
  expect(wordsReason('words.txt', failure)).toBe(sentence);
});

it.each([
  ['that cannot be reached', new TypeError('Failed to fetch'), /^Not saved for offline yet\./],
  [
    'of another version',
    Object.assign(new Error('gone'), { name: 'OutdatedPage' }),
    /^ScraeBBKle was updated/,
  ],
  ['answered with something else', new Error('login'), /^Couldn’t load this part\./],
] as const)('the sentence for a meaning %s gives the reason', (_which, reason, sentence) => {
  expect(meaningNotLoaded(reason)).toMatch(sentence);
});
