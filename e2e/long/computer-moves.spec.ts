import { settled } from '../lib/settled';
import type { Page } from '@playwright/test';
import { dealt } from '../lib/games';
import { holdOver, lifted } from '../lib/gestures';
import { holdWords, resumeGame } from '../lib/storage';
import {
  expectDraft,
  expectRack,
  moveBox,
  rackPosition,
  rackTile,
  seatLine,
  square,
} from '../lib/table';
import { expect, test } from '../lib/test';

/** A game in which the computer moves once it gets its words. */
async function open(page: Page): Promise<() => Promise<void>> {
  const releaseWords = await holdWords(page);
  await resumeGame(page, dealt({ seats: ['computer', 'human'], draws: 'NZHNTFOEEDNIDL' }));
  await expectRack(page, 'EEDNIDL');
  return async () => {
    releaseWords();
    await settled(page);
    // It plays ZHO from c7.
    await expect(seatLine(page, 2)).toContainText('your turn');
    await expect(square(page, 'd7')).toHaveAccessibleName(/^d7, H,/);
  };
}

test('the player’s preparations during the computer’s move', async ({ page }) => {
  const letMove = await open(page);
  await moveBox(page).fill('DINED,d4');
  await expectDraft(page, 'd4 D', 'd5 I', 'd6 N', 'd7 E', 'd8 D');
  await rackTile(page, 'L').click();
  await expect(rackTile(page, 'L')).toHaveAttribute('aria-pressed', 'true');
  await letMove();

  await test.step('the move box does not name a tile that the move returned to the rack', async () => {
    await expectDraft(page, 'd4 D', 'd5 I', 'd6 N', 'd8 D');
    await expectRack(page, 'EE....L');
    await expect(moveBox(page)).not.toHaveValue(/DINED/);
  });

  await test.step('a selected tile stays selected, and can be placed', async () => {
    await expect(rackTile(page, 'L')).toHaveAttribute('aria-pressed', 'true');
    await square(page, 'n12').click();
    await expectDraft(page, 'd4 D', 'd5 I', 'd6 N', 'd8 D', 'n12 L');
  });
});

test('a dragged tile stays under the pointer while the computer moves', async ({ page }) => {
  const letMove = await open(page);
  await holdOver(page, rackPosition(page, 7), square(page, 'n12'));
  await letMove();
  await expect(lifted(page)).toHaveText(/^L/);
  await page.mouse.up();
  await expectDraft(page, 'n12 L');
});
