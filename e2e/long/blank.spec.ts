import type { Page } from '@playwright/test';
import { dealt, rackText, seedOf } from '../lib/games';
import { dragTo } from '../lib/gestures';
import { expectRack, expectTurns, playMove, rackTile, square, startGame } from '../lib/table';
import { expect, test } from '../lib/test';

const isWanted = (rack: string): boolean => ['_', 'A', 'T'].every((face) => rack.includes(face));

/** A deal whose first rack has exactly one blank, one A and one T. */
const SEED = seedOf((game) => isWanted(rackText(game, 0)) && !/_.*_/.test(rackText(game, 0)));
const RACK = rackText(dealt({ seed: SEED }), 0);

const picker = (page: Page) => page.getByRole('dialog', { name: 'Letter for the blank at d7' });

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await startGame(page, { seed: SEED, seats: ['human', 'human'], open: true });
  await expectRack(page, RACK);
  await dragTo(page, rackTile(page, '_'), square(page, 'd7'));
  await expect(picker(page)).toBeVisible();
});

test('a blank is typed as a small letter', async ({ page }) => {
  await page.keyboard.press('Escape');
  await playMove(page, 'cAT,7d');
  await expectTurns(page, 1);
  await expect(square(page, 'd7')).toHaveAccessibleName('d7, C, blank, 8');
});
