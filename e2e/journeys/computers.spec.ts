import type { Locator, Page } from '@playwright/test';
import { expectTurns, openSetup, setupQuestions, startGame } from '../lib/table';
import { expect, test } from '../lib/test';

const SEED = 'computers';
const COMPUTERS = ['computer', 'computer'] as const;

const controls = (page: Page): Locator => page.getByRole('group', { name: 'Computer players' });

const press = (page: Page, name: string): Promise<void> =>
  controls(page).getByRole('button', { name, exact: true }).click();

const setSpeed = async (page: Page, speed: string): Promise<void> => {
  await controls(page).getByLabel('Speed').selectOption(speed);
};

/** Opens the questions before a game, and stops the clock: it goes on only when the test says so. */
async function openWithStoppedClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await openSetup(page);
  // What comes in a file of its own is shown by the clock.
  await expect(setupQuestions(page).getByLabel(/^Seed/)).toBeVisible();
  await page.clock.pauseAt(600_000);
}

async function turnsShown(page: Page): Promise<number> {
  const steps = page.getByRole('group', { name: 'Step through the game' });
  const [, shown] = /(\d+) of \d+/.exec((await steps.textContent()) ?? '') ?? [];
  return Number(shown);
}

// It would stand still for every test to come in the same context.
test.use({ isFirstVisit: true });

test('moves of computers stay to be looked at, wait while paused, and come one by one', async ({
  page,
}) => {
  await openWithStoppedClock(page);
  await startGame(page, { seed: SEED, seats: COMPUTERS });

  await test.step('the speed decides how long a move stays to be looked at', async () => {
    await setSpeed(page, 'slow');
    await page.clock.runFor(900);
    await expectTurns(page, 1);
    await page.clock.runFor(2400);
    expect(await turnsShown(page)).toBe(1);
    await page.clock.runFor(100);
    await expectTurns(page, 2);
  });

  await test.step('a pause holds, and a step is one move', async () => {
    await setSpeed(page, 'steady');
    await press(page, 'Pause');
    await expect(page.getByRole('region', { name: 'Scores' })).toContainText('To move · paused');
    const before = await turnsShown(page);
    await page.clock.runFor(600_000);
    expect(await turnsShown(page)).toBe(before);

    for (let step = 1; step <= 3; step++) {
      await press(page, 'Step');
      await expectTurns(page, before + step);
      await page.clock.runFor(600_000);
      expect(await turnsShown(page)).toBe(before + step);
    }

    await press(page, 'Run');
    await expect(controls(page).getByRole('button', { name: 'Step' })).toBeDisabled();
    for (let turn = 4; turn <= 6; turn++) {
      await page.clock.runFor(900);
      await expectTurns(page, before + turn);
    }
  });
});
