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

test('a board that is drawn smaller leaves no room beside its squares', async ({ page }) => {
  const labels = await page.locator('.board__labels--top').boundingBox();
  const lastLabel = page
    .getByRole('row')
    .filter({ has: square(page, 'b500') })
    .locator('span')
    .last();
  const end = await lastLabel.boundingBox();
  expect(labels && labels.x + labels.width).toBeCloseTo(end ? end.x + end.width : 0, 0);
});
