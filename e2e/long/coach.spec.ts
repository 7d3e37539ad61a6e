import { settled } from '../lib/settled';
import type { Locator, Page } from '@playwright/test';
import { violationsOn } from '../lib/axe';
import { beginAsNewcomer, coach, helpsOnRecord, hintedLine, readHints } from '../lib/coach';
import { tap } from '../lib/gestures';
import { PHONE } from '../lib/screens';
import { moveBox, playButton, startGame } from '../lib/table';
import { expect, test } from '../lib/test';

const bestMoves = (page: Page): Locator => page.getByRole('dialog', { name: 'Best moves' });

test('a newcomer who always asks beats Gentle, and the result states how much help it took', async ({
  page,
}) => {
  test.slow();
  await beginAsNewcomer(page);
  const panel = page.getByRole('region', { name: 'Your move' });
  const next = coach(page).or(panel.getByText('Game Over!'));
  const gotIt = page.getByRole('button', { name: 'Got it' });
  let turns = 0;
  for (;;) {
    await expect(next.or(gotIt).first()).toBeVisible();
    if (await gotIt.isVisible()) {
      await gotIt.click();
      continue;
    }
    if (!(await coach(page).isVisible())) break;
    await coach(page).getByRole('button', { name: 'Best moves' }).click();
    const best = bestMoves(page).getByRole('row').nth(1);
    await expect(best).toBeVisible();
    if ((await best.getByRole('button').count()) === 0) {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Pass', exact: true }).click();
      await page.getByRole('button', { name: 'Yes, pass' }).click();
    } else {
      await best.getByRole('button').click();
      await playButton(page).click();
    }
    turns++;
    await expect(coach(page).or(gotIt).or(panel.getByText('Game Over!')).first()).toBeVisible();
  }
  await expect(panel).toContainText('Player 1 wins!');
  await expect(panel).toContainText(`Player 1 saw a list of best moves in ${turns} turns.`);
});

test('the best moves are read by keys, and one of them is placed', async ({ page }) => {
  await beginAsNewcomer(page);
  await coach(page).getByRole('button', { name: 'Best moves' }).focus();
  await page.keyboard.press('Enter');
  const moves = bestMoves(page).getByRole('row');
  await expect(moves).toHaveCount(6);
  expect(await violationsOn(page, { include: [':modal'], exclude: [] })).toEqual([]);
  const last = moves.last().getByRole('button');
  await last.focus();
  await page.keyboard.press('Enter');
  await expect(bestMoves(page)).toBeHidden();
  await expect(moveBox(page)).not.toHaveValue('');
  await playButton(page).click();
  await readHints(page);
  await coach(page).getByRole('button', { name: 'How was my last move?' }).click();
  await expect(coach(page)).toContainText(' was better by ');
});

test('a held key takes one hint, and the next has to be requested', async ({ page }) => {
  await beginAsNewcomer(page);
  await coach(page).getByRole('button', { name: 'Hint' }).focus();
  await page.keyboard.down('Enter');
  await expect(coach(page)).toContainText('Look at');
  await expect(coach(page)).toBeFocused();
  for (let time = 0; time < 5; time++) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(coach(page)).toContainText('Look at');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(coach(page)).toContainText(/lay \d tiles/);
  await expect(coach(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(coach(page).getByRole('button', { name: 'Hint' })).toBeVisible();
  expect(await helpsOnRecord(page)).toEqual(['line', 'points']);
});

test.describe('by touch', () => {
  test.use(PHONE);

  test('a hint leaves the move box visible', async ({ page }) => {
    await beginAsNewcomer(page);
    await tap(page, coach(page).getByRole('button', { name: 'Hint' }));
    await expect(hintedLine(page)).toBeVisible();
    await tap(page, coach(page).getByRole('button', { name: 'Tell me more' }));
    await expect(coach(page)).toContainText(/lay \d tiles/);
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
