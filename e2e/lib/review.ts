import type { Locator, Page } from '@playwright/test';
import { latestState, type Timeline } from '../../src/engine';
import { resumeGame } from './storage';
import { expect } from './test';

/** The dialog of the review. */
export const review = (page: Page): Locator => page.getByRole('dialog', { name: 'Review' });

/** A turn in it, 1-based. */
export const turn = (page: Page, number: number): Locator =>
  review(page).locator(`#reviewed-${number} details`);

/** A game against the computer. */
export const REVIEWED = { seats: ['human', 'computer'], openRacks: false, seed: 'review' } as const;

/** The button that has a game gone over, once its words are there. */
export async function reviewButton(page: Page): Promise<Locator> {
  const button = page.getByRole('button', { name: 'Review', exact: true });
  await expect(button).toBeEnabled();
  return button;
}

/** Opens a game that is over, and waits until all its turns have been gone over. */
export async function reviewGame(page: Page, game: Timeline): Promise<void> {
  await resumeGame(page, game);
  await (await reviewButton(page)).click();
  await untilReviewed(page, latestState(game).turns);
}

/** Waits until so many turns have been gone over. */
export async function untilReviewed(page: Page, turns: number): Promise<void> {
  const progress = review(page).getByRole('progressbar', { name: 'Review' });
  await expect(progress).toHaveAttribute('value', String(turns), { timeout: 60_000 });
}
