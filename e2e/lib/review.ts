import type { Locator, Page } from '@playwright/test';
import { latestState, type Timeline } from '../../src/engine';
import { resumeGame } from './storage';
import { expect } from './test';

export const review = (page: Page): Locator => page.getByRole('dialog', { name: 'Review' });

/** A turn in the review, 1-based. */
export const turn = (page: Page, number: number): Locator =>
  review(page).locator(`#reviewed-${number} details`);

export const REVIEWED = { seats: ['human', 'computer'], openRacks: false, seed: 'review' } as const;

export async function reviewButton(page: Page): Promise<Locator> {
  const button = page.getByRole('button', { name: 'Review', exact: true });
  await expect(button).toBeEnabled();
  return button;
}

export async function reviewGame(page: Page, game: Timeline): Promise<void> {
  await resumeGame(page, game);
  await (await reviewButton(page)).click();
  await untilReviewed(page, latestState(game).turns);
}

export async function untilReviewed(page: Page, turns: number): Promise<void> {
  const progress = review(page).getByRole('progressbar', { name: 'Review' });
  await expect(progress).toHaveAttribute('value', String(turns), { timeout: 60_000 });
}
