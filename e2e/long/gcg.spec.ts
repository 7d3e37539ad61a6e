import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { tabTo } from '../lib/keys';
import { openRecordText } from '../lib/records';
import { PHONE } from '../lib/screens';
import { expectTurns, startGame, tilesOnBoard } from '../lib/table';
import { expect, test } from '../lib/test';

const GAME = `#player1 ann Ann
#player2 ben Ben
>ann: AEILNRT 8D RETINAL +66 66
#note a remark
>ben: DEGOTUV G7 D.GE +10 10
>ben: DEGOTUV (challenge) +5 15
`;

async function saveGcg(page: Page): Promise<string> {
  await page.getByText('Menu', { exact: true }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as GCG' }).click();
  return readFile(await (await downloading).path(), 'utf8');
}

test('a GCG game is opened, looked through and saved again', async ({ page }) => {
  await page.goto('/');
  await startGame(page, { seed: 'gcg', seats: ['human', 'computer'] });

  await test.step('a file with an error leaves the current game, and its line is named', async () => {
    await openRecordText(page, 'wrong.gcg', GAME.replace('+66 66', '+67 67'));
    await expect(page.locator('.notice')).toContainText(
      'Line 3 says 67 points, but it should be 66.',
    );
    await expectTurns(page, 0);
  });

  await test.step('a valid one is opened, with its deviations listed', async () => {
    await openRecordText(page, 'game.gcg', GAME);
    await expectTurns(page, 2);
    const notice = page.locator('.notice');
    await expect(notice).toContainText('Opened game.gcg.');
    await expect(notice).toContainText('tiles were picked at random.');
    await expect(tilesOnBoard(page)).toHaveCount(10);
    await expect(
      page.getByRole('button', { name: /^Turn 2, Ben: DIGE, .* \+10 \+5, total 15/ }),
    ).toBeVisible();
  });

  await test.step('it is saved unchanged', async () => {
    const saved = await saveGcg(page);
    expect(saved.split('\n').filter((line) => line.startsWith('>'))).toEqual([
      '>Ann: AEILNRT 8D RETINAL +66 66',
      '>Ben: DEGOTUV G7 D.GE +10 10',
      '>Ben: (challenge) +5 15',
    ]);
  });
});

test('a game outside the GCG format cannot be saved as GCG', async ({ page }) => {
  await page.goto('/');
  await startGame(page, { seed: 'gcg', seats: ['human', 'computer'] });
  await page.getByText('Menu', { exact: true }).click();
  await expect(page.getByRole('button', { name: 'Save to file…' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save as GCG' })).toHaveCount(0);
});

/**
 * Performs an action that opens a file dialog, and chooses the file. Playwright intercepts the dialog only while the
 * test waits for it, so the wait has to start before the action.
 */
async function giveFile(page: Page, doing: () => Promise<void>): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await doing();
  const buffer = Buffer.from(GAME);
  await (await choosing).setFiles({ name: 'game.gcg', mimeType: 'text/plain', buffer });
}

const menu = (page: Page): Locator => page.locator('summary', { hasText: 'Menu' });

test('a GCG game is opened by keys alone', async ({ page }) => {
  await page.goto('/');
  await startGame(page, { seed: 'gcg', seats: ['human', 'computer'] });
  await giveFile(page, async () => {
    await tabTo(page, menu(page));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('navigation').getByRole('button', { name: 'Open file…' }));
    await page.keyboard.press('Enter');
  });
  await expectTurns(page, 2);
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('a GCG game is opened and saved by touch', async ({ page }) => {
    await page.goto('/');
    await startGame(page, { seed: 'gcg', seats: ['human', 'computer'] });
    await menu(page).tap();
    const open = page.getByRole('navigation').getByRole('button', { name: 'Open file…' });
    await giveFile(page, () => open.tap());
    await expect(page.locator('.notice')).toContainText('Opened game.gcg');
    await menu(page).tap();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as GCG' }).tap();
    expect((await downloading).suggestedFilename()).toMatch(/^tournament-.*\.gcg$/);
  });
});
