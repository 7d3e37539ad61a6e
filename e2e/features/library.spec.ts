import type { Locator, Page } from '@playwright/test';
import { formatRecord } from '../../src/engine';
import { formatKeptGame } from '../../src/store/library/kept-game';
import { violationsOn } from '../lib/axe';
import { after, dealt } from '../lib/games';
import { tap } from '../lib/gestures';
import { LONG_TEST } from '../lib/long';
import { PHONE } from '../lib/screens';
import { leaveManyKept, resumeGame } from '../lib/storage';
import { expectTurns, moveBox, playMove, startGame, untilPlayable } from '../lib/table';
import { expect, test } from '../lib/test';

const library = (page: Page): Locator => page.getByRole('dialog', { name: 'Your games' });
const cards = (page: Page): Locator => library(page).locator('.game-card');
const card = (page: Page, text: string): Locator => cards(page).filter({ hasText: text });

async function openLibrary(page: Page): Promise<void> {
  await page.locator('summary', { hasText: /Record|Games|Menu/ }).click();
  await page.getByRole('button', { name: 'Your games' }).click();
  await expect(library(page)).toBeVisible();
}

async function more(game: Locator, name: string): Promise<void> {
  await game.locator('summary').click();
  await game.getByRole('button', { name, exact: true }).click();
}

/** A page with a game on the table, and one that was left for it. */
async function withTwoGames(page: Page): Promise<void> {
  await resumeGame(page, after(dealt({ draws: 'DINEDLXEEHNTFO' }), 'DINED,d4'));
  await expectTurns(page, 1);
  await page.getByRole('button', { name: 'New game' }).click();
  await startGame(page, { seed: 'library', seats: ['human', 'human'], open: true, board: 'Tower' });
  await untilPlayable(page);
  // Not in the box of the game before.
  await expectTurns(page, 0);
  await playMove(page, ',');
  await expectTurns(page, 1);
}

