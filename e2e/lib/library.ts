import { settled } from './settled';
import type { Locator, Page } from '@playwright/test';
import { after, dealt } from './games';
import { resumeGame } from './storage';
import { expectTurns, playMove, startGame } from './table';
import { expect } from './test';

/** The dialog with the games of this browser. */
export const library = (page: Page): Locator => page.getByRole('dialog', { name: 'Your games' });

/** The games in it. */
export const cards = (page: Page): Locator => library(page).locator('.game-card');

/** Those of them that have a text. */
export const card = (page: Page, text: string): Locator => cards(page).filter({ hasText: text });

/** Opens the library by the menu of the header. */
export async function openLibrary(page: Page): Promise<void> {
  await page.locator('summary', { hasText: /Record|Games|Menu/ }).click();
  await page.getByRole('button', { name: 'Your games' }).click();
  await expect(library(page)).toBeVisible();
}

/** Presses a button of the menu of a game. */
export async function chooseFromMenu(game: Locator, name: string): Promise<void> {
  await game.locator('summary').click();
  await game.getByRole('button', { name, exact: true }).click();
}

/** A page with a game on the table, and one that was left for it. */
export async function withTwoGames(page: Page): Promise<void> {
  await resumeGame(page, after(dealt({ draws: 'DINEDLXEEHNTFO' }), 'DINED,d4'));
  await expectTurns(page, 1);
  await page.getByRole('button', { name: 'New game' }).click();
  await startGame(page, { seed: 'library', seats: ['human', 'human'], open: true, board: 'Tower' });
  await settled(page);
  // Not in the box of the game before.
  await expectTurns(page, 0);
  await playMove(page, ',');
  await expectTurns(page, 1);
}
