import { dealt } from '../lib/games';
import { resumeGame } from '../lib/storage';
import { expectDraft, expectRack, rackTile, square, untilPlayable } from '../lib/table';
import { expect, test } from '../lib/test';

test.beforeEach(async ({ page }) => {
  await resumeGame(page, dealt({ draws: 'CAT_EDONZHNTFO' }));
  await untilPlayable(page);
  await rackTile(page, '_').click();
  await square(page, 'd7').click();
  await expect(page.getByRole('dialog', { name: 'Letter for the blank at d7' })).toBeVisible();
});

for (const { way, presses } of [
  { way: 'Shift+Tab', presses: 1 },
  // Once past each of the letters and the button that returns the tile.
  { way: 'Tab', presses: 27 },
]) {
  test(`the letter picker keeps the focus, and its keys, when ${way} leads over its edge`, async ({
    page,
  }) => {
    for (let press = 0; press < presses; press++) await page.keyboard.press(way);
    await page.keyboard.press('s');
    await expectDraft(page, 'd7 s');
  });
}

test('Esc returns the blank after a click beside the letters', async ({ page }) => {
  await page.mouse.click(5, 400);
  await page.keyboard.press('Escape');
  await expectDraft(page);
  await expectRack(page, 'CAT_EDO');
});
