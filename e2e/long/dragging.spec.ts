import { settled } from '../lib/settled';
import { dealt } from '../lib/games';
import { dragTo, holdOver, letGo, lifted } from '../lib/gestures';
import { DESKTOP, resizeTo } from '../lib/screens';
import { resumeGame } from '../lib/storage';
import {
  expectDraft,
  expectRack,
  expectTurns,
  moveBox,
  rackPosition,
  rackTile,
  square,
} from '../lib/table';
import { expect, test } from '../lib/test';

const LOW_WINDOW = { width: 1360, height: 500 };

test('a dragged tile', async ({ page }) => {
  await resumeGame(page, dealt({ draws: 'EEDNIDLEEHNTFORREVO' }));
  await settled(page);
  const recallAll = (): Promise<void> => page.getByRole('button', { name: 'Recall' }).click();

  await test.step('returns alone when Esc is pressed during the drag', async () => {
    await dragTo(page, rackTile(page, 'L'), square(page, 'd7'));
    await holdOver(page, rackTile(page, 'N'), square(page, 'd8'));
    await page.keyboard.press('Escape');
    await letGo(page);
    await expectDraft(page, 'd7 L');
    await expectRack(page, 'EEDNID.');
    await recallAll();
    await expectDraft(page);
  });

  await test.step('does not scroll the page away over the lowest row', async () => {
    await resizeTo(page, LOW_WINDOW);
    await holdOver(page, rackTile(page, 'N'), square(page, 'e14'));
    const scrolled = await page.evaluate(async () => {
      let max = 0;
      for (let frame = 0; frame < 30; frame++) {
        await new Promise(requestAnimationFrame);
        max = Math.max(max, window.scrollY);
      }
      return max;
    });
    await letGo(page);
    expect(scrolled).toBe(0);
    await expectDraft(page, 'e14 N');
    await recallAll();
    await expectDraft(page);
    await resizeTo(page, DESKTOP.viewport);
  });

  await test.step('does not become the next player’s tile when the move is played', async () => {
    await moveBox(page).fill('DINED,d4');
    await expectRack(page, '.E....L');
    await holdOver(page, rackPosition(page, 2), square(page, 'h10'));
    await expect(lifted(page)).toHaveText(/^E/);
    await page.keyboard.press('Enter');
    await expectTurns(page, 1);
    await letGo(page);
    await expectDraft(page);
    await expectRack(page, 'EEHNTFO');
  });

  await test.step('is dropped if another letter takes its place, and the next tile can be lifted', async () => {
    await moveBox(page).fill('TN,7c');
    await expectRack(page, 'EEH..FO');
    await holdOver(page, rackPosition(page, 7), square(page, 'h10'));
    await expect(lifted(page)).toHaveText(/^O/);
    await page.keyboard.press('Enter');
    await expectTurns(page, 2);
    await expect(lifted(page)).toBeHidden();
    await letGo(page);
    await expectDraft(page);
    await expectRack(page, 'ELRREVO');
    await holdOver(page, rackPosition(page, 6), square(page, 'h10'));
    await letGo(page);
    await expectDraft(page, 'h10 V');
  });
});
