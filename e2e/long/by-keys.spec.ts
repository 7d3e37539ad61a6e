import { playGameByKeys } from '../lib/by-keys';
import { test } from '../lib/test';

test('a game against the computer is played to its end by keys alone', async ({ page }) => {
  test.slow();
  await playGameByKeys(page, Infinity);
});
