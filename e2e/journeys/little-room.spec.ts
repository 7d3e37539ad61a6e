import { playInLittleRoom } from '../lib/little-room';
import { LOW_PHONE_ON_ITS_SIDE, TALL_PHONE } from '../lib/screens';
import { test } from '../lib/test';

test.describe('on a low phone on its side', () => {
  test.use(LOW_PHONE_ON_ITS_SIDE);

  test('a move is laid and played by touch', async ({ page }) => {
    await playInLittleRoom(page);
  });
});

test.describe('in letters of twice the size', () => {
  test.use({
    ...TALL_PHONE,
    launchOptions: async ({ launchOptions }, launchWith) => {
      const large = '--blink-settings=defaultFontSize=32';
      await launchWith({ ...launchOptions, args: [...(launchOptions.args ?? []), large] });
    },
  });

  test('a move is laid and played by touch on a phone', async ({ page }) => {
    await playInLittleRoom(page);
  });
});
