import type { Page } from '@playwright/test';
import { dealt, rackText, seedOf } from '../lib/games';
import { dragTo } from '../lib/gestures';
import { LONG_TEST } from '../lib/long';
import {
  expectDraft,
  expectRack,
  expectTurns,
  moveBox,
  playMove,
  rackTile,
  square,
  startGame,
  verdict,
} from '../lib/table';
import { expect, test } from '../lib/test';

const isWanted = (rack: string): boolean => ['_', 'A', 'T'].every((face) => rack.includes(face));

/** A deal whose first rack holds a blank, an A and a T, and nothing twice of these. */
const SEED = seedOf((game) => isWanted(rackText(game, 0)) && !/_.*_/.test(rackText(game, 0)));
const RACK = rackText(dealt({ seed: SEED }), 0);
const WITHOUT = RACK.replace('_', '.');

const picker = (page: Page) => page.getByRole('dialog', { name: 'Letter for the blank at d7' });

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await startGame(page, { seed: SEED, seats: ['human', 'human'], open: true });
  await expectRack(page, RACK);
  await dragTo(page, rackTile(page, '_'), square(page, 'd7'));
  await expect(picker(page)).toBeVisible();
});

test('a blank that is dropped asks for its letter, and is a small letter from then on', async ({
  page,
}) => {
  await test.step('every letter is offered', async () => {
    const offered = picker(page).getByRole('button', { name: /^[A-Z]$/ });
    await expect(offered).toHaveCount(26);
  });
  await test.step('no key but a letter names the blank, and no combination does', async () => {
    for (const key of ['1', '?', 'ArrowRight', 'Control+c', 'Alt+c', 'Meta+c']) {
      await page.keyboard.press(key);
      await expect(picker(page)).toBeVisible();
    }
    await expect(square(page, 'd7')).not.toHaveAccessibleName(/value/);
  });
  await test.step('its letter can be typed as a capital', async () => {
    await page.keyboard.press('Shift+C');
    await expectDraft(page, 'd7 c');
  });
  await test.step('it keeps its letter when it is moved, and loses it on the rack', async () => {
    await dragTo(page, square(page, 'd7'), square(page, 'f9'));
    await expectDraft(page, 'f9 c');
    await square(page, 'f9').click({ button: 'right' });
    await expectRack(page, RACK);
    await dragTo(page, rackTile(page, '_'), square(page, 'd7'));
    await expect(picker(page)).toBeVisible();
  });
  await test.step('its letter can be typed as a small one', async () => {
    await page.keyboard.press('c');
    await expect(picker(page)).toBeHidden();
    await expectDraft(page, 'd7 c');
    await expectRack(page, WITHOUT);
  });
  await test.step('it is a small letter on the board, in the move box and in the list of moves', async () => {
    await dragTo(page, rackTile(page, 'A'), square(page, 'e7'));
    await dragTo(page, rackTile(page, 'T'), square(page, 'f7'));
    await expect(moveBox(page)).toHaveValue('cAT,7d');
    await expect(square(page, 'd7')).toContainText('c');
    await expect(square(page, 'd7')).toHaveAccessibleName('d7, C, blank, value 8, not yet played');
    await expect(verdict(page)).toContainText('cAT · c8 + ');
    await moveBox(page).press('Enter');
    await expectTurns(page, 1);
    await expect(square(page, 'd7')).toHaveAccessibleName('d7, C, blank, value 8');
    await expect(square(page, 'd7')).toContainText('c');
    await expect(page.getByRole('row', { name: /cAT,7d/ })).toBeVisible();
    await page.getByRole('tab', { name: 'Transcript' }).click();
    const transcript = page.getByRole('region', { name: 'Transcript' });
    await expect(transcript).toContainText('The move is: Letters: cAT at position 7d');
    await expect(transcript).toContainText(' c8 A1 T1 ');
  });
});

test('a blank is typed as a small letter', LONG_TEST, async ({ page }) => {
  await page.keyboard.press('Escape');
  await playMove(page, 'cAT,7d');
  await expectTurns(page, 1);
  await expect(square(page, 'd7')).toHaveAccessibleName('d7, C, blank, value 8');
});
