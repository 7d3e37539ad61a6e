import { settled } from '../lib/settled';
import type { Locator, Page } from '@playwright/test';
import { formatRecord } from '../../src/engine';
import { formatKeptGame } from '../../src/store/library/kept-game';
import { violationsOn } from '../lib/axe';
import { after, dealt } from '../lib/games';
import { card, cards, library, openLibrary, withTwoGames } from '../lib/library';
import { tap } from '../lib/gestures';
import { PHONE } from '../lib/screens';
import { presetTexts, resumeGame } from '../lib/storage';
import { expectTurns, moveBox, startGame } from '../lib/table';
import { expect, test } from '../lib/test';

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

  test('the library renders only visible cards, and keeps the focus', async ({ page }) => {
    const kept = records.map(
      (record, index) =>
        [`game/${record.id}`, formatKeptGame({ ...game, record }, 1_000_000 + index)] as const,
    );
    await presetTexts(page, Object.fromEntries([...kept, ['title/game-7', 'The seventh']]));
    await page.goto('/');
    await openLibrary(page);
    await expect(library(page)).toContainText('2,000 games');
    await expect(items(page).first()).toHaveAttribute('aria-setsize', '2000');
    await expect(items(page).first()).toHaveAttribute('aria-posinset', '1');
    expect(await elements(page)).toBeLessThan(2000);

    await test.step('at the end too', async () => {
      const open = items(page).first().getByRole('button', { name: /^Open/ });
      await open.focus();
      await library(page).evaluate((dialog) => dialog.scrollTo(0, dialog.scrollHeight));
      await expect(items(page).last()).toHaveAttribute('aria-posinset', '2000');
      await expect(items(page).last()).toBeInViewport();
      await expect(open).toBeFocused();
      await expect(open).not.toBeInViewport();
      expect(await elements(page)).toBeLessThan(2000);
    });

    await test.step('where the tab order continues', async () => {
      for (let place = 1; place <= 8; place++) {
        const ways = library(page).locator(`[aria-posinset="${place}"]`);
        if (place > 1) await expect(ways.getByRole('button', { name: /^Open/ })).toBeFocused();
        await page.keyboard.press('Tab');
        await expect(ways.locator('summary')).toBeFocused();
        await expect(ways.locator('summary')).toBeInViewport({ ratio: 1 });
        await page.keyboard.press('Tab');
      }
    });

    await test.step('and finds a game by its title', async () => {
      await library(page).getByLabel('Search').fill('seventh');
      await expect(library(page)).toContainText('1 of 2,000 games');
      await expect(cards(page)).toHaveCount(1);
      await library(page).getByLabel('Search').fill('');
      await expect(library(page)).toContainText('2,000 games');
    });
  });

  test('a cancelled import keeps the games it has read', async ({ page }) => {
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
    await expect(said).toHaveText(/^Import cancelled\. [\d,]+ games? added\. [\d,]+ games left/);
    const [, added = ''] = /\. ([\d,]+ games?) added/.exec((await said.textContent()) ?? '') ?? [];
    await expect(library(page).getByText(added, { exact: true })).toBeVisible();
  });
});

test('a browser without locks warns that tabs may overwrite each other', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'locks');
  });
  await withTwoGames(page);
  await openLibrary(page);
  await expect(cards(page)).toHaveCount(2);
  await expect(library(page)).toContainText('Play each game in one tab only');
});

test('statistics cover finished games against computers', async ({ page }) => {
  await page.goto('/');
  await startGame(page, {
    seed: 'statistics',
    seats: ['human', 'computer'],
    levels: [undefined, 'gentle'],
  });
  await settled(page);
  await page.locator('summary', { hasText: 'More' }).click();
  await page.getByRole('button', { name: 'Resign', exact: true }).click();
  await page.getByRole('button', { name: 'Yes, resign' }).click();
  await expect(page.getByRole('region', { name: 'Your move' })).toContainText('Game Over!');
  await openLibrary(page);
  await library(page).getByRole('tab', { name: 'Statistics' }).click();
  await expect(library(page).getByRole('row', { name: /^Gentle/ })).toContainText('0 (0%)');
  await expect(library(page)).toContainText('No wins yet.');
  expect(await violationsOn(page, { include: [':modal'], exclude: [] })).toEqual([]);
});

test('a game is opened by keys', async ({ page }) => {
  await withTwoGames(page);
  await page.locator('summary', { hasText: 'Menu' }).focus();
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

test.describe('by touch', () => {
  test.use(PHONE);

  test('a game is duplicated and opened', async ({ page }) => {
    await resumeGame(page, after(dealt({ draws: 'DINEDLXEEHNTFO' }), 'DINED,d4'));
    await tap(page, page.locator('summary').filter({ hasText: 'Menu' }));
    await tap(page, page.getByRole('button', { name: 'Your games' }));
    await tap(page, cards(page).locator('summary'));
    const duplicate = cards(page).getByRole('button', { name: 'Duplicate' });
    await expect(duplicate).toBeInViewport({ ratio: 1 });
    await tap(page, duplicate);
    await expect(cards(page)).toHaveCount(2);
    const copy = cards(page).filter({ hasNotText: 'Open now' });
    await tap(page, copy.getByRole('button', { name: /^Open/ }));
    await expect(library(page)).toBeHidden();
    await expect(page.getByRole('gridcell', { name: /^d4, D/ })).toBeVisible();
  });
});
