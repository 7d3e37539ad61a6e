import { settled } from './settled';
import type { Locator, Page } from '@playwright/test';
import { after, dealt } from './games';
import { resumeGame } from './storage';
import { expectTurns, playMove, startGame } from './table';
import { expect } from './test';

export const library = (page: Page): Locator => page.getByRole('dialog', { name: 'Your games' });

export const cards = (page: Page): Locator => library(page).locator('.game-card');

export const card = (page: Page, text: string): Locator => cards(page).filter({ hasText: text });

export async function openLibrary(page: Page): Promise<void> {
  await page.locator('summary', { hasText: 'Menu' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Your games' }).click();
  await expect(library(page)).toBeVisible();
}

export async function chooseFromMenu(game: Locator, name: string): Promise<void> {
  await game.locator('summary').click();
  await game.getByRole('button', { name, exact: true }).click();
}

/** A page with a current game and a previous one. */
export async function withTwoGames(page: Page): Promise<void> {
  await resumeGame(page, after(dealt({ draws: 'DINEDLXEEHNTFO' }), 'DINED,d4'));
  await expectTurns(page, 1);
  await page.getByRole('button', { name: 'New game' }).click();
  await startGame(page, { seed: 'library', seats: ['human', 'human'], open: true, board: 'Tower' });
  await settled(page);
  // Makes sure that the box is not that of the previous game.
  await expectTurns(page, 0);
  await playMove(page, ',');
  await expectTurns(page, 1);
}
