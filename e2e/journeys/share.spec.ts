import { latestState } from '../../src/engine';
import { violationsOn } from '../lib/axe';
import { dealt, endedByPasses } from '../lib/games';
import { tabTo } from '../lib/keys';
import { LONG_TEST } from '../lib/long';
import { PHONE } from '../lib/screens';
import { settled } from '../lib/settled';
import { followLink, resign, SHARED, shareAtEnd, sharedLink, sharePage } from '../lib/share';
import { resumeGame } from '../lib/storage';
import { expectTurns, moveBox } from '../lib/table';
import { expect, test } from '../lib/test';

const GAME = endedByPasses(dealt(SHARED), 8);
const { turns, result } = latestState(GAME);
const [score = 0, other = 0] = result?.finalScores ?? [];

test('a finished game is signed, watched, and played with the same bag, by mouse', async ({
  page,
}) => {
  await resumeGame(page, GAME);
  await shareAtEnd(page).click();
  await sharePage(page).getByLabel('Your name').fill('Ada');
  const watch = await sharedLink(page, 'Watch link');
  const sameBag = await sharedLink(page, 'Challenge link');
  expect(new URL(watch).hash.length).toBeLessThan(1000);
  expect(await violationsOn(page, { include: ['.dock-page'], exclude: [] })).toEqual([]);

  await test.step('the recipient steps through it, since less motion is wanted', async () => {
    const watching = await followLink(page, watch);
    const steps = watching.getByRole('group', { name: 'Step through the game' });
    await expect(watching.getByRole('heading', { name: /^Ada beat / })).toContainText(
      `${score} to ${other}`,
    );
    await expect(watching.getByText('Reduced motion is on.')).toBeVisible();
    await expect(steps).toContainText(`0 of ${turns}`);
    expect(new URL(watching.url()).hash).toBe('');
    expect(await violationsOn(watching, { include: ['.move'], exclude: [] })).toEqual([]);
    await watching.getByRole('button', { name: 'Latest' }).click();
    await expect(watching.locator('.large-score')).toHaveCount(2);
    await watching.close();
  });

  await test.step('otherwise it plays by itself until it is paused', async () => {
    const watching = await page.context().newPage();
    await watching.emulateMedia({ reducedMotion: 'no-preference' });
    await watching.goto(watch);
    const steps = watching.getByRole('group', { name: 'Step through the game' });
    await expect(steps).toContainText(`2 of ${turns}`);
    await watching.getByRole('button', { name: 'Speed: steady' }).click();
    await watching.getByRole('button', { name: 'Pause' }).click();
    await expect(watching.getByRole('button', { name: 'Watch' })).toBeVisible();
    await watching.close();
  });

  await test.step('the recipient plays it, and scores are compared turn by turn', async () => {
    const playing = await followLink(page, sameBag);
    await expect(playing.getByRole('heading', { name: /^Ada scored/ })).toHaveText(
      `Ada scored ${score} with this bag. Beat ${score}.`,
    );
    for (let turn = 1; turn <= 2; turn++) {
      await moveBox(playing).fill(',');
      await moveBox(playing).press('Enter');
      await expect(playing.locator('.challenge-line')).toContainText(
        turn === 1 ? 'Ada after 1 turn' : 'Ada after 2 turns',
      );
      await expectTurns(playing, 2 * turn);
    }
    await playing.reload();
    await expect(playing.locator('.challenge-line')).toContainText(`Beat ${score}`);
    await playing.close();
  });
});

test('a challenge is lost and compared by keys', LONG_TEST, async ({ page }) => {
  await resumeGame(page, GAME);
  await shareAtEnd(page).press('Enter');
  const link = await sharedLink(page, 'Challenge link');
  const playing = await followLink(page, link);
  await expect(playing.getByRole('heading', { name: /^The sender scored/ })).toBeVisible();
  await tabTo(playing, playing.locator('summary', { hasText: 'More' }));
  await playing.keyboard.press('Enter');
  for (const name of ['Resign', 'Yes, resign']) {
    await tabTo(playing, playing.getByRole('button', { name, exact: true }));
    await playing.keyboard.press('Enter');
  }
  await expect(playing.getByText('You resigned, so the sender wins')).toBeVisible();
  const compare = playing.getByRole('button', { name: 'Turn by turn' });
  await tabTo(playing, compare);
  await playing.keyboard.press('Enter');
  const comparison = playing.getByRole('region', { name: 'Challenge' });
  await expect(comparison.getByRole('heading', { name: 'Challenge' })).toBeFocused();
  await expect(comparison.getByRole('row').last()).toContainText('End');
  await playing.keyboard.press('Escape');
  await expect(compare).toBeFocused();
  await playing.close();
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('a challenge is taken up and compared by touch', LONG_TEST, async ({ page }) => {
    await resumeGame(page, GAME);
    await shareAtEnd(page).tap();
    const playing = await followLink(page, await sharedLink(page, 'Challenge link'));
    const line = playing.locator('.challenge-line');
    await expect(line).toContainText(`Beat ${score}.`);
    await expect(playing.getByRole('button', { name: /^Play\b/ })).toBeInViewport({ ratio: 1 });
    expect(await violationsOn(playing, { include: ['.score-panel'], exclude: [] })).toEqual([]);
    await playing.getByRole('button', { name: 'Pass' }).tap();
    await playing.getByRole('button', { name: 'Yes, pass' }).tap();
    await expectTurns(playing, 2);
    await resign(playing);
    await playing.getByRole('button', { name: 'Turn by turn' }).tap();
    const comparison = playing.getByRole('region', { name: 'Challenge' });
    await expect(comparison.getByRole('row').last()).toContainText('End');
    await settled(playing);
    expect(await violationsOn(playing, { include: ['.dock-page'], exclude: [] })).toEqual([]);
    await comparison.getByRole('button', { name: 'Show turn 1', exact: true }).tap();
    await expect(playing.getByText('Viewing turn 1 of 3').first()).toBeAttached();
    await playing.close();
  });
});
