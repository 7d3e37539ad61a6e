import type { Locator, Page } from '@playwright/test';
import { violationsOn } from '../lib/axe';
import { tap } from '../lib/gestures';
import { LONG_TEST } from '../lib/long';
import { readRecord, saveRecord } from '../lib/records';
import { PHONE } from '../lib/screens';
import { moveBox, playButton, startGame, untilPlayable } from '../lib/table';
import { expect, test } from '../lib/test';

const coach = (page: Page): Locator => page.getByRole('group', { name: 'Coach' });
const line = (page: Page): Locator => page.locator('.word-mark--line');
const bestMoves = (page: Page): Locator => page.getByRole('dialog', { name: 'Best moves' });

/** A newcomer's game, whose first tips have been read. */
async function begin(page: Page): Promise<void> {
  await page.goto('/');
  await startGame(page, {
    seed: 'coach',
    seats: ['human', 'computer'],
    levels: [undefined, 'gentle'],
  });
  await untilPlayable(page);
  await readHints(page);
}

/** Reads what the page has to say to newcomers, until the coach has the word. */
async function readHints(page: Page): Promise<void> {
  const gotIt = page.getByRole('button', { name: 'Got it' });
  await expect(async () => {
    if (await gotIt.isVisible()) await gotIt.click();
    await expect(coach(page)).toBeVisible({ timeout: 500 });
  }).toPass();
}

const helps = async (page: Page): Promise<readonly string[]> =>
  readRecord(await saveRecord(page)).record.events.flatMap((event) =>
    event.kind === 'help' ? [event.help] : [],
  );

test('a newcomer is helped as far as they ask, and plays Gentle', async ({ page }) => {
  await begin(page);

  await test.step('a hint tells where, then how much, then the play, which can be laid', async () => {
    await coach(page).getByRole('button', { name: 'Hint' }).click();
    await expect(coach(page)).toContainText(/Look along (?:row|column) /);
    await expect(line(page)).toBeVisible();
    await coach(page).getByRole('button', { name: 'Tell more' }).click();
    await expect(coach(page)).toContainText(/lay \d tiles for \d+ points\./);
    await coach(page).getByRole('button', { name: 'Show the play' }).click();
    await expect(coach(page)).toContainText(/[A-Z]+ at .* scores \d+ points\./);
    expect(await violationsOn(page, { include: ['main'], exclude: [] })).toEqual([]);
    await coach(page).getByRole('button', { name: 'Lay it' }).click();
    await expect(moveBox(page)).toHaveValue(/^[A-Za-z]+,/);
    await expect(coach(page)).toBeHidden();
  });

  await test.step('what is shown as the best can be played', async () => {
    await playButton(page).click();
    await readHints(page);
    await coach(page).getByRole('button', { name: 'Was there better?' }).click();
    await expect(coach(page)).toContainText('There was nothing clearly better than');
    await coach(page).getByRole('button', { name: 'Close' }).click();
    await expect(coach(page).getByRole('button', { name: 'Hint' })).toBeVisible();
  });

  await test.step('all of it is on record', async () => {
    expect(await helps(page)).toEqual(['line', 'points', 'play', 'better-move']);
  });
});

test(
  'a newcomer who always asks beats Gentle, and the ending says how much help it took',
  LONG_TEST,
  async ({ page }) => {
    test.slow();
    await begin(page);
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
    await expect(panel).toContainText(`Player 1 was shown the best moves in ${turns} turns.`);
  },
);

test('the best moves are read by keys, and one of them laid', async ({ page }) => {
  await begin(page);
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
  await coach(page).getByRole('button', { name: 'Was there better?' }).click();
  await expect(coach(page)).toContainText('There was better:');
});

test(
  'a key that is held down takes one help, and leaves the next to be asked for',
  LONG_TEST,
  async ({ page }) => {
    await begin(page);
    await coach(page).getByRole('button', { name: 'Hint' }).focus();
    await page.keyboard.down('Enter');
    await expect(coach(page)).toContainText('Look along');
    await expect(coach(page).getByText('Look along')).toBeFocused();
    for (let time = 0; time < 5; time++) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await expect(coach(page)).toContainText('Look along');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(coach(page).getByText(/lay \d tiles/)).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(coach(page).getByRole('button', { name: 'Hint' })).toBeVisible();
    expect(await helps(page)).toEqual(['line', 'points']);
  },
);

test.describe('with one finger', () => {
  test.use(PHONE);

  test('a hint is asked for, and the move box is still in sight', async ({ page }) => {
    await begin(page);
    await tap(page, coach(page).getByRole('button', { name: 'Hint' }));
    await expect(line(page)).toBeVisible();
    await tap(page, coach(page).getByRole('button', { name: 'Tell more' }));
    await expect(coach(page)).toContainText(/lay \d tiles/);
    await expect(coach(page).getByRole('button', { name: 'Show the play' })).toBeInViewport();
    await expect(moveBox(page)).toBeInViewport({ ratio: 1 });
  });
});

test('two people are not helped', LONG_TEST, async ({ page }) => {
  await page.goto('/');
  await startGame(page, { seed: 'coach', seats: ['human', 'human'], open: true });
  await untilPlayable(page);
  await expect(moveBox(page)).toBeVisible();
  await expect(coach(page)).toHaveCount(0);
});
