import { settled } from '../lib/settled';
import type { Page } from '@playwright/test';
import { dealt } from '../lib/games';
import { openRecord } from '../lib/records';
import { keptTexts } from '../lib/storage';
import { expectTurns, playMove, startGame } from '../lib/table';
import { expect, test } from '../lib/test';

/** Number of rounds, each with a new game, a rematch, an opened file and a return. */
const ROUNDS = Number(process.env['STARTS'] ?? 60);

const GAME = dealt({ draws: 'EEDNIDLNZHNTFORREVO' });

async function resign(page: Page): Promise<void> {
  await page.locator('summary').filter({ hasText: 'More' }).click();
  await page.getByRole('button', { name: 'Resign', exact: true }).click();
  await page.mouse.move(0, 0);
  await page.getByRole('button', { name: 'Yes, resign' }).click();
}

/** Passes, so that the game has a turn and is saved. */
async function pass(page: Page): Promise<void> {
  await settled(page);
  await playMove(page, ',');
  await expectTurns(page, 1);
}

test('every game is saved: new, rematch, opened or returned to', async ({ page }) => {
  test.setTimeout(ROUNDS * 120_000);
  await page.goto('/');
  for (let round = 1; round <= ROUNDS; round++) {
    await test.step(`round ${round}`, async () => {
      if (round > 1) await page.getByRole('button', { name: 'New game' }).first().click();
      await startGame(page, { seed: `start ${round}`, seats: ['human', 'human'], open: true });
      await pass(page);
      await resign(page);
      await page.getByRole('button', { name: 'Rematch' }).click();
      await expectTurns(page, 0);
      await pass(page);
      await openRecord(page, { ...GAME, record: { ...GAME.record, id: `opened ${round}` } });
      await expectTurns(page, 0);
      await pass(page);
      await page.reload();
      await expectTurns(page, 1);
      await expect(page.getByText('in another tab')).toHaveCount(0);
    });
  }
  const names = Object.keys(await keptTexts(page));
  const games = names.filter((name) => name.startsWith('game/'));
  expect(games).toHaveLength(3 * ROUNDS);
});
