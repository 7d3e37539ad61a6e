import { setupDialog, startGame } from '../lib/table';
import { expect, test } from '../lib/test';

test('the questions before the first game stay, however often Esc is pressed', async ({ page }) => {
  await page.goto('/');
  await expect(setupDialog(page)).toBeVisible();
  for (let press = 0; press < 4; press++) await page.keyboard.press('Escape');
  await expect(setupDialog(page)).toBeVisible();
  await startGame(page, { seed: 'stays' });
  await expect(page.getByRole('grid')).toBeVisible();
});
