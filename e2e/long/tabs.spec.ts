import { settled } from '../lib/settled';
import { dealt } from '../lib/games';
import { resumeGame } from '../lib/storage';
import {
  expectDraft,
  expectRack,
  moveBox,
  playAtOnce,
  rackTile,
  square,
  startGame,
} from '../lib/table';
import { KILLED_LANE } from '../lib/lanes';
import { expect, test } from '../lib/test';

const GAME = dealt({ draws: 'EEDNIDLNZHNTFORRVEO' });

test.describe('two tabs', () => {
  test('keep separate games', async ({ page, context }) => {
    await resumeGame(page, GAME);
    await expectRack(page, 'EEDNIDL');

    const other = await context.newPage();
    await other.goto('/');
    await settled(other);
    await startGame(other, { seats: ['human', 'human'], open: true, seed: 'x1' });
    await moveBox(other).fill('other');

    await rackTile(page, 'L').click();
    await square(page, 'd7').click();
    await expectDraft(page, 'd7 L');

    await other.reload();
    await expect(moveBox(other)).toHaveValue('other');
    await page.reload();
    await expectDraft(page, 'd7 L');
    await expectRack(page, 'EEDNID.');
  });

  test('keep separate games if one is a duplicate of the other', async ({ page, context }) => {
    await resumeGame(page, GAME);
    await expectRack(page, 'EEDNIDL');
    const opened = context.waitForEvent('page');
    await page.evaluate(() => void window.open('/'));
    const duplicate = await opened;
    expect(await duplicate.evaluate(() => sessionStorage.length)).toBe(1);
    await expect(playAtOnce(duplicate)).toBeVisible();
    await page.reload();
    await expectRack(page, 'EEDNIDL');
  });
});

test(
  'a tab opened after another was closed continues its game',
  KILLED_LANE,
  async ({ page, context }) => {
    await resumeGame(page, GAME);
    await rackTile(page, 'L').click();
    await square(page, 'd7').click();
    await expectDraft(page, 'd7 L');
    await page.close();
    const next = await context.newPage();
    await next.goto('/');
    await expectDraft(next, 'd7 L');
  },
);
