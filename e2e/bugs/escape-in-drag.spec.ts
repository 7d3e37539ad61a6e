import { dealt } from '../lib/games';
import { dragTo, middleOf } from '../lib/gestures';
import { resumeGame } from '../lib/storage';
import { expectDraft, expectRack, rackTile, square } from '../lib/table';
import { test } from '../lib/test';

test('Esc in the middle of a drag puts back that tile alone', async ({ page }) => {
  await resumeGame(page, dealt({ draws: 'EEDNIDLNZHNTFORRVEO' }));
  await dragTo(page, rackTile(page, 'L'), square(page, 'd7'));
  const from = await middleOf(rackTile(page, 'N'));
  const over = await middleOf(square(page, 'd8'));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(over.x, over.y, { steps: 4 });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expectDraft(page, 'd7 L');
  await expectRack(page, 'EEDNID.');
});
