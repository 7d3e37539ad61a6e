import { latestState } from '../../src/engine';
import { violationsOn } from '../lib/axe';
import { dealt, endedByPasses } from '../lib/games';
import { followLink, SHARED, shareAtEnd, sharedLink } from '../lib/share';
import { resumeGame } from '../lib/storage';
import { expectTurns, moveBox } from '../lib/table';
import { expect, test } from '../lib/test';

test('a finished game is watched, and played with the same bag, by links', async ({ page }) => {
  const game = endedByPasses(dealt(SHARED), 8);
  const { turns } = latestState(game);
  await resumeGame(page, game);
  await shareAtEnd(page).click();
  const watch = await sharedLink(page, 'Watch link');
  const sameBag = await sharedLink(page, 'Challenge link');
  expect(new URL(watch).hash.length).toBeLessThan(1000);
  expect(await violationsOn(page, { include: ['.dock-page'], exclude: [] })).toEqual([]);

  await test.step('the recipient steps through it', async () => {
    const other = await followLink(page, watch);
    await expect(other.locator('.notice')).toContainText('Someone shared this game');
    await expect(other.getByRole('group', { name: 'Step through the game' })).toContainText(
      `0 of ${turns}`,
    );
    expect(new URL(other.url()).hash).toBe('');
    await other.getByRole('button', { name: 'Latest' }).click();
    await expect(other.locator('.large-score')).toHaveCount(2);
    await other.close();
  });

  await test.step('the recipient plays it, and scores are compared turn by turn', async () => {
    const other = await followLink(page, sameBag);
    await expect(other.locator('.same-bag__line')).toContainText('Same bag');
    for (let turn = 1; turn <= 2; turn++) {
      await moveBox(other).fill(',');
      await moveBox(other).press('Enter');
      await expect(other.locator('.same-bag__line')).toContainText(
        turn === 1 ? 'After 1 turn, you' : 'After 2 turns, you',
      );
      await expectTurns(other, 2 * turn);
    }
    await other.reload();
    await expect(other.locator('.same-bag__line')).toContainText('After 2 turns, you');
    await other.close();
  });
});
