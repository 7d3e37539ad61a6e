import { ON_A_DESKTOP, ON_A_FIRST_VISIT, ON_A_LARGE_BOARD, ON_A_PHONE } from '../lib/axe-journeys';
import { expectNoViolations, IN_EVERY_LOOK, IN_OTHER_LOOKS } from '../lib/axe-screens';
import { PHONE, sizeOf, SMALL_PHONE } from '../lib/screens';
import { FIRST_VISIT } from '../lib/first-visit';
import { test } from '../lib/test';

test.describe('axe finds nothing in', () => {
  // Independent journeys: each worker takes some.
  test.describe.configure({ mode: 'parallel' });

  test.describe('the other themes of a window', () => {
    for (const [name, screens] of Object.entries(ON_A_DESKTOP)) {
      test(name, async ({ page }) => {
        test.slow();
        await expectNoViolations(page, screens, IN_OTHER_LOOKS);
      });
    }
  });

  test.describe('the other themes of a first visit', () => {
    test.use(FIRST_VISIT);

    test('a game before its words are loaded', async ({ page }) => {
      await expectNoViolations(page, ON_A_FIRST_VISIT, IN_OTHER_LOOKS);
    });
  });

  test('the largest board', async ({ page }) => {
    await expectNoViolations(page, ON_A_LARGE_BOARD, IN_EVERY_LOOK);
  });

  for (const screen of [SMALL_PHONE, PHONE]) {
    test.describe(`a phone of ${sizeOf(screen)}`, () => {
      test.use(screen);

      test('a game from the first question to the end', async ({ page }) => {
        test.slow();
        await expectNoViolations(page, ON_A_PHONE, IN_EVERY_LOOK);
      });
    });
  }
});
