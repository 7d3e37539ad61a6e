import type { Locator, Page } from '@playwright/test';
import { candidatesIn, classic, latestState, seenTurnIn, type Timeline } from '../../src/engine';
import { violationsOn } from '../lib/axe';
import { dealt, passedOut, shippedBoard, words } from '../lib/games';
import { finished } from '../../src/engine/search';
import { IS_LONG, LONG_TEST } from '../lib/long';
import { PHONE } from '../lib/screens';
import { resumeGame } from '../lib/storage';
import { chooseColours, expectTurns, moveBox, startGame, untilPlayable } from '../lib/table';
import { expect, test } from '../lib/test';
import { WHOLE_GAMES } from '../lib/whole-games';

const review = (page: Page): Locator => page.getByRole('dialog', { name: 'Review' });

const turn = (page: Page, number: number): Locator =>
  review(page).locator(`#reviewed-${number} details`);

const PLAN = { seats: ['human', 'computer'], openRacks: false, seed: 'review' } as const;

/** The button that has a game gone over, once its words are there. */
async function reviewButton(page: Page): Promise<Locator> {
  const button = page.getByRole('button', { name: 'Review', exact: true });
  await expect(button).toBeEnabled();
  return button;
}

/** Opens a game that is over, and waits until all its turns have been gone over. */
async function reviewGame(page: Page, game: Timeline): Promise<void> {
  await resumeGame(page, game);
  await (await reviewButton(page)).click();
  await untilReviewed(page, latestState(game).turns);
}

async function untilReviewed(page: Page, turns: number): Promise<void> {
  const progress = review(page).getByRole('progressbar', { name: 'Review' });
  await expect(progress).toHaveAttribute('value', String(turns), { timeout: 60_000 });
}

test('a game that is over is gone over by mouse', async ({ page }) => {
  const game = passedOut(dealt(PLAN), 4);
  await reviewGame(page, game);

  await test.step('it says what each player lost, and shows charts', async () => {
    for (const name of ['Player 1', 'Player 2']) {
      const seat = review(page).getByRole('region', { name });
      await expect(seat).toContainText(/\d+ of \d+/);
      await expect(seat).toContainText('points lost');
      await expect(seat).toContainText('luck of the draw');
    }
    await expect(review(page).getByRole('img', { name: /^The chance of/ })).toBeVisible();
  });

  await test.step('the best moves of a turn are those of the search', async () => {
    const [first] = game.states.slice(1);
    if (!first) throw new Error('The game has no turn');
    const [best] = finished(candidatesIn(words, seenTurnIn(first), 1));
    await turn(page, 1).locator('summary').click();
    const row = turn(page, 1).getByRole('row').nth(1);
    await expect(row).toContainText(String(best?.score));
    await expect(row).toContainText((best?.equity ?? 0).toFixed(1).replace('-', '−'));
  });

  await test.step('a key turn opens what is told of it', async () => {
    await review(page)
      .getByRole('region', { name: 'Key turns' })
      .getByRole('button')
      .first()
      .click();
    await expect(review(page).locator('details[open] .reviewed-turn__findings')).toBeVisible();
  });

  await test.step('moves are compared by games imagined, which can be stopped', async () => {
    const open = review(page).locator('details[open]');
    const compare = open.getByRole('button', { name: 'Compare by games imagined' });
    const compared = open.getByRole('group', { name: 'Compare by games imagined' });
    const stop = open.getByRole('button', { name: 'Stop' });
    await compare.click();
    // It would end by itself before long.
    await stop.click();
    await compare.click();
    await expect(compared.getByRole('row').nth(1)).toBeVisible();
    if (IS_LONG) await expect(stop).toHaveCount(0);
  });

  await test.step('it can be seen with all tiles', async () => {
    await review(page).getByLabel('With all tiles seen').check();
    await untilReviewed(page, latestState(game).turns);
  });

  await test.step('it opens from the library too', async () => {
    await page.keyboard.press('Escape');
    await page.getByText('Record', { exact: true }).click();
    await page.getByRole('button', { name: 'Your games' }).click();
    const library = page.getByRole('dialog', { name: 'Your games' });
    const card = library.locator('.game-card').first();
    await card.locator('summary').click();
    await card.getByRole('button', { name: 'Review', exact: true }).click();
    await untilReviewed(page, latestState(game).turns);
  });

  for (const colours of ['Dark', 'High contrast']) {
    await test.step(`it can be read in ${colours}`, async () => {
      await page.keyboard.press('Escape');
      await chooseColours(page, colours);
      await (await reviewButton(page)).click();
      await untilReviewed(page, latestState(game).turns);
      await turn(page, 1).locator('summary').click();
      expect(await violationsOn(page, { include: ['dialog'], exclude: [] })).toEqual([]);
    });
  }
});

