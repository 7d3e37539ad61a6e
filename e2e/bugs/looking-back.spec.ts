import type { Page } from '@playwright/test';
import { after, dealt } from '../lib/games';
import { resumeGame } from '../lib/storage';
import { expectScores, expectTurns, startGame, untilPlayable } from '../lib/table';
import { expect, test } from '../lib/test';

const MIDDLE = after(dealt({ draws: 'EEDNIDLNZHNTFORREVOFILASP' }), 'DINED,d4', 'TNZON,7c');

const back = (page: Page) => page.getByRole('button', { name: 'Back to the game before' });

async function goBack(page: Page): Promise<void> {
  await page.getByText('Record', { exact: true }).click();
  await back(page).click();
  await expect(back(page)).toBeHidden();
}

test.beforeEach(async ({ page }) => {
  await resumeGame(page, MIDDLE);
  await untilPlayable(page);
});

test('a game that was left by playing on from an earlier turn comes back', async ({ page }) => {
  await page.getByText('Record', { exact: true }).click();
  await expect(page.getByRole('button', { name: 'Save record' })).toBeVisible();
  await expect(back(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'First' }).click();
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await expectTurns(page, 0);
  await goBack(page);
  await expectTurns(page, 2);
  await expectScores(page, [20, 19]);
});

test('a game that was left for a new one comes back after a reload, and so does the new one', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'New game' }).click();
  await startGame(page, { seats: ['human', 'human'], open: true, seed: 'new' });
  await expectTurns(page, 0);
  await page.reload();
  await expectTurns(page, 0);
  await goBack(page);
  await expectScores(page, [20, 19]);
  await page.reload();
  await expectScores(page, [20, 19]);
  await goBack(page);
  await expectTurns(page, 0);
});