test('games are found, opened, named, doubled, deleted and put back', async ({ page }) => {
  await withTwoGames(page);
  await openLibrary(page);
  await expect(cards(page)).toHaveCount(2);
  await expect(card(page, 'Tower')).toContainText('On the table');
  await expect(card(page, 'Board of a test')).toContainText('Player 2 to move');
  expect(await violationsOn(page, { include: [':modal'], exclude: [] })).toEqual([]);

  await test.step('by words', async () => {
    await library(page).getByLabel('Search').fill('test player');
    await expect(cards(page)).toHaveCount(1);
    await library(page).getByLabel('Search').fill('nothing');
    await expect(library(page)).toContainText('No game has all of these words.');
    await library(page).getByLabel('Search').fill('');
  });

  await test.step('and named', async () => {
    await more(card(page, 'Board of a test'), 'Rename');
    await page.keyboard.type('The first');
    await page.keyboard.press('Enter');
    await expect(card(page, 'The first')).toContainText('Board of a test');
  });

  await test.step('Esc closes a menu of a card, and then the dialog', async () => {
    const menu = card(page, 'The first').locator('details');
    await menu.locator('summary').click();
    await page.keyboard.press('Escape');
    await expect(menu).not.toHaveAttribute('open');
    await expect(library(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(library(page)).toBeHidden();
    await openLibrary(page);
  });

  await test.step('doubled, deleted and put back', async () => {
    await more(card(page, 'The first'), 'Duplicate');
    await expect(cards(page)).toHaveCount(3);
    await more(card(page, 'The first').first(), 'Delete');
    await expect(cards(page)).toHaveCount(2);
    await expect(library(page)).toContainText('The first has been deleted.');
    await library(page).getByRole('button', { name: 'Put it back' }).click();
    await expect(cards(page)).toHaveCount(3);
    expect(await violationsOn(page, { include: [':modal'], exclude: [] })).toEqual([]);
  });

  await test.step('two of them deleted, and put back after a reload', async () => {
    for (const left of [2, 1]) {
      await more(card(page, 'The first').first(), 'Delete');
      await expect(cards(page)).toHaveCount(left);
      await expect(library(page).getByRole('button', { name: 'Put it back' })).toBeFocused();
    }
    await page.reload();
    await openLibrary(page);
    await library(page).getByRole('tab', { name: 'Recently deleted' }).click();
    await expect(cards(page)).toHaveCount(2);
    await expect(cards(page).first()).toContainText('Deleted just now · 30 days left');
    expect(await violationsOn(page, { include: [':modal'], exclude: [] })).toEqual([]);
    for (const left of [1, 0]) {
      await cards(page)
        .first()
        .getByRole('button', { name: /^Put back/ })
        .click();
      await expect(cards(page)).toHaveCount(left);
    }
    await library(page).getByRole('tab', { name: 'Games' }).click();
    await expect(cards(page)).toHaveCount(3);
  });

  await test.step('and opened, also after a reload', async () => {
    await page.reload();
    await openLibrary(page);
    await card(page, 'The first')
      .last()
      .click({ position: { x: 60, y: 60 } });
    await expect(library(page)).toBeHidden();
    await expectTurns(page, 1);
    await expect(page.getByRole('gridcell', { name: /^d4, D/ })).toBeVisible();
  });
});

test('all games go to another browser in one file', async ({ page, browser }) => {
  await withTwoGames(page);
  await openLibrary(page);
  const download = page.waitForEvent('download');
  await library(page).getByRole('button', { name: 'Export everything' }).click();
  const file = await (await download).path();

  const context = await browser.newContext({ serviceWorkers: 'block' });
  const other = await context.newPage();
  await other.goto(page.url());
  await openLibrary(other);
  await expect(library(other)).toContainText('No games yet');
  await library(other).getByLabel('File with games').setInputFiles(file);
  await expect(library(other)).toContainText('2 games added.');
  await expect(cards(other)).toHaveCount(2);
  await library(other).getByLabel('File with games').setInputFiles(file);
  await expect(library(other)).toContainText('2 games here already.');
  await context.close();
});

test.describe('with two thousand games', () => {
  const COUNT = 2000;
  const game = after(dealt({ draws: 'DINEDLXEEHNTFO' }), 'DINED,d4');
  const records = Array.from({ length: COUNT }, (_, index) => ({
    ...game.record,
    id: `game-${index}`,
  }));
  const items = (page: Page): Locator =>
    library(page).getByRole('list', { name: 'Games' }).getByRole('listitem');
  const elements = (page: Page): Promise<number> => page.locator('*').count();

  test('the library draws those in sight, and keeps the focus where it is', async ({ page }) => {
    const kept = records.map(
      (record, index) =>
        [`game/${record.id}`, formatKeptGame({ ...game, record }, 1_000_000 + index)] as const,
    );
    await leaveManyKept(page, Object.fromEntries([...kept, ['title/game-7', 'The seventh']]));
    await page.goto('/');
    await openLibrary(page);
    await expect(library(page)).toContainText('2,000 games');
    await expect(items(page).first()).toHaveAttribute('aria-setsize', '2000');
    await expect(items(page).first()).toHaveAttribute('aria-posinset', '1');
    expect(await elements(page)).toBeLessThan(2000);

    await test.step('at the end as well', async () => {
      const open = items(page).first().getByRole('button', { name: /^Open/ });
      await open.focus();
      await library(page).evaluate((dialog) => dialog.scrollTo(0, dialog.scrollHeight));
      await expect(items(page).last()).toHaveAttribute('aria-posinset', '2000');
      await expect(items(page).last()).toBeInViewport();
      await expect(open).toBeFocused();
      await expect(open).not.toBeInViewport();
      expect(await elements(page)).toBeLessThan(2000);
    });

    await test.step('from where keys go on', async () => {
      for (let place = 1; place <= 8; place++) {
        const ways = library(page).locator(`[aria-posinset="${place}"]`);
        if (place > 1) await expect(ways.getByRole('button', { name: /^Open/ })).toBeFocused();
        await page.keyboard.press('Tab');
        await expect(ways.locator('summary')).toBeFocused();
        await expect(ways.locator('summary')).toBeInViewport({ ratio: 1 });
        await page.keyboard.press('Tab');
      }
    });

    await test.step('and finds one of them', async () => {
      await library(page).getByLabel('Search').fill('seventh');
      await expect(library(page)).toContainText('1 of 2,000 games');
      await expect(cards(page)).toHaveCount(1);
      await library(page).getByLabel('Search').fill('');
      await expect(library(page)).toContainText('2,000 games');
    });
  });

  test('an import is cancelled, and what has come stays', async ({ page }) => {
    const archive = {
      format: 'scraebbkle-games',
      version: 1,
      games: records.map((record) => ({ record: JSON.parse(formatRecord(record)), played: 7 })),
    };
    await page.goto('/');
    await openLibrary(page);
    await library(page)
      .getByLabel('File with games')
      .setInputFiles({
        name: 'games.json',
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify(archive)),
      });
    await expect(library(page).getByRole('progressbar')).toHaveAttribute('max', '2000');
    await library(page).getByRole('button', { name: 'Cancel' }).click();
    const said = library(page).getByText('Import cancelled');
    await expect(said).toHaveText(/^Import cancelled: [\d,]+ games? added, [\d,]+ games left/);
    const [, added = ''] = /: ([\d,]+ games?) added/.exec((await said.textContent()) ?? '') ?? [];
    await expect(library(page).getByText(added, { exact: true })).toBeVisible();
  });
});

test('two tabs never play the same game: one takes it over from the other', async ({
  page,
  context,
}) => {
  await withTwoGames(page);
  const second = await context.newPage();
  await second.goto('/');
  await openLibrary(second);
  await expect(card(second, 'Tower')).toContainText('Open in another tab');
  await card(second, 'Tower').getByRole('button', { name: 'Play it here' }).click();
  await expectTurns(second, 1);
  await expect(library(page)).toContainText('This game is played on in another tab.');
  await expect(card(page, 'Tower')).toContainText('Open in another tab');
  await untilPlayable(second);
  await playMove(second, ',');
  await expectTurns(second, 2);

  await test.step('and what was played there is found by the first', async () => {
    await page.bringToFront();
    await card(page, 'Tower').getByRole('button', { name: 'Play it here' }).click();
    await expectTurns(page, 2);
    await expect(library(second)).toContainText('This game is played on in another tab.');
  });

  await test.step('a game is opened in a tab of its own', async () => {
    await openLibrary(page);
    const opened = context.waitForEvent('page');
    const game = card(page, 'Board of a test');
    await game.locator('summary').click();
    await game.getByRole('link', { name: 'Open in another tab' }).click();
    const third = await opened;
    await expectTurns(third, 1);
    expect(third.url()).not.toContain('#');
    await expect(third.getByRole('gridcell', { name: /^d4, D/ })).toBeVisible();
  });
});

test(
  'a browser that has no locks says that tabs may write over each other',
  LONG_TEST,
  async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'locks');
    });
    await withTwoGames(page);
    await openLibrary(page);
    await expect(cards(page)).toHaveCount(2);
    await expect(library(page)).toContainText('play a game in one tab at a time');
  },
);

