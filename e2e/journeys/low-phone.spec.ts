import { playInLittleRoom } from '../lib/little-room';
import { LOW_PHONE_ON_ITS_SIDE } from '../lib/screens';
import { test } from '../lib/test';

test.use(LOW_PHONE_ON_ITS_SIDE);

test('on a low phone on its side a move is laid and played by touch', async ({ page }) => {
  await playInLittleRoom(page);
});
