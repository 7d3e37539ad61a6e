import { playInLittleRoom } from '../lib/little-room';
import { boardFrame, expectInSight, TALL_PHONE } from '../lib/screens';
import { settled } from '../lib/settled';
import { playAtOnce } from '../lib/table';
import { expect, test } from '../lib/test';

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

test('a game is seen from its top, however far the page before it was scrolled', async ({
  page,
}) => {
  await page.goto('/');
  await playAtOnce(page).scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await playAtOnce(page).tap();
  await expectInSight(boardFrame(page));
  await settled(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
