import { playGameByKeys } from '../lib/by-keys';
import { test } from '../lib/test';

test('a game against the computer is set up, played and resigned by keys alone', async ({
  page,
}) => {
  test.slow();
  await playGameByKeys(page, 10);
});
