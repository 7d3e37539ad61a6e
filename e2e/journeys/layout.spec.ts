import { testLayout } from '../lib/layout';
import { SMALL_PHONE, TABLET } from '../lib/screens';
import { test } from '../lib/test';

test.describe('layout on a small phone', () => {
  test.use({ ...SMALL_PHONE, reducedMotion: 'reduce' });
  testLayout({ measured: [SMALL_PHONE], goingOn: TABLET }, ['a game of two people']);
});
