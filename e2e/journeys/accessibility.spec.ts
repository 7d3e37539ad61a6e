import { ON_A_DESKTOP, ON_A_FIRST_VISIT } from '../lib/axe-journeys';
import { expectNoViolations } from '../lib/axe-screens';
import { FIRST_VISIT } from '../lib/first-visit';
import { test } from '../lib/test';

test.describe('axe finds nothing', () => {
  // Journeys that have nothing to do with each other: every worker takes some.
  test.describe.configure({ mode: 'parallel' });

  test('before a game, among its words, and while computers play', async ({ page }) => {
    test.slow();
    await expectNoViolations(page, {
      ...ON_A_DESKTOP['the questions before a game'],
      ...ON_A_DESKTOP['a list of words and games of computers'],
    });
  });

  test('in a game, in what comes with some games, and at the end', async ({ page }) => {
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

    test('in a game without its words', async ({ page }) => {
      await expectNoViolations(page, ON_A_FIRST_VISIT);
    });
  });
});
