import type { Locator, Page } from '@playwright/test';
import { latestState } from '../../src/engine';
import { dealt, playedOut } from '../lib/games';
import { readRecord, saveRecord } from '../lib/records';
import { expectScores, startGame } from '../lib/table';
import { expect, test } from '../lib/test';

const SEED = 'computers';
const COMPUTERS = ['computer', 'computer'] as const;
const LEVELS = ['gentle', 'expert'] as const;
const whole = playedOut(dealt({ seats: COMPUTERS, levels: LEVELS, openRacks: false, seed: SEED }));

const controls = (page: Page): Locator => page.getByRole('group', { name: 'Computer players' });

const setSpeed = async (page: Page, speed: string): Promise<void> => {
  await controls(page).getByLabel('Speed').selectOption(speed);
};

test('two computers play to the end, and once more from an earlier turn', async ({ page }) => {
  await page.goto('/');
  await startGame(page, { seed: SEED, seats: COMPUTERS, levels: LEVELS });
  const panel = page.getByRole('region', { name: 'Your move' });

  await test.step('both racks are shown where only computers play', async () => {
    for (const player of [1, 2]) {
      const tiles = page.getByRole('img', { name: new RegExp(`^Tiles of Player ${player}: `) });
      await expect(tiles).toBeVisible();
    }
  });

  await test.step('they play at full speed to the end', async () => {
    await setSpeed(page, 'fast');
    await expect(panel).toContainText('Game Over!');
    const { result } = latestState(whole);
    await expectScores(page, result?.finalScores ?? []);
    const saved = readRecord(await saveRecord(page));
    expect(saved.record.events).toEqual(whole.record.events);
  });

  await test.step('a game is played on from an earlier turn as a game of its own', async () => {
    const steps = page.getByRole('group', { name: 'Step through the game' });
    await steps.getByRole('button', { name: 'First' }).click();
    await steps.getByRole('button', { name: 'Next turn' }).click();
    await expect(panel).toContainText(`Turn 1 of ${whole.record.events.length - 1}.`);
    await panel.getByRole('button', { name: 'Play on from here' }).click();
    await expect(panel).toContainText('Game Over!');
    const branch = readRecord(await saveRecord(page));
    expect(branch.record.parent?.events).toBe(2);
    expect(branch.record.events).toEqual(whole.record.events);
  });
});
