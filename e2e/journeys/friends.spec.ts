import type { Page } from '@playwright/test';
import { joinInNewTab, hostTable, join, linkOf, openTable } from '../lib/friends';
import { meetByCode } from '../lib/online';
import { expectRack, expectTurns, playAtOnce, playMove, rackLetters, seatLine } from '../lib/table';
import { expect, test } from '../lib/test';

test('an invitation admits one guest, who can return to the seat until the host closes the table', async ({
  page,
}) => {
  await openTable(page);
  const link = await linkOf(page);
  const friend = await joinInNewTab(page, link);
  const tableButton = (each: Page) => each.getByRole('button', { name: 'Table', exact: true });
  const leave = async (): Promise<void> => {
    await tableButton(friend).click();
    await friend.getByRole('button', { name: 'Leave table' }).click();
    await friend.getByRole('button', { name: 'Yes, leave' }).click();
    await expect(playAtOnce(friend)).toBeVisible();
  };

  await test.step('another visitor is refused the seat', async () => {
    const stranger = await page.context().newPage();
    await stranger.goto(link);
    await join(stranger, 'Eve');
    await expect(stranger.getByText('Someone has this seat.')).toBeVisible();
    await stranger.close();
    await page.bringToFront();
  });

  await test.step('a guest who left returns to the same tiles', async () => {
    await page.getByRole('button', { name: 'Start game' }).click();
    await expect(friend.getByRole('grid')).toBeVisible();
    const tiles = await rackLetters(friend);
    await leave();
    await friend.goto(link);
    await join(friend, 'Bob the second');
    await expectRack(friend, tiles);
    await playMove(page, ',');
    await expectTurns(friend, 1);
  });

  await test.step('a table closed by its host is closed for all, and its record stays', async () => {
    await tableButton(page).click();
    await hostTable(page).getByRole('button', { name: 'Close table' }).click();
    await hostTable(page).getByRole('button', { name: 'Yes, close for everyone' }).click();
    await expect(playAtOnce(page)).toBeVisible();
    await expect(friend.getByText('The host closed the table.').first()).toBeVisible();
    await friend.getByText('Menu', { exact: true }).click();
    await expect(friend.getByRole('button', { name: 'Save to file…' })).toBeEnabled();
    await friend.keyboard.press('Escape');
  });

  await test.step('a guest who leaves is still away after a reload', async () => {
    await leave();
    await friend.reload();
    await expect(playAtOnce(friend)).toBeVisible();
  });
});

test('two tabs connected by code play with each other', async ({ page, context }) => {
  await openTable(page);
  const friend = await context.newPage();
  await meetByCode({ page }, { page: friend }, { player: 2, name: 'Bob' });
  await page.getByRole('button', { name: 'Start game' }).click();
  for (const each of [page, friend]) await expect(each.getByRole('grid')).toBeVisible();
  await playMove(page, ',');
  await expectTurns(friend, 1);
  await expect(seatLine(friend, 2)).toContainText('your turn');
  await playMove(friend, ',');
  for (const each of [page, friend]) await expectTurns(each, 2);
});
