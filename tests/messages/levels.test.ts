import { expect, it } from 'vitest';
import { classic, LEVELS } from '../../src/engine';
import { levelInShort, levelName } from '../../src/messages';

const inOthers = {
  tileSet: { ...classic.tileSet, letters: classic.tileSet.letters.slice(1) },
};

it.each(LEVELS)('tells of %s by its name', (level) => {
  expect(levelInShort(level, classic)).toContain(levelName(level));
  expect(levelInShort(level, inOthers)).toContain(levelName(level));
});

it.each(['gentle', 'casual'] as const)('says that %s goes by length in other letters', (level) => {
  expect(levelInShort(level, inOthers)).toContain('short words');
  expect(levelInShort(level, classic)).not.toContain('short words');
});

it.each(['gentle', 'casual'] as const)('says what %s does with a list of one’s own', (level) => {
  expect(levelInShort(level, classic, true)).toContain('if your list is not English');
  expect(levelInShort(level, inOthers, true)).toBe(levelInShort(level, inOthers));
});

it('says the same of levels that know every word', () => {
  for (const level of ['club', 'expert'] as const) {
    expect(levelInShort(level, inOthers)).toBe(levelInShort(level, classic));
  }
});
