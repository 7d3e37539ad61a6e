import { settled } from '../lib/settled';
import { dealt, rackText } from '../lib/games';
import { dragTo } from '../lib/gestures';
import { resumeGame } from '../lib/storage';
import {
  expectDraft,
  expectRack,
  expectScores,
  expectTurns,
  moveBox,
  playMove,
  rackTile,
  square,
  startGame,
} from '../lib/table';
import { KILLED_LANE } from '../lib/lanes';
import { expect, test } from '../lib/test';

test('a reload at the moment of an action loses nothing', KILLED_LANE, async ({ page }) => {
  await resumeGame(page, dealt({ draws: 'EEDNIDLNZHNTFO' }));
  await expectDraft(page);

  await test.step('a tile is placed', async () => {
    await square(page, 'd7').click();
    const reloaded = page.waitForEvent('load');
    await page.evaluate(() => {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'l', bubbles: true }));
      location.reload();
    });
    await reloaded;
    await expectDraft(page, 'd7 L');
  });

  await test.step('a move is played', async () => {
    await settled(page);
    await moveBox(page).fill('DINED,d4');
    const reloaded = page.waitForEvent('load');
    await page.evaluate(() => {
      document.querySelector('form')?.requestSubmit();
      location.reload();
    });
    await reloaded;
    await expectScores(page, [20, 0]);
  });
});

test(
  'a draft placed after a reload behind the curtain survives the next reload',
  KILLED_LANE,
  async ({ page }) => {
    const game = dealt({ openRacks: false, seed: 'curtain' });
    const [face = ''] = rackText(game, 1);
    const showTiles = page.getByRole('button', { name: 'Show my tiles' });
    await resumeGame(page, game);
    await showTiles.click();
    await playMove(page, ',');
    await expectTurns(page, 1);
    await expect(showTiles).toBeVisible();
    await page.reload();
    await showTiles.click();
    await expectRack(page, rackText(game, 1));
    await dragTo(page, rackTile(page, face), square(page, 'd7'));
    await expectDraft(page, `d7 ${face}`);
    await page.reload();
    await showTiles.click();
    await expectDraft(page, `d7 ${face}`);
  },
);

test(
  'computers restarted after a reload keep running after the next one',
  KILLED_LANE,
  async ({ page }) => {
    await page.goto('/');
    await startGame(page, { seed: 'run', seats: ['computer', 'computer'] });
    await page.getByLabel('Speed').selectOption('slow');
    await page.getByRole('button', { name: 'Pause' }).click();
    await expect(page.getByText('Paused')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Paused')).toBeVisible();
    await page.getByRole('button', { name: 'Resume', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  },
);
