import { expect, it } from 'vitest';
import { classic, LEVELS } from '../../src/engine';
import { levelInShort } from '../../src/messages';

const inOthers = {
  tileSet: { ...classic.tileSet, letters: classic.tileSet.letters.slice(1) },
};

it.each([classic, inOthers])('each level has a description of its own', (rules) => {
  const descriptions = LEVELS.map((level) => levelInShort(level, rules));
  expect(new Set(descriptions).size).toBe(LEVELS.length);
});

it.each(['gentle', 'easy', 'casual'] as const)(
  'the description of %s mentions word length if the letters are not those of English',
  (level) => {
    expect(levelInShort(level, inOthers)).toContain('short words');
    expect(levelInShort(level, classic)).not.toContain('short words');
  },
);

it.each(['gentle', 'easy', 'casual'] as const)(
  'the description of %s mentions a user’s list that is not English',
  (level) => {
    expect(levelInShort(level, classic, true)).toContain('if your list isn’t English');
    expect(levelInShort(level, inOthers, true)).toBe(levelInShort(level, inOthers));
  },
);

it('levels that know every word have the same description for any letters', () => {
  for (const level of ['club', 'expert'] as const) {
    expect(levelInShort(level, inOthers)).toBe(levelInShort(level, classic));
  }
});
