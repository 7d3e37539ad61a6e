import { settled } from '../lib/settled';
import {
  askBestMoves,
  beginAsNewcomer,
  bestMoves,
  coach,
  dock,
  ghost,
  helpsOnRecord,
  hintedLine,
  hintTool,
  placeMove,
  readHints,
} from '../lib/coach';
import { violationsOn } from '../lib/axe';
import { middleOf, tap, tapTwice, touchDrag } from '../lib/gestures';
import { PHONE } from '../lib/screens';
import { moveBox, playButton, startGame } from '../lib/table';
import { expect, test } from '../lib/test';

test('a newcomer who always asks beats Gentle, and the result states how much help it took', async ({
  page,
}) => {
  test.slow();
  await beginAsNewcomer(page);
  const panel = page.getByRole('region', { name: 'Your move' });
  const next = page.locator('.tool:enabled', { hasText: 'Hint' }).or(panel.getByText('Game Over!'));
  const gotIt = page.getByRole('button', { name: 'Got it' });
  let turns = 0;
  for (;;) {
    await expect(next.or(gotIt).first()).toBeVisible();
    if (await gotIt.isVisible()) {
      await gotIt.click();
      continue;
    }
    if (!(await hintTool(page).isVisible())) break;
    await (await askBestMoves(page)).click();
    await expect(placeMove(page)).toBeVisible();
    if (await placeMove(page).isEnabled()) {
      await placeMove(page).click();
      await playButton(page).click();
    } else {
      await page.getByRole('button', { name: 'Pass', exact: true }).click();
      await page.getByRole('button', { name: 'Yes, pass' }).click();
    }
    turns++;
    await expect(next.or(gotIt).first()).toBeVisible();
  }
  await expect(panel).toContainText('Player 1 wins!');
  await expect(panel).toContainText(`You saw a list of best moves in ${turns} turns.`);
});

test('the best moves are shown by keys, and one of them is placed', async ({ page }) => {
  await beginAsNewcomer(page);
  await dock(page).getByRole('tab', { name: 'Moves' }).press('ArrowRight');
  const ask = dock(page).getByRole('button', { name: 'Show best moves' });
  await expect(ask).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(ask).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(bestMoves(page)).toHaveCount(5);
  await page.keyboard.press('Tab');
  await expect(bestMoves(page).first()).toBeFocused();
  for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowDown');
  await expect(bestMoves(page).last()).toBeFocused();
  await expect(ghost(page)).not.toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(ghost(page)).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(moveBox(page)).not.toHaveValue('');
  await playButton(page).click();
  await readHints(page);
  await dock(page).getByRole('button', { name: 'How was my last move?' }).click();
  await expect(dock(page).getByText(/ was better/)).toBeVisible();
});

test('a held key takes one hint, and the next has to be requested', async ({ page }) => {
  await beginAsNewcomer(page);
  await hintTool(page).focus();
  await page.keyboard.down('Enter');
  await expect(coach(page)).toContainText('Look at');
  await expect(hintTool(page)).toBeFocused();
  for (let time = 0; time < 5; time++) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(coach(page)).toContainText('Look at');
  await coach(page).getByRole('button', { name: 'Tell me more' }).press('Enter');
  await expect(coach(page)).toContainText(/\d tiles? for/);
  await expect(coach(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(hintTool(page)).toBeEnabled();
  expect(await helpsOnRecord(page)).toEqual(['line', 'points']);
});

test.describe('by touch', () => {
  test.use(PHONE);

  test('a hint leaves the move box in sight, and the sheet of moves the board', async ({
    page,
  }) => {
    await beginAsNewcomer(page);
    await tap(page, dock(page).getByRole('button', { name: /^Moves/ }));
    await tap(page, dock(page).getByRole('tab', { name: 'Analysis' }));
    await tap(page, dock(page).getByRole('button', { name: 'Show best moves' }));
    await tap(page, bestMoves(page).nth(1));
    await expect(ghost(page).first()).toBeInViewport({ ratio: 1 });
    await expect(ghost(page).last()).toBeInViewport({ ratio: 1 });
    const handle = dock(page).getByRole('button', { name: /^Moves/ });

    await test.step('a drag changes its height, and so does a button', async () => {
      const from = await middleOf(handle);
      await touchDrag(page, from, { x: from.x, y: 60 });
      await expect(dock(page).getByRole('button', { name: 'Half height' })).toBeVisible();
      await tap(page, dock(page).getByRole('button', { name: 'Half height' }));
      await expect(dock(page).getByRole('button', { name: 'Full height' })).toBeVisible();
      await expect(handle).toHaveAttribute('aria-expanded', 'true');
      expect(await violationsOn(page, { include: ['.dock'], exclude: [] })).toEqual([]);
    });

    await test.step('a button places the move, and a second tap does nothing', async () => {
      await tapTwice(page, await middleOf(placeMove(page)), 'double tap');
      await expect(handle).toHaveAttribute('aria-expanded', 'false');
      await expect(moveBox(page)).toHaveValue(/^[A-Za-z]+,/);
      await expect(playButton(page)).toBeEnabled();
      await page.getByRole('button', { name: 'Recall', exact: true }).tap();
      await readHints(page);
    });

    await tap(page, hintTool(page));
    await expect(hintedLine(page)).toBeVisible();
    await tap(page, coach(page).getByRole('button', { name: 'Tell me more' }));
    await expect(coach(page)).toContainText(/\d tiles? for/);
    await expect(coach(page).getByRole('button', { name: 'Show the move' })).toBeInViewport();
    await expect(moveBox(page)).toBeInViewport({ ratio: 1 });
  });
});

test('two people get no help', async ({ page }) => {
  await page.goto('/');
  await startGame(page, { seed: 'coach', seats: ['human', 'human'], open: true });
  await settled(page);
  await expect(moveBox(page)).toBeVisible();
  await expect(coach(page)).toHaveCount(0);
});
