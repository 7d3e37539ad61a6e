import { playInSmallWindow } from '../lib/little-room';
import { boardFrame, expectInSight, TALL_PHONE } from '../lib/screens';
import { settled } from '../lib/settled';
import { playAtOnce } from '../lib/table';
import { expect, test } from '../lib/test';

/** The font size in the browser's settings, in pixels; the default is 16. */
const LETTERS = 32;

test.use({
  ...TALL_PHONE,
  launchOptions: async ({ launchOptions }, launchWith) => {
    const large = `--blink-settings=defaultFontSize=${LETTERS}`;
    await launchWith({ ...launchOptions, args: [...(launchOptions.args ?? []), large] });
  },
});

test('a move is placed and played by touch on a phone in letters of twice the size', async ({
  page,
}) => {
  await playInSmallWindow(page);
});

test('a game opens at its top, even if the previous page was scrolled', async ({ page }) => {
  await page.goto('/');
  await playAtOnce(page).scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await playAtOnce(page).tap();
  await expectInSight(boardFrame(page));
  await settled(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
