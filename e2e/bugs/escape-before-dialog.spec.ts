import { dealt } from '../lib/games';
import { resumeGame } from '../lib/storage';
import { untilPlayable } from '../lib/table';
import { expect, test } from '../lib/test';

test('Esc takes the help back that is still on its way', async ({ page }) => {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/HelpDialog-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await resumeGame(page, dealt({}));
  await untilPlayable(page);
  const arrived = page.waitForResponse('**/HelpDialog-*.js');
  await page.keyboard.press('?');
  await page.keyboard.press('Escape');
  release();
  await arrived;
  // A second key shows that the page has come as far as this.
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('grid').getByText('→')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});
