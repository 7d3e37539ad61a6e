import { settled } from '../lib/settled';
import { classic, latestState } from '../../src/engine';
import { violationsOn } from '../lib/axe';
import { dealt, endedByPasses, shippedBoard } from '../lib/games';
import { review, REVIEWED, reviewButton, reviewGame, turn, untilReviewed } from '../lib/review';
import { PHONE } from '../lib/screens';
import { resumeGame } from '../lib/storage';
import { chooseColours, expectTurns, moveBox, startGame } from '../lib/table';
import { expect, test } from '../lib/test';
import { WHOLE_GAMES } from '../lib/whole-games';

test('a review opens from the library, is legible in all themes, and compares moves to the end', async ({
  page,
}) => {
  const game = endedByPasses(dealt(REVIEWED), 4);
  await reviewGame(page, game);

  await test.step('moves are compared by playouts', async () => {
    await turn(page, 1).locator('summary').click();
    const open = review(page).locator('details[open]').first();
    await open.getByRole('button', { name: 'Simulate' }).click();
    const compared = open.getByRole('group', { name: 'Simulate' });
    await expect(compared.getByRole('row').nth(1)).toBeVisible();
    await expect(open.getByRole('button', { name: 'Stop' })).toHaveCount(0);
  });

  await test.step('it opens from the library too', async () => {
    await page.keyboard.press('Escape');
    await page.getByText('Menu', { exact: true }).click();
    await page.getByRole('button', { name: 'Your games' }).click();
    const library = page.getByRole('dialog', { name: 'Your games' });
    const card = library.locator('.game-card').first();
    await card.locator('summary').click();
    await card.getByRole('button', { name: 'Review', exact: true }).click();
    await untilReviewed(page, latestState(game).turns);
  });

  for (const colours of ['Dark', 'High contrast']) {
    await test.step(`it is legible in ${colours}`, async () => {
      await page.keyboard.press('Escape');
      await chooseColours(page, colours);
      await (await reviewButton(page)).click();
      await untilReviewed(page, latestState(game).turns);
      await turn(page, 1).locator('summary').click();
      expect(await violationsOn(page, { include: ['dialog'], exclude: [] })).toEqual([]);
    });
  }
});

test('a turn is retried by keys, with the best move hidden', async ({ page }) => {
  const game = endedByPasses(dealt(REVIEWED), 4);
  await resumeGame(page, game);
  await (await reviewButton(page)).press('Enter');
  await untilReviewed(page, latestState(game).turns);
  await turn(page, 1).locator('summary').press('Enter');
  await turn(page, 1).getByRole('button', { name: 'Show on board' }).press('Enter');
  await expect(review(page)).toBeHidden();
  await expect(page.getByRole('group', { name: 'Step through the game' })).toContainText(
    `1 of ${latestState(game).turns}`,
  );
  await page.getByRole('button', { name: 'Latest' }).press('Enter');
  await (await reviewButton(page)).press('Enter');
  await turn(page, 1).locator('summary').press('Enter');
  await turn(page, 1).getByRole('button', { name: 'Retry this turn' }).press('Enter');
  await expect(review(page)).toBeHidden();
  await expectTurns(page, 0);
  await moveBox(page).fill(',');
  await moveBox(page).press('Enter');
  await expect(page.locator('.notice')).toContainText('Best here');
});

test.describe('on a phone', () => {
  test.use({ ...PHONE });

  test('a game is reviewed by touch', async ({ page }) => {
    const game = endedByPasses(dealt({ ...REVIEWED, seed: 'by touch' }), 6);
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

test('a game in progress is reviewed for the person to move, which is recorded', async ({
  page,
}) => {
  await page.goto('/');
  await startGame(page, { seed: 'any', seats: ['human', 'computer'] });
  await settled(page);
  await moveBox(page).fill(',');
  await moveBox(page).press('Enter');
  await expectTurns(page, 2);
  await page.getByText('Menu', { exact: true }).click();
  await page.getByRole('button', { name: 'Review' }).click();
  await untilReviewed(page, 1);
  await expect(review(page)).toContainText('only your own turns');
  await expect(review(page).locator('.reviewed-turn')).toHaveCount(1);
});

test('games of all rules and of the largest board are reviewed', async ({ page }) => {
  test.slow();
  const GAMES = {
    ...WHOLE_GAMES,
    'own rules': { ...REVIEWED, rules: { ...classic, id: 'own', name: 'Own rules', rackSize: 9 } },
    'the largest board': { ...REVIEWED, board: shippedBoard('boards/prairie.txt') },
  };
  for (const [name, plan] of Object.entries(GAMES)) {
    await test.step(name, async () => {
      const game = endedByPasses(dealt(plan), 6);
      await reviewGame(page, game);
      await expect(review(page).locator('.reviewed-turn')).toHaveCount(latestState(game).turns);
      await page.keyboard.press('Escape');
    });
  }
});
