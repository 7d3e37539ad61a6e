import { expect, it } from 'vitest';
import { meaningNotLoaded } from '../../src/messages';

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
