import { testLayout } from '../lib/layout';
import { SCENE_NAMES } from '../lib/scenes';
import {
  DESKTOP,
  LARGE_DESKTOP,
  SMALL_PHONE,
  SMALL_WINDOW,
  TABLET,
  TALL_PHONE,
} from '../lib/screens';
import { test } from '../lib/test';

/** The size of letters that people choose in the settings of their browser, in pixels; 16 is usual. */
const LETTERS = 32;

test.use({
  reducedMotion: 'reduce',
  launchOptions: async ({ launchOptions }, launchWith) => {
    const large = `--blink-settings=defaultFontSize=${LETTERS}`;
    await launchWith({ ...launchOptions, args: [...(launchOptions.args ?? []), large] });
  },
});

test.describe('in letters of twice the size everything has its place in', () => {
  test.describe.configure({ mode: 'parallel' });
  testLayout({ measured: [SMALL_WINDOW, DESKTOP, LARGE_DESKTOP], goingOn: SMALL_WINDOW });
});

test.describe('in letters of twice the size on a phone everything has its place in', () => {
  test.describe.configure({ mode: 'parallel' });
  test.use(TALL_PHONE);
  // What is not seen yet takes more lines in an earlier turn, below all else.
  const steady = SCENE_NAMES.filter((name) => name !== 'a game of two people');
  testLayout({ measured: [TALL_PHONE, SMALL_PHONE], goingOn: TABLET }, steady);
});
