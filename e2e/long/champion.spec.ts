import type { Locator, Page } from '@playwright/test';
import { violationsOn } from '../lib/axe';
import { tap } from '../lib/gestures';
import { PHONE } from '../lib/screens';
import {
  expectTurns,
  openSetup,
  playAtOnce,
  setupDialog,
  setupQuestions,
  startGame,
} from '../lib/table';
import { expect, test } from '../lib/test';

const thinking = (page: Page): Locator => page.getByRole('group', { name: 'Thinking' });
const playNow = (page: Page): Locator => thinking(page).getByRole('button', { name: 'Play now' });
const CHAMPIONS = {
  seed: 'champions',
  seats: ['computer', 'computer'],
  levels: ['champion', 'champion'],
} as const;

/** Opens the set-up dialog and chooses Champion's maximum thinking time. */
async function setLongThoughts(page: Page): Promise<void> {
  await openSetup(page);
  await setupDialog(page).getByRole('radio', { name: 'Champion' }).check();
  await setupDialog(page).getByLabel('Champion’s thinking time').selectOption('3');
}

test('Champion and its thinking time are chosen by keys', async ({ page }) => {
  await openSetup(page);
  const level = setupQuestions(page).getByRole('group', { name: /’s level$/ });
  await level.getByRole('radio', { name: 'Expert' }).check();
  await page.keyboard.press('ArrowRight');
  await expect(level.getByRole('radio', { name: 'Champion' })).toBeChecked();
  const seconds = setupDialog(page).getByLabel('Champion’s thinking time');
  await page.keyboard.press('Tab');
  await expect(seconds).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(seconds).toHaveValue('3');
  expect(await violationsOn(page, { include: [':modal'], exclude: [] })).toEqual([]);
});

test.describe('by touch', () => {
  test.use(PHONE);

  test('every level can be chosen and has a description', async ({ page }) => {
    await page.goto('/');
    const levels = page.getByRole('group', { name: 'Opponent' });
    for (const [level, description] of [
      ['Gentle', 'Plays everyday words'],
      ['Easy', 'Plays common words and'],
      ['Casual', 'Plays common words,'],
      ['Club', 'Always plays'],
      ['Expert', 'Weighs'],
      ['Champion', 'Simulates'],
    ] as const) {
      await tap(page, levels.getByText(level, { exact: true }));
      await expect(levels.getByRole('radio', { name: level })).toBeChecked();
      await expect(levels).toContainText(description);
    }
    await tap(page, playAtOnce(page));
    await expect(page.getByRole('region', { name: 'Scores' })).toContainText('Champion');
  });
});

test('two Champions show their candidate moves, and can be hurried and stopped', async ({
  page,
}) => {
  await setLongThoughts(page);
  await startGame(page, CHAMPIONS);
  await expect(thinking(page).getByRole('progressbar')).toBeVisible();
  await expect(thinking(page)).toContainText(/[A-Z]+ at \w+, \d+/);
  expect(await violationsOn(page, { include: ['.move-panel'], exclude: [] })).toEqual([]);

  await test.step('“Play now” makes one move at once', async () => {
    await playNow(page).click();
    await expectTurns(page, 1);
  });

  await test.step('a pause stops the search without a move', async () => {
    await expect(playNow(page)).toBeVisible();
    await page.getByRole('button', { name: 'Pause' }).click();
    await expect(thinking(page)).toHaveCount(0);
    await expectTurns(page, 1);
    await page.getByRole('button', { name: 'Resume' }).click();
    await playNow(page).click();
    await expectTurns(page, 2);
  });
});

test('moves of a hidden rack are not shown', async ({ page }) => {
  await setLongThoughts(page);
  await startGame(page, {
    seed: 'champions',
    seats: ['human', 'computer'],
    levels: [undefined, 'champion'],
    open: false,
  });
  await page.getByRole('button', { name: 'Pass', exact: true }).click();
  await page.getByRole('button', { name: 'Yes, pass' }).click();
  await expect(playNow(page)).toBeVisible();
  await expect(thinking(page)).toHaveText('Play now');
});
