import { latestState, playedTurns, rateMoves } from '../../src/engine';
import { runToEnd } from '../../src/engine/search';
import { violationsOn } from '../lib/axe';
import { dealt, endedByPasses, words } from '../lib/games';
import {
  expectBothInSight,
  review,
  REVIEWED,
  reviewGame,
  showTurn,
  titleOf,
  turnHeading,
  untilReviewed,
} from '../lib/review';
import { expect, test } from '../lib/test';

test('a finished game is reviewed by mouse', async ({ page }) => {
  const game = endedByPasses(dealt(REVIEWED), 4);
  await reviewGame(page, game);

  await test.step('the review shows each player’s losses, and a chart', async () => {
    for (const name of ['You', 'Club']) {
      const seat = review(page).getByRole('region', { name });
      await expect(seat).toContainText(/\d+ of \d+ best moves/);
      await expect(seat).toContainText('points lost');
      await expect(seat).toContainText('luck');
    }
    await expect(review(page).getByRole('img', { name: / win chance: start / })).toBeVisible();
  });

  await test.step('the best moves of a turn are those of the search, and on the board', async () => {
    const [first] = playedTurns(game, false);
    if (!first) throw new Error('The game has no turn');
    const [best] = runToEnd(rateMoves(words, first.seen, 1, first.move)).candidates;
    await showTurn(page, 1);
    const row = review(page).getByRole('row').nth(1);
    await expect(row).toContainText(String(best?.score));
    await expect(row).toContainText((best?.equity ?? 0).toFixed(1).replace('-', '−'));
    await row.getByRole('button').click();
    const laid = best?.move.kind === 'play' ? best.move.play.tiles.length : 0;
    await expect(page.locator('.tile--ghost')).toHaveCount(laid);
  });

  await test.step('a better move on squares of the move made leaves that in sight', async () => {
    await showTurn(page, 1);
    await expectBothInSight(page);
  });

  await test.step('a key turn, an arrow and a press in the chart show a turn', async () => {
    const key = review(page).getByRole('list', { name: 'Key turns' }).getByRole('button').last();
    await key.click();
    await expect(key).toHaveAttribute('aria-current', 'true');
    await showTurn(page, 2);
    await page.keyboard.press('ArrowRight');
    await expect(turnHeading(page)).toContainText(titleOf(3));
    const chart = review(page).getByRole('slider', { name: 'Win chance' });
    const { width } = (await chart.boundingBox()) ?? { width: 0 };
    const { turns } = latestState(game);
    await chart.click({ position: { x: (width * 4) / turns, y: 20 } });
    await expect(turnHeading(page)).toContainText(titleOf(4));
  });

  await test.step('moves are compared by playouts, which can be stopped', async () => {
    await showTurn(page, 1);
    const compare = review(page).getByRole('button', { name: 'Simulate' });
    await compare.click();
    // The comparison would soon end without this click.
    await review(page).getByRole('button', { name: 'Stop' }).click();
    await compare.click();
    await expect(review(page).getByRole('columnheader', { name: 'Simulated' })).toBeVisible();
    await expect(review(page).getByRole('row', { name: /, played/ })).toHaveCount(1);
  });

  await test.step('the review can use all tiles', async () => {
    await review(page).getByRole('switch', { name: 'With hindsight' }).click();
    await untilReviewed(page, latestState(game).turns);
    expect(await violationsOn(page, { include: ['.review'], exclude: [] })).toEqual([]);
  });
});
