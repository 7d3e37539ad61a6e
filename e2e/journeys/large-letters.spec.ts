import { playInLittleRoom } from '../lib/little-room';
import { TALL_PHONE } from '../lib/screens';
import { test } from '../lib/test';

/** The size of letters that people choose in the settings of their browser, in pixels; 16 is usual. */
const LETTERS = 32;

test.use({
  ...TALL_PHONE,
  launchOptions: async ({ launchOptions }, launchWith) => {
    const large = `--blink-settings=defaultFontSize=${LETTERS}`;
    await launchWith({ ...launchOptions, args: [...(launchOptions.args ?? []), large] });
  },
});

test('in letters of twice the size a move is laid and played by touch on a phone', async ({
  page,
}) => {
  await playInLittleRoom(page);
});
