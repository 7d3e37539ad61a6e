import { ON_A_DESKTOP, ON_A_FIRST_VISIT } from '../lib/axe-journeys';
import { expectNoViolations } from '../lib/axe-screens';
import { FIRST_VISIT } from '../lib/first-visit';
import { test } from '../lib/test';

test.describe('axe finds nothing', () => {
  // Independent journeys: each worker takes some.
  test.describe.configure({ mode: 'parallel' });

  test('before a game, in the word list, and while computers play', async ({ page }) => {
    test.slow();
    await expectNoViolations(page, {
      ...ON_A_DESKTOP['the questions before a game'],
      ...ON_A_DESKTOP['a list of words and games of computers'],
    });
  });

  test('in a game, in parts of some games, and at the end', async ({ page }) => {
    test.slow();
    await expectNoViolations(page, {
      ...ON_A_DESKTOP['a turn'],
      ...ON_A_DESKTOP['what comes with some games, and the end'],
    });
  });

  test('at a table for a friend', async ({ page }) => {
    await expectNoViolations(page, ON_A_DESKTOP['a table for a friend']);
  });

  test.describe('on a first visit', () => {
    test.use(FIRST_VISIT);

    test('in a game before its words are loaded', async ({ page }) => {
      await expectNoViolations(page, ON_A_FIRST_VISIT);
    });
  });
});
