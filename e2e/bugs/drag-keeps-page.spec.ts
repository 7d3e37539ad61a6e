import { after, dealt } from '../lib/games';
import { middleOf } from '../lib/gestures';
import { resumeGame } from '../lib/storage';
import { expectDraft, rackPosition, square, untilPlayable } from '../lib/table';
import { expect, test } from '../lib/test';

test.use({ viewport: { width: 1360, height: 500 } });

test('a tile held over the lowest row does not scroll the page away', async ({ page }) => {
  await resumeGame(page, after(dealt({ draws: 'EEDNIDLNZHNTFORREVOFILASP' }), 'DINED,d4'));
  await untilPlayable(page);
  const from = await middleOf(rackPosition(page, 1));
  const to = await middleOf(square(page, 'e14'));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 8 });
  const scrolled = await page.evaluate(async () => {
    let most = 0;
    for (let frame = 0; frame < 30; frame++) {
      await new Promise(requestAnimationFrame);
      most = Math.max(most, window.scrollY);
    }
    return most;
  });
  await page.mouse.up();
  expect(scrolled).toBe(0);
  await expectDraft(page, 'e14 N');
});
