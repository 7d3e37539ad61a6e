import { expect, it } from 'vitest';
import { gradedWords } from './lazy-strategies';
import { fullWords } from '../../tests/golden/full-word-list';

it('how common words are is kept for the most recent lists only', async () => {
  const gradesOf = (id: string) => gradedWords({ ...fullWords.compiled, id });
  const first = await gradesOf('first');
  expect(first?.size).toBeGreaterThan(30_000);
  for (const id of ['second', 'third']) await gradesOf(id);
  expect(await gradesOf('first')).toBe(first);
  for (const id of ['fourth', 'fifth', 'sixth']) await gradesOf(id);
  const again = await gradesOf('first');
  expect(again).not.toBe(first);
  expect(again?.size).toBe(first?.size);
});
