import type { Locator } from '@playwright/test';
import { configured } from '../../src/engine';
import { plainBoard } from '../../tests/support/pictures';
import { dealt } from '../lib/games';
import { resumeGame } from '../lib/storage';
import { square } from '../lib/table';
import { expect, test } from '../lib/test';

/** Where something ends on the right, in pixels of the window. */
const rightOf = (target: Locator): Promise<number> =>
  target.evaluate((element) => element.getBoundingClientRect().right);

const TOWER = dealt({ rules: configured, board: plainBoard(2, 1000, 'b500') });

test('a board of a thousand rows is drawn small again, its labels in their places and no room beside', async ({
  page,
}) => {
  await resumeGame(page, TOWER);
  await expect(square(page, 'b500')).toBeInViewport();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await page.getByRole('button', { name: 'Whole board' }).click();
  await expect(page.locator('.board--overview')).toHaveCount(1);

  // Glyphs of less than a pixel are as wide as the browser likes: what counts is where they end.
  const overrun = (): Promise<number> =>
    page
      .locator('.board-frame__view')
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  await expect.poll(overrun).toBe(0);

  const labels = page.locator('.board__labels--top');
  const lastLabel = page
    .getByRole('row')
    .filter({ has: square(page, 'b500') })
    .locator('span')
    .last();
  // Both at one moment.
  const room = async (): Promise<number> => {
    const [above, beside] = await Promise.all([rightOf(labels), rightOf(lastLabel)]);
    return Math.abs(above - beside);
  };
  await expect.poll(room).toBeLessThan(0.5);
});
