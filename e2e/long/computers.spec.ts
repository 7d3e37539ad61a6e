import type { Locator, Page } from '@playwright/test';
import { latestState } from '../../src/engine';
import { dealt, playedOut } from '../lib/games';
import { readRecord, saveRecord } from '../lib/records';
import { expectScores, expectTurns, openSetup, setupQuestions, startGame } from '../lib/table';
import { FIRST_VISIT } from '../lib/first-visit';
import { viewing } from '../lib/screens';
import { expect, test } from '../lib/test';

const SEED = 'computers';
const COMPUTERS = ['computer', 'computer'] as const;
const LEVELS = ['gentle', 'expert'] as const;
const whole = playedOut(dealt({ seats: COMPUTERS, levels: LEVELS, openRacks: false, seed: SEED }));

const controls = (page: Page): Locator => page.getByRole('group', { name: 'Computer players' });

const press = (page: Page, name: string): Promise<void> =>
  controls(page).getByRole('button', { name, exact: true }).click();

const setSpeed = async (page: Page, speed: string): Promise<void> => {
  await controls(page).getByLabel('Speed').selectOption(speed);
};

/** Opens the set-up dialog and stops the clock, which the test then advances. */
async function openWithStoppedClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await openSetup(page);
  // Parts that load later need the clock to appear.
  await expect(setupQuestions(page).getByText('More options')).toBeVisible();
  await page.clock.pauseAt(600_000);
}

async function turnsShown(page: Page): Promise<number> {
  const steps = page.getByRole('group', { name: 'Step through the game' });
  const [, shown] = /(\d+) of \d+/.exec((await steps.textContent()) ?? '') ?? [];
  return Number(shown);
}

test('two computers play to the end, and again from an earlier turn', async ({ page }) => {
  await page.goto('/');
  await startGame(page, { seed: SEED, seats: COMPUTERS, levels: LEVELS });
  const panel = page.getByRole('region', { name: 'Your move' });

  await test.step('both racks are open if only computers play', async () => {
    const tiles = page.getByRole('img', { name: /’s tiles: / });
    await expect(tiles).toHaveCount(2);
  });

  await test.step('they play to the end at full speed', async () => {
    await setSpeed(page, 'fast');
    await expect(panel).toContainText('Game Over!');
    const { result } = latestState(whole);
    await expectScores(page, result?.finalScores ?? []);
    const saved = readRecord(await saveRecord(page));
    expect(saved.record.events).toEqual(whole.record.events);
  });

  await test.step('a game is continued from an earlier turn as a separate game', async () => {
    const steps = page.getByRole('group', { name: 'Step through the game' });
    await steps.getByRole('button', { name: 'First' }).click();
    await steps.getByRole('button', { name: 'Next turn' }).click();
    await expect(viewing(page, `turn 1 of ${whole.record.events.length - 1}`)).toBeVisible();
    await panel.getByRole('button', { name: 'Play from here' }).click();
    await expect(panel).toContainText('Game Over!');
    const branch = readRecord(await saveRecord(page));
    expect(branch.record.parent?.events).toBe(2);
    expect(branch.record.events).toEqual(whole.record.events);
  });
});

test.describe('with a clock that the test advances', () => {
  // Otherwise the clock would stand still for later tests in the same context.
  test.use(FIRST_VISIT);

  test('moves stay on screen for a while, wait during a pause, and are made in single steps', async ({
    page,
  }) => {
    await openWithStoppedClock(page);
    await startGame(page, { seed: SEED, seats: COMPUTERS });

    await test.step('the speed determines how long a move stays on screen', async () => {
      await setSpeed(page, 'slow');
      await page.clock.runFor(900);
      await expectTurns(page, 1);
      await page.clock.runFor(2400);
      expect(await turnsShown(page)).toBe(1);
      await page.clock.runFor(100);
      await expectTurns(page, 2);
    });

    await test.step('a pause stops the game, and a step is one move', async () => {
      await setSpeed(page, 'steady');
      await press(page, 'Pause');
      await expect(page.getByRole('region', { name: 'Scores' })).toContainText('paused');
      const before = await turnsShown(page);
      await page.clock.runFor(600_000);
      expect(await turnsShown(page)).toBe(before);

      for (let step = 1; step <= 3; step++) {
        await press(page, 'Next move');
        await expectTurns(page, before + step);
        await page.clock.runFor(600_000);
        expect(await turnsShown(page)).toBe(before + step);
      }

      await press(page, 'Resume');
      await expect(controls(page).getByRole('button', { name: 'Next move' })).toBeDisabled();
      for (let turn = 4; turn <= 6; turn++) {
        await page.clock.runFor(900);
        await expectTurns(page, before + turn);
      }
    });
  });
});
