import { configured } from '../../src/engine';
import { plainBoard } from '../../tests/support/pictures';
import { dealt } from '../lib/games';
import { resumeGame } from '../lib/storage';
import { square } from '../lib/table';
import { expect, test } from '../lib/test';

const TOWER = dealt({ rules: configured, board: plainBoard(2, 1000, 'b500') });

test('a board of a thousand rows is drawn small again, its labels in their places and no room beside', async ({
  page,
}) => {
  await resumeGame(page, TOWER);
  await expect(square(page, 'b500')).toBeInViewport();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await page.getByRole('button', { name: 'Whole board' }).click();
  await expect(page.locator('.board--overview')).toHaveCount(1);

  const overrun = await page
    .locator('.board__row-label')
    .evaluateAll(
      (labels) => labels.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length,
    );
  expect(overrun).toBe(0);

  const labels = await page.locator('.board__labels--top').boundingBox();
  const lastLabel = page
    .getByRole('row')
    .filter({ has: square(page, 'b500') })
    .locator('span')
    .last();
  const end = await lastLabel.boundingBox();
  expect(labels && labels.x + labels.width).toBeCloseTo(end ? end.x + end.width : 0, 0);
});
