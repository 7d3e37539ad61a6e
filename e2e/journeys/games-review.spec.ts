import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { formatRecord, type Timeline } from '../../src/engine';
import { storedGame } from '../../tests/support/kept-games';
import { violationsOn } from '../lib/axe';
import { dealt, endedByPasses } from '../lib/games';
import { library, openLibrary } from '../lib/library';
import { LONG_TEST } from '../lib/long';
import { PHONE } from '../lib/screens';
import { settled } from '../lib/settled';
import { presetTexts } from '../lib/storage';
import { expect, test } from '../lib/test';

const finished = (seed: string): Timeline => {
  const game = endedByPasses(
    dealt({ seed, seats: ['human', 'computer'], levels: [undefined, 'casual'] }),
    2,
  );
  return { ...game, record: { ...game.record, id: seed } };
};

const GAMES = ['first', 'second'].map(finished);

const review = (page: Page): Locator => page.getByRole('dialog', { name: 'Review games' });

async function openPage(page: Page): Promise<void> {
  await presetTexts(
    page,
    Object.fromEntries(
      GAMES.map((game, played) => [`game/${game.record.id}`, storedGame(game, played + 1)]),
    ),
  );
  await page.goto('/');
}

const done = (page: Page, games: string): Promise<void> =>
  expect(review(page)).toContainText(`${games} reviewed.`);

test('games of the library and of a file are reviewed by mouse, saved and opened', async ({
  page,
}) => {
  test.slow();
  await openPage(page);
  await openLibrary(page);
  await library(page).getByRole('button', { name: 'Review games…' }).click();
  const text = formatRecord(finished('third').record);
  const file = { name: 'third.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await review(page).getByLabel('Game files').setInputFiles(file);
  await expect(review(page)).toContainText('1 game added.');
  await review(page).getByRole('checkbox', { name: 'Select all' }).click();
  expect(await violationsOn(page, { include: [':modal'], exclude: [] })).toEqual([]);
  await review(page).getByRole('button', { name: 'Review 3 games' }).click();
  await done(page, '3 games');
  await settled(page);
  expect(await violationsOn(page, { include: [':modal'], exclude: [] })).toEqual([]);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    review(page).getByRole('button', { name: 'Save as CSV' }).click(),
  ]);
  const csv = await readFile(await download.path(), 'utf8');
  // A head, and two players of three games.
  expect(csv.trim().split('\r\n')).toHaveLength(7);

  await review(page).getByRole('tab', { name: 'Games' }).click();
  await review(page)
    .getByRole('button', { name: /^Review You/ })
    .first()
    .click();
  await expect(page.getByRole('region', { name: 'Review' })).toBeVisible();
  await page.getByRole('button', { name: 'Close review' }).click();
  // Nothing covers it.
  await review(page).getByRole('tab', { name: 'Games' }).click({ trial: true });
});

test('games are reviewed by keys, and not again after a reload', LONG_TEST, async ({ page }) => {
  await openPage(page);
  await openLibrary(page);
  await library(page).getByRole('button', { name: 'Review games…' }).press('Enter');
  await review(page).getByRole('checkbox', { name: 'Select all' }).press('Space');
  await review(page).getByRole('button', { name: 'Review 2 games' }).press('Enter');
  await done(page, '2 games');
  await review(page).getByRole('tab', { name: 'Figures' }).press('ArrowRight');
  await expect(review(page).getByRole('tab', { name: 'Games' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(library(page).getByRole('button', { name: 'Review games…' })).toBeFocused();
  await page.reload();
  await openLibrary(page);
  await library(page).getByRole('button', { name: 'Review games…' }).press('Enter');
  await review(page).getByRole('checkbox', { name: 'Select all' }).press('Space');
  await review(page).getByRole('button', { name: 'Review 2 games' }).press('Enter');
  await done(page, '2 games');
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('one of the games is reviewed by touch', LONG_TEST, async ({ page }) => {
    await openPage(page);
    await openLibrary(page);
    await library(page).getByRole('button', { name: 'Review games…' }).tap();
    await review(page).getByRole('checkbox', { name: /^You/ }).first().tap();
    await review(page).getByRole('button', { name: 'Review 1 game' }).tap();
    await done(page, '1 game');
    await settled(page);
    const { width } = page.viewportSize() ?? { width: 0 };
    expect(await review(page).evaluate(({ scrollWidth }) => scrollWidth)).toBeLessThanOrEqual(
      width,
    );
    expect(await violationsOn(page, { include: [':modal'], exclude: [] })).toEqual([]);
  });
});
