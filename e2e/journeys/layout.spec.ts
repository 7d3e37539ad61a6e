import { testLayout } from '../lib/layout';
import { PHONE_ON_ITS_SIDE, SMALL_PHONE, TABLET } from '../lib/screens';
import { test } from '../lib/test';

test.describe('on the smallest phones everything has its place in', () => {
  test.use({ ...SMALL_PHONE, reducedMotion: 'reduce' });
  testLayout({ measured: [SMALL_PHONE, PHONE_ON_ITS_SIDE], goingOn: TABLET }, [
    'a game of two people',
  ]);
});
