import { dealt } from '../lib/games';
import { resumeGame } from '../lib/storage';
import { expectDraft, rackTile, square, untilPlayable } from '../lib/table';
import { expect, test } from '../lib/test';

test('the letter picker comes back at its tile, and leaves the focus on the page', async ({
  page,
}) => {
  await resumeGame(page, dealt({ draws: 'CAT_EDONZHNTFO' }));
  await untilPlayable(page);
  await rackTile(page, '_').click();
  await square(page, 'd7').click();
  const picker = page.getByRole('dialog', { name: 'Letter for the blank at d7' });
  const before = await picker.boundingBox();
  await page.reload();
  await expect.poll(() => picker.boundingBox()).toEqual(before);
  await page.keyboard.press('s');
  await expectDraft(page, 'd7 s');
  await expect(page.locator(':focus')).toHaveCount(1);
});
