import { expect, it } from 'vitest';
import { meaningNotLoaded, wordsReason } from '../../src/messages';
import type { WordsFailure } from '../../src/worker';

it.each<[WordsFailure, string]>([
  [
    { code: 'WORDS_UNREACHABLE' },
    'The word list cannot be reached. Check the connection and try again.',
  ],
  [
    { code: 'WORDS_MISSING', status: 404 },
    'The word list words.txt is missing (status 404). Put it in its place and try again.',
  ],
  [
    { code: 'WORDS_TOO_LARGE', max: 64_000_000 },
    'The word list words.txt is larger than 64 MB. Use a shorter one and try again.',
  ],
  [
    { code: 'WORDS_ARE_A_PAGE' },
    'The word list words.txt could not be loaded: what came is a web page. Try again, or tell the host of this page.',
  ],
  [
    { code: 'WORDS_DAMAGED' },
    'The word list words.txt was cut off, or is not the one that belongs to this page. Try again; if that does not help, tell the host of this page.',
  ],
  [
    { code: 'WORDS_TOO_MUCH_WORK' },
    'The word list words.txt is too large for this device. Use a shorter one and try again.',
  ],
  [
    { code: 'CODE_MISSING' },
    'Part of the game couldn’t be loaded. Check the connection and try again, or reload the page.',
  ],
])('the sentence for an unusable word list states what to do: %o', (failure, sentence) => {
  expect(wordsReason('words.txt', failure)).toBe(sentence);
});

it.each([
  ['that cannot be reached', new TypeError('Failed to fetch'), /^Not saved for offline yet\./],
  [
    'of another version',
    Object.assign(new Error('gone'), { name: 'OutdatedPage' }),
    /^ScraeBBKle has been updated/,
  ],
  ['answered with something else', new Error('login'), /^This part couldn’t load\./],
] as const)('the sentence for a meaning %s gives the reason', (_which, reason, sentence) => {
  expect(meaningNotLoaded(reason)).toMatch(sentence);
});
