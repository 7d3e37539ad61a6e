import { dealt } from '../lib/games';
import { resumeGame } from '../lib/storage';
import { expectDraft, square, untilPlayable } from '../lib/table';
import { expect, test } from '../lib/test';

test.use({ viewport: { width: 360, height: 640 } });

test('keys bring squares large enough to lay tiles on, as taps do', async ({ page }) => {
  await resumeGame(page, dealt({ draws: 'EEDNIDLNZHNTFO' }));
  await untilPlayable(page);
  const width = async (): Promise<number> => (await square(page, 'd7').boundingBox())?.width ?? 0;
  expect(await width()).toBeLessThan(24);
  await page.keyboard.press('ArrowRight');
  await expect.poll(width).toBeGreaterThanOrEqual(32);
  await page.keyboard.press('d');
  await expectDraft(page, 'd7 D');
  await expect(square(page, 'd7')).toBeInViewport({ ratio: 1 });
});
