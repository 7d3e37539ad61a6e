import type { Locator, Page } from '@playwright/test';
import { latestState, type Timeline } from '../../src/engine';
import { resumeGame } from './storage';
import { expect } from './test';

export const review = (page: Page): Locator => page.getByRole('region', { name: 'Review' });

/** The heading of the turn that the board and the review show. */
export const turnHeading = (page: Page): Locator =>
  review(page).getByRole('heading', { name: /^(\S+ turn \d+ |Start)/ });

/** The start of the heading of a turn of any player. */
export const titleOf = (number: number): RegExp => new RegExp(`^\\S+ turn ${number} `);

/** The rows of all turns; their tab opens. */
export async function allTurns(page: Page): Promise<Locator> {
  await review(page).getByRole('tab', { name: 'All turns' }).click();
  return review(page).getByRole('row');
}

/** Shows a turn, 1-based, by its row. */
export async function showTurn(page: Page, number: number): Promise<void> {
  const rows = await allTurns(page);
  await rows
    .nth(number - 1)
    .getByRole('button')
    .click();
  await expect(turnHeading(page)).toContainText(titleOf(number));
}

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

/** Checks that a better move leaves the letters of the first move in sight; both cover the start square. */
export async function expectBothInSight(page: Page): Promise<void> {
  const both = page
    .getByRole('gridcell')
    .filter({ has: page.locator('[data-tile]') })
    .filter({ has: page.locator('.tile--ghost') });
  await expect(both.first()).toBeVisible();
  const inSight = await both.evaluateAll((squares) =>
    squares.map((square) =>
      ['[data-tile]', '.tile--ghost .tile__letter'].map((name) => {
        const letter = square.querySelector(name);
        const { x = 0, y = 0, width = 0, height = 0 } = letter?.getBoundingClientRect() ?? {};
        const top = document.elementFromPoint(x + width / 2, y + height / 2);
        return letter?.contains(top) ?? false;
      }),
    ),
  );
  expect(inSight.flat()).not.toContain(false);
}
