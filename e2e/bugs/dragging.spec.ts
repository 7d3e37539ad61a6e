import type { Page } from '@playwright/test';
import { dealt } from '../lib/games';
import { middleOf } from '../lib/gestures';
import { holdWords, resumeGame } from '../lib/storage';
import {
  expectDraft,
  expectRack,
  expectTurns,
  moveBox,
  rackPosition,
  seatLine,
  square,
  untilPlayable,
} from '../lib/table';
import { expect, test } from '../lib/test';

/** Lifts the tile at a position of the rack and holds it over a square. */
async function hold(page: Page, position: number, over: string): Promise<void> {
  const from = await middleOf(rackPosition(page, position));
  const to = await middleOf(square(page, over));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 8 });
}

const lifted = (page: Page) => page.locator('.tile--lifted');

test('a tile in hand does not become the other player’s when the move is played', async ({
  page,
}) => {
  await resumeGame(page, dealt({ draws: 'EEDNIDLNZHNTFORREVO' }));
  await untilPlayable(page);
  await moveBox(page).fill('DINED,d4');
  await expectRack(page, '.E....L');
  await hold(page, 2, 'h10');
  await expect(lifted(page)).toHaveText(/^E/);
  await page.keyboard.press('Enter');
  await expectTurns(page, 1);
  await expect(lifted(page)).toBeHidden();
  await page.mouse.up();
  await expectDraft(page);
  await expectRack(page, 'NZHNTFO');
  await hold(page, 2, 'h10');
  await page.mouse.up();
  await expectDraft(page, 'h10 Z');
});

test('a tile in hand does not become the other player’s, not even the same letter', async ({
  page,
}) => {
  await resumeGame(page, dealt({ draws: 'EEDNIDLEEHNTFORREVO' }));
  await untilPlayable(page);
  await moveBox(page).fill('DINED,d4');
  await hold(page, 2, 'h10');
  await page.keyboard.press('Enter');
  await expectTurns(page, 1);
  await page.mouse.up();
  await expectDraft(page);
  await expectRack(page, 'EEHNTFO');
});

test('a tile in hand stays there while the computer moves', async ({ page }) => {
  const releaseWords = await holdWords(page);
  await resumeGame(page, dealt({ seats: ['computer', 'human'], draws: 'NZHNTFOEEDNIDL' }));
  await expectRack(page, 'EEDNIDL');
  await hold(page, 7, 'n12');
  releaseWords();
  await expect(seatLine(page, 2)).toContainText('Your turn');
  await expect(lifted(page)).toHaveText(/^L/);
  await page.mouse.up();
  await expectDraft(page, 'n12 L');
});
