import { PHONE_LANE } from '../lib/lanes';
import { testLayout } from '../lib/layout';
import {
  DESKTOP,
  LARGE_DESKTOP,
  SMALLEST_PHONE,
  SMALLEST_PHONE_LANDSCAPE,
  LOW_PHONE_ON_ITS_SIDE,
  LOW_WINDOW,
  PHONE_ON_ITS_SIDE,
  SMALL_PHONE,
  SMALL_WINDOW,
  SMALLER_WINDOW,
  TABLET,
  TABLET_ON_ITS_SIDE,
  TALL_PHONE,
} from '../lib/screens';
import { test } from '../lib/test';

test.describe('layout on touch screens', () => {
  test.describe.configure({ mode: 'parallel' });
  test.use({ ...SMALL_PHONE, reducedMotion: 'reduce' });
  testLayout({
    measured: [SMALL_PHONE, PHONE_ON_ITS_SIDE, TALL_PHONE, TABLET, TABLET_ON_ITS_SIDE],
    goingOn: TABLET,
  });
});

test.describe('layout on a small phone', PHONE_LANE, () => {
  test.use({ ...SMALL_PHONE, reducedMotion: 'reduce' });
  testLayout({ measured: [SMALL_PHONE], goingOn: TABLET }, ['a game of two people']);
});

test.describe('layout on the smallest touch screens', () => {
  test.describe.configure({ mode: 'parallel' });
  test.use({ ...SMALL_PHONE, reducedMotion: 'reduce' });
  testLayout({
    measured: [SMALLEST_PHONE, SMALLEST_PHONE_LANDSCAPE, LOW_PHONE_ON_ITS_SIDE],
    goingOn: TABLET,
  });
});

test.describe('layout in windows', () => {
  test.describe.configure({ mode: 'parallel' });
  test.use({ ...SMALLER_WINDOW, reducedMotion: 'reduce' });
  testLayout({
    measured: [SMALLER_WINDOW, LOW_WINDOW, SMALL_WINDOW, DESKTOP, LARGE_DESKTOP],
    goingOn: DESKTOP,
  });
});