test('a turn is taken again, its answer hidden, by keys', async ({ page }) => {
  const game = passedOut(dealt(PLAN), 4);
  await resumeGame(page, game);
  await (await reviewButton(page)).press('Enter');
  await untilReviewed(page, latestState(game).turns);
  await turn(page, 1).locator('summary').press('Enter');
  await turn(page, 1).getByRole('button', { name: 'Show on the board' }).press('Enter');
  await expect(review(page)).toBeHidden();
  await expect(page.getByRole('group', { name: 'Step through the game' })).toContainText(
    `1 of ${latestState(game).turns}`,
  );
  await page.getByRole('button', { name: 'Latest' }).press('Enter');
  await (await reviewButton(page)).press('Enter');
  await turn(page, 1).locator('summary').press('Enter');
  await turn(page, 1).getByRole('button', { name: 'Try this turn again' }).press('Enter');
  await expect(review(page)).toBeHidden();
  await expectTurns(page, 0);
  await moveBox(page).fill(',');
  await moveBox(page).press('Enter');
  await expect(page.locator('.notice')).toContainText('The best here was');
});

test.describe('on a phone', () => {
  test.use({ ...PHONE });

  test('a game is gone over by touch', LONG_TEST, async ({ page }) => {
    const game = passedOut(dealt({ ...PLAN, seed: 'by touch' }), 6);
    await resumeGame(page, game);
    await (await reviewButton(page)).tap();
    await untilReviewed(page, latestState(game).turns);
    await turn(page, 2).locator('summary').tap();
    await expect(turn(page, 2).getByRole('table')).toBeVisible();
    const { scrollWidth, clientWidth } = await review(page).evaluate((dialog) => ({
      scrollWidth: dialog.scrollWidth,
      clientWidth: dialog.clientWidth,
    }));
    expect(scrollWidth).toBe(clientWidth);
    expect(await violationsOn(page, { include: ['dialog'], exclude: [] })).toEqual([]);
  });
});

test('a game that goes on is gone over for the person to move, and that goes on record', async ({
  page,
}) => {
  await page.goto('/');
  await startGame(page, { seed: 'any', seats: ['human', 'computer'] });
  await untilPlayable(page);
  await moveBox(page).fill(',');
  await moveBox(page).press('Enter');
  await expectTurns(page, 2);
  await page.getByText('Record', { exact: true }).click();
  await page.getByRole('button', { name: 'Review' }).click();
  await untilReviewed(page, 1);
  await expect(review(page)).toContainText('your own turns alone');
  await expect(review(page).locator('.reviewed-turn')).toHaveCount(1);
});

test('games of all rules and of the largest board are gone over', LONG_TEST, async ({ page }) => {
  test.slow();
  const GAMES = {
    ...WHOLE_GAMES,
    'own rules': { ...PLAN, rules: { ...classic, id: 'own', name: 'Own rules', rackSize: 9 } },
    'the largest board': { ...PLAN, board: shippedBoard('boards/prairie.txt') },
  };
  for (const [name, plan] of Object.entries(GAMES)) {
    await test.step(name, async () => {
      const game = passedOut(dealt(plan), 6);
      await reviewGame(page, game);
      await expect(review(page).locator('.reviewed-turn')).toHaveCount(latestState(game).turns);
      await page.keyboard.press('Escape');
    });
  }
});
