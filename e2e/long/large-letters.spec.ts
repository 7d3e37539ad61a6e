import { PHONE_LANE } from '../lib/lanes';
import { testLayout } from '../lib/layout';
import { playInSmallWindow } from '../lib/little-room';
import {
  boardFrame,
  DESKTOP,
  expectInSight,
  LARGE_DESKTOP,
  SMALL_PHONE,
  SMALL_WINDOW,
  TABLET,
  TALL_PHONE,
} from '../lib/screens';
import { settled } from '../lib/settled';
import { playAtOnce } from '../lib/table';
import { expect, test } from '../lib/test';

/** The font size in the browser's settings, in pixels; the default is 16. */
const LETTERS = 32;

test.use({
  reducedMotion: 'reduce',
  launchOptions: async ({ launchOptions }, launchWith) => {
    const large = `--blink-settings=defaultFontSize=${LETTERS}`;
    await launchWith({ ...launchOptions, args: [...(launchOptions.args ?? []), large] });
  },
});

test.describe('layout in letters of twice the size', () => {
  test.describe.configure({ mode: 'parallel' });
  testLayout({ measured: [SMALL_WINDOW, DESKTOP, LARGE_DESKTOP], goingOn: SMALL_WINDOW });
});

test.describe('layout in letters of twice the size on a phone', () => {
  test.describe.configure({ mode: 'parallel' });
  test.use(TALL_PHONE);
  testLayout({
    measured: [TALL_PHONE, SMALL_PHONE],
    goingOn: TABLET,
    // A question to the player takes two lines here, and the tray of an earlier turn another number than the rack.
    loose: '.dock, .history > *, .unseen, .move-form__box input',
  });
});

test.describe('on a phone in letters of twice the size', () => {
  test.use(TALL_PHONE);

  test('a move is placed and played by touch', PHONE_LANE, async ({ page }) => {
    await playInSmallWindow(page);
  });

  test('a game opens at its top, even if the previous page was scrolled', async ({ page }) => {
    await page.goto('/');
    await playAtOnce(page).evaluate((button) => button.scrollIntoView());
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await playAtOnce(page).tap();
    await expectInSight(boardFrame(page));
    await settled(page);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});
