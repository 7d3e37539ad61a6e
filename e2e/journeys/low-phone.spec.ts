import { playInSmallWindow } from '../lib/little-room';
import { LOW_PHONE_ON_ITS_SIDE } from '../lib/screens';
import { test } from '../lib/test';

test.use(LOW_PHONE_ON_ITS_SIDE);

test('a move is placed and played by touch on a small phone in landscape', async ({ page }) => {
  await playInSmallWindow(page);
});
