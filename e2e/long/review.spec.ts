import { settled } from '../lib/settled';
import { classic, latestState } from '../../src/engine';
import { violationsOn } from '../lib/axe';
import { dealt, endedByPasses, shippedBoard } from '../lib/games';
import { touchDrag } from '../lib/gestures';
import {
  allTurns,
  expectBothInSight,
  review,
  REVIEWED,
  reviewButton,
  reviewGame,
  showTurn,
  titleOf,
  turnHeading,
  untilReviewed,
} from '../lib/review';
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
    await showTurn(page, 1);
    await review(page).getByRole('button', { name: 'Simulate' }).click();
    await expect(review(page).getByRole('columnheader', { name: 'Simulated' })).toBeVisible();
    await expect(review(page).getByRole('button', { name: 'Stop' })).toHaveCount(0);
    await expect(review(page).getByRole('row', { name: /, played/ })).toHaveCount(1);
  });

  await test.step('it opens from the library too, where it was left', async () => {
    await page.keyboard.press('Escape');
    await page.getByText('Menu', { exact: true }).click();
    await page.getByRole('button', { name: 'Your games' }).click();
    const library = page.getByRole('dialog', { name: 'Your games' });
    const card = library.locator('.game-card').first();
    await card.locator('summary').click();
    await card.getByRole('button', { name: 'Review', exact: true }).click();
    await expect(library).toBeHidden();
    await untilReviewed(page, latestState(game).turns);
    await expect(turnHeading(page)).toContainText(titleOf(1));
  });

  for (const colours of ['Dark', 'High contrast']) {
    await test.step(`it is legible in ${colours}`, async () => {
      await chooseColours(page, colours);
      expect(await violationsOn(page, { include: ['.review'], exclude: [] })).toEqual([]);
    });
  }
});

test('a turn is retried by keys, and the review comes back to it', async ({ page }) => {
  const game = endedByPasses(dealt(REVIEWED), 4);
  await resumeGame(page, game);
  await (await reviewButton(page)).press('Enter');
  await untilReviewed(page, latestState(game).turns);
  await review(page).getByRole('tab', { name: 'All turns' }).press('Enter');
  await review(page).getByRole('row').first().getByRole('button').press('Enter');
  await expect(turnHeading(page)).toContainText(titleOf(1));
  await review(page).getByRole('button', { name: 'Next turn' }).press('ArrowRight');
  await expect(turnHeading(page)).toContainText(titleOf(2));
  await page.keyboard.press('Escape');
  await expect(review(page)).toBeHidden();
  await (await reviewButton(page)).press('Enter');
  await expect(turnHeading(page)).toContainText(titleOf(2));
  await page.keyboard.press('ArrowLeft');
  await review(page).getByRole('button', { name: 'Retry this turn' }).press('Enter');
  await expect(review(page)).toBeHidden();
  await expectTurns(page, 0);
  await moveBox(page).fill(',');
  await moveBox(page).press('Enter');
  await expect(page.locator('.notice')).toContainText('In your finished game, ');
  await page.getByRole('button', { name: 'Back to your finished game' }).press('Enter');
  await expect(turnHeading(page)).toContainText(titleOf(1));
});

test.describe('on a phone', () => {
  test.use({ ...PHONE });

  test('a game is reviewed by touch in a sheet that leaves the board in sight', async ({
    page,
  }) => {
    const game = endedByPasses(dealt({ ...REVIEWED, seed: 'by touch' }), 6);
    await resumeGame(page, game);
    await (await reviewButton(page)).tap();
    await untilReviewed(page, latestState(game).turns);
    await showTurn(page, 2);
    await expect(review(page).getByRole('table')).toBeVisible();
    const { scrollWidth, clientWidth } = await review(page)
      .locator('.dock-tab')
      .evaluate((dock) => ({ scrollWidth: dock.scrollWidth, clientWidth: dock.clientWidth }));
    expect(scrollWidth).toBe(clientWidth);
    await expect(page.getByRole('gridcell').first()).toBeInViewport();
    expect(await violationsOn(page, { include: ['.review'], exclude: [] })).toEqual([]);

    await test.step('a better move leaves the letters of the move made in sight', async () => {
      await showTurn(page, 1);
      await expect(page.getByRole('grid')).toHaveAttribute('data-letters');
      await expectBothInSight(page);
      await showTurn(page, 2);
    });

    await test.step('swipes step, and the play of each turn is in sight above the sheet', async () => {
      const sheet = await page.locator('.dock').boundingBox();
      const [y, left, right] = [(sheet?.y ?? 0) + 200, 60, 300];
      for (const number of [1, 2, 3, 4, 5, 6]) {
        if (number === 1) await touchDrag(page, { x: left, y }, { x: right, y });
        else await touchDrag(page, { x: right, y }, { x: left, y });
        await expect(turnHeading(page)).toContainText(titleOf(number));
        await settled(page);
        const ghost = page.locator('.tile--ghost');
        const play = (await ghost.count()) > 0 ? ghost : page.locator('.word-mark--last');
        const ends = await play.evaluateAll((marks) =>
          marks.map((mark) => mark.getBoundingClientRect().bottom),
        );
        expect(Math.max(0, ...ends)).toBeLessThan(sheet?.y ?? 0);
      }
    });
    await review(page).getByRole('button', { name: 'Close review' }).tap();
    await expect(review(page)).toBeHidden();
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
  await expect(turnHeading(page)).toContainText(titleOf(1));
  await expect(await allTurns(page)).toHaveCount(1);
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
      await expect(await allTurns(page)).toHaveCount(latestState(game).turns);
      await page.keyboard.press('Escape');
    });
  }
});
