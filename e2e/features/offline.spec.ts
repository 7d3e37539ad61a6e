import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { formatRecord } from '../../src/engine';
import { after, dealt } from '../lib/games';
import { IS_LONG, LONG_TEST } from '../lib/long';
import { readRecord, saveRecord } from '../lib/records';
import { serveStatically, type StaticSite } from '../lib/static-site';
import { resumeGame } from '../lib/storage';
import { expectTurns, setupDialog, startGame, untilPlayable } from '../lib/table';
import { expect, test as base } from '../lib/test';

const test = base.extend<{ readonly site: StaticSite }>({
  site: async ({ watch }, give) => {
    const site = await serveStatically();
    watch.allowOrigin(site.origin);
    await give(site);
    await site.stop();
  },
});

test.use({ serviceWorkers: 'allow', isFirstVisit: true });

// On a busy machine Chromium does not always hand over a script that it keeps; the page loads again by itself then.
test.beforeEach(({ watch }) => {
  watch.allowComplaint(/^page error: Failed to fetch dynamically imported module: /);
});

const COMPUTER_FIRST = ['computer', 'human'] as const;

/** Games that are begun without a network, with their seats and levels; who plays is left to those that leave no choice. */
const GAMES = [
  ['ScraeBBKle', COMPUTER_FIRST, ['champion']],
  ['Configured', [], []],
  ...(IS_LONG
    ? ([
        ['Classic', COMPUTER_FIRST, ['expert']],
        ['Crossword', COMPUTER_FIRST, []],
        ['ScraBBKle', [], []],
      ] as const)
    : []),
] as const;

/** Visits the page, until the browser has kept all of it. */
async function visit(page: Page, { address }: StaticSite): Promise<void> {
  await page.goto(address);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
}

const versionOf = (page: Page): Promise<string | null> =>
  page.locator('meta[name="version"]').getAttribute('content');

test('after a first visit, games can be played without a network', async ({ page, site }) => {
  test.slow();
  await visit(page, site);
  const kept = await page.evaluate(async () => {
    const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    return (await Promise.all(opened.map((cache) => cache.keys()))).flat().length;
  });
  expect(kept).toBeGreaterThan(50);
  await site.stop();
  await page.reload();

  for (const [game, seats, levels] of GAMES) {
    await test.step(game, async () => {
      await page.goto(`${site.address}?game=${game}`);
      expect(await versionOf(page)).toBe('first');
      if (game !== 'ScraeBBKle') {
        await page.getByRole('button', { name: 'New game' }).click();
        await expect(setupDialog(page)).toBeVisible();
      }
      await startGame(page, { game, seed: '7', seats, levels });
      if (seats.length > 0) await expectTurns(page, 1);
      else await untilPlayable(page);
      await expect(page.getByRole('banner')).toContainText(game);
    });
  }
  expect(readRecord(await saveRecord(page)).record.events.length).toBeGreaterThan(0);

  await test.step('the library, and all games in one file', async () => {
    await page.locator('summary', { hasText: 'Record' }).click();
    await page.getByRole('button', { name: 'Your games' }).click();
    const library = page.getByRole('dialog', { name: 'Your games' });
    await expect(library.locator('.game-card')).not.toHaveCount(0);
    const download = page.waitForEvent('download');
    await library.getByRole('button', { name: 'Export everything' }).click();
    const file = await (await download).path();
    const archive = JSON.parse(await readFile(file, 'utf8'));
    const withTurns = GAMES.filter(([, seats]) => seats.length > 0);
    expect(archive.games.length).toBeGreaterThanOrEqual(withTurns.length);
  });
});

test('a new version is offered between games, and comes when it is asked for', async ({
  page,
  site,
}) => {
  await visit(page, site);
  const note = page.getByText('A new version is here.');
  await page.reload();
  await startGame(page, { seed: 'old', seats: ['computer', 'human'] });
  await expectTurns(page, 1);
  site.release('second');
  await page.reload();
  await expect(async () => {
    const isWaiting = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
      return registration.waiting !== null;
    });
    expect(isWaiting).toBe(true);
  }).toPass();
  expect(await versionOf(page)).toBe('first');
  await expect(note).toHaveCount(0);

  await test.step('once the game is over', async () => {
    await page.locator('summary', { hasText: 'More' }).click();
    await page.getByRole('button', { name: 'Resign', exact: true }).click();
    await page.getByRole('button', { name: 'Yes, resign' }).click();
    await expect(note).toBeVisible();
    await page.getByRole('button', { name: 'Update' }).click();
    await expect.poll(() => versionOf(page).catch(() => undefined)).toBe('second');
    await expect(page.getByRole('region', { name: 'Your move' })).toContainText('Game Over!');
    await expect(note).toHaveCount(0);
  });
});

test('the installed page opens records that it is opened with', async ({ page }) => {
  const game = after(dealt({ draws: 'DINEDLXEEHNTFO' }), 'DINED,d4');
  await page.addInitScript((text) => {
    const file = new File([text], 'game.json', { type: 'application/json' });
    Object.defineProperty(window, 'launchQueue', {
      value: {
        setConsumer: (consumer: (launch: object) => void) => {
          consumer({ files: [{ getFile: () => Promise.resolve(file) }] });
        },
      },
    });
  }, formatRecord(game.record));
  await page.goto('/');
  await expectTurns(page, 1);
  await expect(page.getByRole('region', { name: 'Your move' })).toContainText('game.json');
});

test(
  'a file that has gone before it is opened is told of, and changes nothing',
  LONG_TEST,
  async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'launchQueue', {
        value: {
          setConsumer: (consumer: (launch: object) => void) => {
            consumer({
              files: [{ getFile: () => Promise.reject(new DOMException('gone', 'NotFoundError')) }],
            });
          },
        },
      });
    });
    await resumeGame(page, after(dealt({ draws: 'DINEDLXEEHNTFO' }), 'DINED,d4'));
    await expectTurns(page, 1);
    const verdict = page.getByRole('group', { name: 'Verdict' });
    await expect(verdict).toContainText('The file cannot be read any more');
  },
);
