import { candidatesIn, latestState, playerViewOf } from '../../src/engine';
import { runToEnd } from '../../src/engine/search';
import { violationsOn } from '../lib/axe';
import { dealt, endedByPasses, words } from '../lib/games';
import { review, REVIEWED, reviewGame, turn, untilReviewed } from '../lib/review';
import { expect, test } from '../lib/test';

test('a finished game is reviewed by mouse', async ({ page }) => {
  const game = endedByPasses(dealt(REVIEWED), 4);
  await reviewGame(page, game);

  await test.step('the review shows each player’s losses, and charts', async () => {
    for (const name of ['You', 'Club']) {
      const seat = review(page).getByRole('region', { name });
      await expect(seat).toContainText(/\d+ of \d+/);
      await expect(seat).toContainText('points lost');
      await expect(seat).toContainText('luck of the draw');
    }
    await expect(review(page).getByRole('img', { name: / win chance: start / })).toBeVisible();
  });

  await test.step('the best moves of a turn are those of the search', async () => {
    const [first] = game.states.slice(1);
    if (!first) throw new Error('The game has no turn');
    const [best] = runToEnd(candidatesIn(words, playerViewOf(first), 1)).candidates;
    await turn(page, 1).locator('summary').click();
    const row = turn(page, 1).getByRole('row').nth(1);
    await expect(row).toContainText(String(best?.score));
    await expect(row).toContainText((best?.equity ?? 0).toFixed(1).replace('-', '−'));
  });

  await test.step('a key turn opens its details', async () => {
    await review(page)
      .getByRole('region', { name: 'Key turns' })
      .getByRole('button')
      .first()
      .click();
    await expect(review(page).locator('details[open] .reviewed-turn__findings')).toBeVisible();
  });

  await test.step('moves are compared by playouts, which can be stopped', async () => {
    const open = review(page).locator('details[open]');
    const compare = open.getByRole('button', { name: 'Simulate' });
    const compared = open.getByRole('group', { name: 'Simulate' });
    const stop = open.getByRole('button', { name: 'Stop' });
    await compare.click();
    // The comparison would soon end without this click.
    await stop.click();
    await compare.click();
    await expect(compared.getByRole('row').nth(1)).toBeVisible();
  });

  await test.step('the review can use all tiles', async () => {
    await review(page).getByLabel('With hindsight').check();
    await untilReviewed(page, latestState(game).turns);
    expect(await violationsOn(page, { include: ['dialog'], exclude: [] })).toEqual([]);
  });
});
