import { dealt } from '../lib/games';
import { resumeGame } from '../lib/storage';
import { expectDraft, moveBox, untilPlayable, expectScores } from '../lib/table';
import { test } from '../lib/test';

test('a reload in the very moment in which a tile is laid loses nothing', async ({ page }) => {
  await resumeGame(page, dealt({ draws: 'EEDNIDLNZHNTFO' }));
  await expectDraft(page);
  await page.locator('[data-square="d7"]').click();
  await Promise.all([
    page.waitForEvent('load'),
    page.evaluate(() => {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'l', bubbles: true }));
      location.reload();
    }),
  ]);
  await expectDraft(page, 'd7 L');
});

test('a reload in the very moment in which a move is played loses nothing', async ({ page }) => {
  await resumeGame(page, dealt({ draws: 'EEDNIDLNZHNTFO' }));
  await untilPlayable(page);
  await moveBox(page).fill('DINED,d4');
  await Promise.all([
    page.waitForEvent('load'),
    page.evaluate(() => {
      document.querySelector('form')?.requestSubmit();
      location.reload();
    }),
  ]);
  await expectScores(page, [20, 0]);
});
