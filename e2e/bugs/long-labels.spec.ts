import { configured } from '../../src/engine';
import { plainBoard } from '../../tests/support/pictures';
import { dealt } from '../lib/games';
import { resumeGame } from '../lib/storage';
import { square } from '../lib/table';
import { expect, test } from '../lib/test';

const TOWER = dealt({ rules: configured, board: plainBoard(2, 1000, 'b500') });

test.beforeEach('the overview, after the board was drawn larger', async ({ page }) => {
  await resumeGame(page, TOWER);
  await expect(square(page, 'b500')).toBeInViewport();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect(async () => {
    await page.getByRole('button', { name: 'Zoom out' }).click();
    await expect(page.locator('.board--overview')).toHaveCount(1, { timeout: 1000 });
  }).toPass();
});

test('labels of a thousand rows fit their places', async ({ page }) => {
  const overrun = await page
    .locator('.board__row-label')
    .evaluateAll(
      (labels) => labels.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length,
    );
  expect(overrun).toBe(0);
});