test('statistics tell of finished games against computers', async ({ page }) => {
  await page.goto('/');
  await startGame(page, {
    seed: 'statistics',
    seats: ['human', 'computer'],
    levels: [undefined, 'gentle'],
  });
  await untilPlayable(page);
  await page.locator('summary', { hasText: 'More' }).click();
  await page.getByRole('button', { name: 'Resign', exact: true }).click();
  await page.getByRole('button', { name: 'Yes, resign' }).click();
  await expect(page.getByRole('region', { name: 'Your move' })).toContainText('Game Over!');
  await openLibrary(page);
  await library(page).getByRole('tab', { name: 'Statistics' }).click();
  await expect(library(page).getByRole('row', { name: /^Gentle/ })).toContainText('0 (0 %)');
  await expect(library(page)).toContainText('None of them has been won yet.');
  expect(await violationsOn(page, { include: [':modal'], exclude: [] })).toEqual([]);
});

test('a game is opened by keys', LONG_TEST, async ({ page }) => {
  await withTwoGames(page);
  await page.locator('summary', { hasText: 'Record' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Your games' }).focus();
  await page.keyboard.press('Enter');
  const open = card(page, 'Board of a test').getByRole('button', { name: /^Open/ });
  await open.focus();
  await page.keyboard.press('Enter');
  await expectTurns(page, 1);
  await expect(moveBox(page)).toBeVisible();
  await expect(page.locator('.board-frame')).toBeFocused();
});

test.describe('with one finger', () => {
  test.use(PHONE);

  test('a game is doubled and opened', LONG_TEST, async ({ page }) => {
    await resumeGame(page, after(dealt({ draws: 'DINEDLXEEHNTFO' }), 'DINED,d4'));
    await tap(page, page.locator('summary').filter({ hasText: 'Menu' }));
    await tap(page, page.getByRole('button', { name: 'Your games' }));
    await tap(page, cards(page).locator('summary'));
    const duplicate = cards(page).getByRole('button', { name: 'Duplicate' });
    await expect(duplicate).toBeInViewport({ ratio: 1 });
    await tap(page, duplicate);
    await expect(cards(page)).toHaveCount(2);
    const copy = cards(page).filter({ hasNotText: 'On the table' });
    await tap(page, copy.getByRole('button', { name: /^Open/ }));
    await expect(library(page)).toBeHidden();
    await expect(page.getByRole('gridcell', { name: /^d4, D/ })).toBeVisible();
  });
});
