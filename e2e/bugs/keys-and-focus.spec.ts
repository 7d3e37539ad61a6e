import type { Locator, Page } from '@playwright/test';
import { dealt } from '../lib/games';
import { resumeGame } from '../lib/storage';
import {
  expectCursor,
  expectTurns,
  moveBox,
  playMove,
  setupDialog,
  square,
  startGame,
  untilPlayable,
} from '../lib/table';
import { expect, test } from '../lib/test';

const GAME = dealt({ draws: 'EEDNIDLNZHNTFORREVO' });

const board = (page: Page): Locator => page.getByRole('region', { name: 'Board' });
const help = (page: Page): Locator => page.getByRole('dialog', { name: 'Rules and keys' });

async function open(page: Page, game = GAME): Promise<void> {
  await resumeGame(page, game);
  await untilPlayable(page);
}

test('Esc in the dialog of a new game gives the focus back to its button', async ({ page }) => {
  await open(page);
  const button = page.getByRole('button', { name: 'New game' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(setupDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(setupDialog(page)).toBeHidden();
  await expect(button).toBeFocused();
});

test('closing the list of keys gives the focus back to the square', async ({ page }) => {
  await open(page);
  await square(page, 'd7').click();
  await page.keyboard.press('?');
  await help(page).getByRole('button', { name: 'Close' }).click();
  await expect(help(page)).toBeHidden();
  await expect(square(page, 'd7')).toBeFocused();
});

test('the focus goes to the board when a game starts, and keys work there', async ({ page }) => {
  await page.goto('/');
  await untilPlayable(page);
  await startGame(page, { seats: ['human', 'human'], open: true, seed: 'first' });
  await expect(board(page)).toBeFocused();
  await page.getByRole('button', { name: 'New game' }).press('Enter');
  await startGame(page, { seats: ['human', 'human'], open: true, seed: 'second', board: 'Tower' });
  await expect(board(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expectCursor(page, 'd23', '→');
});

test('the focus goes to the board after a pass', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Pass' }).press('Enter');
  await page.getByRole('button', { name: 'Yes, pass' }).press('Enter');
  await expectTurns(page, 1);
  await expect(board(page)).toBeFocused();
});

test('the focus stays in the move box where the box stays', async ({ page }) => {
  await open(page);
  await moveBox(page).focus();
  await playMove(page, 'DINED,d4');
  await expectTurns(page, 1);
  await expect(moveBox(page)).toBeFocused();
});

test('Enter held down does not lift the curtain that the move let down', async ({ page }) => {
  await open(page, dealt({ draws: 'EEDNIDLNZHNTFORREVO', openRacks: false }));
  const showTiles = page.getByRole('button', { name: 'Show my tiles' });
  await showTiles.press('Enter');
  await expect(board(page)).toBeFocused();
  await playMove(page, 'DINED,d4');
  await expect(showTiles).toBeVisible();
  await expect(board(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(showTiles).toBeVisible();
});

test('the focus goes to the board when an earlier turn is left', async ({ page }) => {
  await open(page);
  await playMove(page, 'DINED,d4');
  await page.getByRole('button', { name: 'First' }).click();
  await page.getByRole('button', { name: 'Back to now' }).press('Enter');
  await expect(board(page)).toBeFocused();
});

test('the menu has the focus back when one of its entries has been chosen', async ({ page }) => {
  await open(page);
  await page.getByText('Record', { exact: true }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save record' }).press('Enter');
  await downloading;
  await expect(page.locator('summary').first()).toBeFocused();
});

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('the menu has the focus back when the rules are closed', async ({ page }) => {
    await open(page);
    await page.getByText('More', { exact: true }).click();
    await page.getByRole('button', { name: 'Rules and keys' }).press('Enter');
    await expect(help(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(help(page)).toBeHidden();
    await expect(page.locator('summary').first()).toBeFocused();
  });
});
