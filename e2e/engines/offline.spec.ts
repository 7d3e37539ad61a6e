import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { Page } from 'puppeteer-core';
import { machine } from '../../scripts/browser/probes';
import { programsOf } from '../../scripts/engines/find';
import { driverOf, launchEngine } from '../../scripts/engines/puppeteer';
import { LONG_TEST } from '../lib/long';
import { serveStatically, type StaticSite } from '../lib/static-site';
import {
  answer,
  box,
  button,
  click,
  dialog,
  expectText,
  fill,
  labelled,
  moreGames,
  newGame,
  moreOptions,
} from './steps';
import { test as base } from './test';

/** A browser on its first visit to a host of the page. */
interface FirstVisit {
  readonly site: StaticSite;
  readonly page: Page;
  readonly downloads: string;
}

const test = base.extend<{ readonly firstVisit: FirstVisit }>({
  firstVisit: async ({ engine }, give) => {
    if (engine === 'WebKit') throw new Error('Puppeteer does not drive WebKit');
    const site = await serveStatically();
    const downloads = await mkdtemp(join(tmpdir(), 'scraebbkle-offline-'));
    const browser = await launchEngine(engine, (await programsOf(machine, engine)) ?? [], {
      downloads,
    });
    await give({ site, page: await browser.newPage(), downloads });
    await browser.close();
    await site.stop();
    await rm(downloads, { recursive: true, force: true, maxRetries: 5 });
  },
});

test.skip(({ engine }) => engine === 'Chromium', 'long/offline.spec.ts does so in Chromium');
test.skip(({ engine }) => engine === 'WebKit', 'WebKitGTK’s small browser keeps no pages');

/** Games by rule book, and whether a computer can have the first turn. */
const GAMES = [
  ['ScraeBBKle', true],
  ['ScraBBKle', false],
  ['Crossword', true],
  ['Configured', false],
  ['Classic', true],
] as const;

test(
  'after a first visit, games, the library and its export work without a network',
  LONG_TEST,
  async ({ firstVisit: { site, page, downloads } }) => {
    const driver = driverOf(page);
    await driver.open(site.address);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await site.stop();

    for (const [game, hasComputerFirst] of GAMES) {
      await test.step(game, async () => {
        await driver.open(site.address);
        const isFirst = game === GAMES[0][0];
        await click(driver, isFirst ? moreGames : newGame);
        await answer(driver, 'Which game', game);
        await click(driver, moreOptions);
        await fill(driver, box('Seed'), '7');
        if (hasComputerFirst) {
          await answer(driver, 'Is Player 1 a', 'Computer');
          await answer(driver, 'Is Player 2 a', 'Human');
        }
        await click(driver, button('Start game'));
        await expect.poll(() => driver.see(dialog), dialog).toBeUndefined();
        if (hasComputerFirst) await expectText(driver, labelled('Step through the game'), '1 of 1');
        await expectText(driver, '//header', game);
      });
    }

    await click(driver, '//summary[contains(., "Menu")]');
    await click(driver, button('Your games'));
    // The library has only games with a turn.
    const withTurns = GAMES.filter(([, hasComputerFirst]) => hasComputerFirst);
    for (const [game] of withTurns) await expectText(driver, dialog, game);
    await click(driver, button('Export all'));
    // A file exists before it is complete.
    await expect(async () => {
      const [file = ''] = (await readdir(downloads)).filter((name) => name.endsWith('.json'));
      const archive = JSON.parse(await readFile(join(downloads, file), 'utf8'));
      expect(archive.games.length).toBeGreaterThanOrEqual(withTurns.length);
    }).toPass();
  },
);

/** Waits until the browser has cached the whole page and serves it from the cache. */
const untilKept = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);

/** The number of cached files that are a login page instead. */
const countDamaged = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const [name = ''] = await caches.keys();
    const cache = await caches.open(name);
    const texts = await Promise.all(
      (await cache.keys()).map(async (key) => (await cache.match(key))?.text()),
    );
    return texts.filter((text) => text === '<p>Log in</p>').length;
  });

test('the tab of a first visit keeps working without a network', async ({
  firstVisit: { site, page },
}) => {
  const driver = driverOf(page);
  await driver.open(site.address);
  await untilKept(page);
  await site.stop();
  await click(driver, moreGames);
  await answer(driver, 'Is Player 1 a', 'Computer');
  await answer(driver, 'Is Player 2 a', 'Human');
  await click(driver, button('Start game'));
  await expectText(driver, labelled('Step through the game'), '1 of 1');
});

test('a damaged copy of the page is repaired at the next visit', async ({
  firstVisit: { site, page },
}) => {
  const driver = driverOf(page);
  await driver.open(site.address);
  await untilKept(page);
  await page.evaluate(async () => {
    const [name = ''] = await caches.keys();
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const login = new Response('<p>Log in</p>', { headers: { 'content-type': 'text/html' } });
      await cache.put(request, login);
    }
  });
  expect(await countDamaged(page)).toBeGreaterThan(50);
  await driver.open(site.address);
  await expect.poll(() => countDamaged(page)).toBe(0);
  await site.stop();
  await driver.open(site.address);
  await click(driver, moreGames);
});
