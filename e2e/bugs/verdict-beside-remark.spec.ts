import { dealt } from '../lib/games';
import { resumeGame } from '../lib/storage';
import { square, untilPlayable, verdict } from '../lib/table';
import { expect, test } from '../lib/test';

test('the verdict stays in sight where a blank stands for a missing letter', async ({ page }) => {
  await resumeGame(page, dealt({ draws: 'CAT_EDONZHNTFO' }));
  await untilPlayable(page);
  await square(page, 'b7').click();
  await page.keyboard.type('cats');
  await expect(verdict(page)).toContainText('There is no S on your rack: a blank stands for it.');
  await expect(verdict(page)).toContainText('CATs · ');
  await expect(verdict(page)).toContainText('legal');
});
