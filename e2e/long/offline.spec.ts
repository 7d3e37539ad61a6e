import { settled } from '../lib/settled';
import type { Locator, Page } from '@playwright/test';
import { formatRecord } from '../../src/engine';
import { after, dealt } from '../lib/games';
import type { StaticSite } from '../lib/static-site';
import {
  countKept,
  test,
  untilAllKept,
  untilKept,
  versionOf,
  visit,
  visitOnce,
} from '../lib/offline';
import { resumeGame } from '../lib/storage';
import {
  expectTurns,
  playAtOnce,
  setupDialog,
  setupQuestions,
  startGame,
  openOptions,
} from '../lib/table';
import { FIRST_VISIT } from '../lib/first-visit';
import { expect } from '../lib/test';

test.use({ serviceWorkers: 'allow', ...FIRST_VISIT });

const COMPUTER_FIRST = ['computer', 'human'] as const;

/** Games to start without a network, with seats and levels if the game leaves a choice. */
const GAMES = [
  ['ScraeBBKle', COMPUTER_FIRST, ['champion']],
  ['Configured', [], []],
  ['Classic', COMPUTER_FIRST, ['expert']],
  ['Crossword', COMPUTER_FIRST, []],
  ['ScraBBKle', [], []],
] as const;

/** Paths of cached files that differ from the build. */
const damagedFiles = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const damaged: string[] = [];
    const [name = ''] = (await caches.keys()).filter((each) => each.startsWith('scraebbkle '));
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const { pathname, searchParams } = new URL(request.url);
      const bytes = await (await cache.match(request))?.arrayBuffer();
      const digest = new Uint8Array(
        await crypto.subtle.digest('SHA-256', bytes ?? new ArrayBuffer()),
      );
      const hash = btoa(String.fromCharCode(...digest));
      if (hash !== searchParams.get('sha256')) damaged.push(pathname);
    }
    return damaged;
  });

/** Replaces cached files whose paths match by a login page, or removes them; returns their number. */
const damage = (page: Page, pattern: RegExp, how: 'replace' | 'remove'): Promise<number> =>
  page.evaluate(
    async ([source, isRemoved]) => {
      let count = 0;
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          if (!new RegExp(source).test(new URL(request.url).pathname)) continue;
          count++;
          const login = new Response('<p>Log in</p>', { headers: { 'content-type': 'text/html' } });
          if (isRemoved) await cache.delete(request);
          else await cache.put(request, login);
        }
      }
      return count;
    },
    [pattern.source, how === 'remove'] as const,
  );

test('after a first visit, games of every rule book can start without a network', async ({
  page,
  site,
}) => {
  test.slow();
  await visitOnce(page, site);

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
      else await settled(page);
      await expect(page.getByRole('banner')).toContainText(game);
    });
  }
});

test('the tab of a first visit keeps working without a network', async ({ page, site }) => {
  await visit(page, site);
  await site.stop();
  await playAtOnce(page).click();
  await settled(page);
  await page.getByRole('button', { name: 'Rules', exact: true }).click();
  await page.getByRole('dialog', { name: 'Rules and keys' }).getByLabel('Close').click();
  await page.getByRole('button', { name: 'New game' }).click();
  await startGame(page, { game: 'Classic', seed: '7', seats: ['human', 'human'] });
  await expect(page.getByRole('banner')).toContainText('Classic');
});

test('a page whose caching was interrupted is cached completely at the next visit', async ({
  page,
  site,
}) => {
  const mend = [
    site.substitute(/HelpDialog-.*\.js$/, { type: 'text/html', body: '<p>Log in</p>' }),
    site.substitute(/defaultBoard\.txt$/, { type: 'text/plain', body: '14 16\n' }),
  ];
  await page.goto(site.address);
  const outcome = await page.evaluate(async () => {
    const { installing } = await navigator.serviceWorker.register('./sw.js');
    return new Promise((resolve) => {
      installing?.addEventListener('statechange', () => resolve(installing.state));
    });
  });
  expect(outcome).toBe('redundant');
  for (const end of mend) end();
  await page.reload();
  await untilKept(page);
  expect(await damagedFiles(page)).toEqual([]);
});

const EACH_KIND = [
  ['the page', /index\.html$/],
  ['its first script', /assets\/index-.*\.js$/],
  ['what draws it', /assets\/draw-.*\.js$/],
  ['a style', /\.css$/],
  ['the script of the worker', /search\.worker-.*\.js$/],
  ['a word list', /wordlist\.txt$/],
  ['a font', /\.woff2$/],
] as const;

test('a damaged copy of the page is repaired at the next visit', async ({ page, site, watch }) => {
  test.slow();
  await visit(page, site);
  await untilAllKept(page);
  const all = await countKept(page);
  const check = async (): Promise<void> => {
    await page.reload();
    await expect(playAtOnce(page)).toBeVisible();
    await expect
      .poll(async () => [await countKept(page), await damagedFiles(page)])
      .toEqual([all, []]);
  };
  for (const [kind, pattern] of EACH_KIND) {
    await test.step(kind, async () => {
      expect(await damage(page, pattern, 'replace')).toBeGreaterThan(0);
      await check();
    });
  }
  await test.step('files that the browser has removed', async () => {
    expect(await damage(page, /\.(?:js|txt)$/, 'remove')).toBeGreaterThan(50);
    await check();
  });
  await test.step('and the copy suffices without a network', async () => {
    await site.stop();
    await page.reload();
    await playAtOnce(page).click();
    await settled(page);
  });
  await test.step('a damaged script cannot be loaded without a network, and the page reports that', async () => {
    watch.allowError(/^console error: Failed to load resource/);
    await damage(page, /draw-.*\.js$/, 'replace');
    // The browser's HTTP cache could supply the script.
    const browser = await page.context().newCDPSession(page);
    await browser.send('Network.clearBrowserCache');
    await page.reload();
    await expect(page.locator('#root')).toContainText('didn’t load fully');
    expect(await countKept(page)).toBe(all);
  });
});

test('a page whose service worker serves damaged files reloads itself from the server', async ({
  page,
  site,
  watch,
}) => {
  watch.expectError(/^console error: Failed to load module script: /);
  // This worker takes over at once and serves a login page instead of a script.
  const worker = `
    addEventListener('install', () => skipWaiting());
    addEventListener('activate', (event) => event.waitUntil(clients.claim()));
    addEventListener('fetch', (event) => {
      if (/\\/draw-.*\\.js$/.test(event.request.url))
        event.respondWith(new Response('<p>Log in</p>', { headers: { 'content-type': 'text/html' } }));
    });`;
  const mend = site.substitute(/^sw\.js$/, { type: 'text/javascript', body: worker });
  await page.goto(site.address);
  await untilKept(page);
  mend();
  await page.reload();
  await expect(playAtOnce(page)).toBeVisible();
});

/** The rules dialog. */
const HELP = /HelpDialog-.*\.js$/;

/** Waits for a version after an update: a worker first finishes what it stores, which takes long on a slow machine. */
const expectVersion = (page: Page, version: string): Promise<void> =>
  expect.poll(() => versionOf(page).catch(() => undefined), { timeout: 90_000 }).toBe(version);

test('a new version is offered between games, and loaded on request', async ({ page, site }) => {
  await visit(page, site);
  const note = page.getByText('A new version is ready.');
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

  await test.step('after the game', async () => {
    await page.locator('summary', { hasText: 'More' }).click();
    await page.getByRole('button', { name: 'Resign', exact: true }).click();
    await page.getByRole('button', { name: 'Yes, resign' }).click();
    await expect(note).toBeVisible();
    await page.getByRole('button', { name: 'Update' }).click();
    await expectVersion(page, 'second');
    await expect(page.getByRole('region', { name: 'Your move' })).toContainText('Game Over!');
    await expect(note).toHaveCount(0);
  });
});

const rules = (page: Page): Locator => page.getByRole('button', { name: 'Rules', exact: true });

/**
 * Opens the rules in a game whose page and server both lack them, since the server has a newer version. Returns
 * functions that let the server send them and its service worker, and the button that updates the page.
 */
async function openMissingRules(page: Page, site: StaticSite) {
  await visit(page, site);
  await startGame(page, { seed: 'old', seats: COMPUTER_FIRST });
  await expectTurns(page, 1);
  await test.step('the part is missing', async () => {
    expect(await damage(page, HELP, 'remove')).toBe(1);
    const browser = await page.context().newCDPSession(page);
    await browser.send('Network.clearBrowserCache');
  });
  const sendWorker = site.hold(/^sw\.js$/);
  site.release('second');
  const restore = site.substitute(HELP, {
    status: 404,
    type: 'text/html',
    body: '<p>Not found</p>',
  });
  await rules(page).click();
  const missing = page.getByRole('dialog', { name: 'Loading failed' });
  await expect(missing).toContainText('update once the new version is ready.');
  return { restore, sendWorker, update: missing.getByRole('button', { name: 'Update' }) };
}

test('a page that lacks a part which the server no longer has brings in the new version', async ({
  page,
  site,
  watch,
}) => {
  watch.allowError(/^console error: /);
  const { restore, sendWorker, update } = await openMissingRules(page, site);

  await test.step('the new version is offered during the game once it is there', async () => {
    const note = page.getByText('A new version is ready.');
    await expect(note).toHaveCount(0);
    await expect(update).toBeDisabled();
    restore();
    sendWorker();
    await expect(note).toBeVisible();
    await update.click();
    await expectVersion(page, 'second');
    await expect(page.getByRole('banner')).toContainText('ScraeBBKle');
    await rules(page).click();
    await expect(page.getByRole('dialog', { name: 'Rules and keys' })).toBeVisible();
  });
});

test('a page brings in the version that it needs, also if not all of it can be stored', async ({
  page,
  site,
  watch,
}) => {
  watch.allowError(/^console error: /);
  const { sendWorker, update } = await openMissingRules(page, site);
  sendWorker();
  await update.click();
  await expectVersion(page, 'second');
  await expectTurns(page, 1);
});

const WORDS = /^resources\/wordlist\.txt/;

/** Addresses of the requests for words from some point on. */
const askedForWords = ({ traffic }: StaticSite, from = 0): readonly string[] =>
  traffic()
    .slice(from)
    .flatMap(({ kind, address }) => (kind === 'asked' && WORDS.test(address) ? [address] : []));

test('a first visit fetches the words once, even if the host forbids caching', async ({
  page,
  site,
}) => {
  await visit(page, site);
  expect(askedForWords(site)).toEqual([expect.stringContaining('?v=')]);
});

/**
 * The service worker of an older version, which requested the words without a hash and cached them like later versions.
 */
const FORMER_WORKER = `
  const name = 'scraebbkle ' + registration.scope;
  const words = registration.scope + 'resources/wordlist.txt';
  const hashed = async (bytes) =>
    btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))));
  const install = async () => {
    const response = await fetch(words, { cache: 'reload' });
    const hash = await hashed(await response.clone().arrayBuffer());
    const cache = await caches.open(name);
    await cache.put(words + '?sha256=' + encodeURIComponent(hash), response);
    await caches.open('workbox-precache-v2-' + registration.scope);
    await skipWaiting();
  };
  addEventListener('install', (event) => event.waitUntil(install()));
  addEventListener('activate', (event) => event.waitUntil(clients.claim()));
  const answer = async (request) =>
    (await (await caches.open(name)).match(words, { ignoreSearch: true })) ?? fetch(request);
  addEventListener('fetch', (event) => {
    if (event.request.url.startsWith(words)) event.respondWith(answer(event.request));
  });`;

test('the next version reuses the words cached by an older one', async ({ page, site }) => {
  const release = site.substitute(/^sw\.js$/, { type: 'text/javascript', body: FORMER_WORKER });
  await visit(page, site);
  release();
  const before = site.traffic().length;
  await page.reload();
  await expect(page.getByText('A new version is ready.')).toBeVisible();
  await page.getByRole('button', { name: 'Update' }).click();
  const copies = () => page.evaluate(() => caches.keys()).catch(() => []);
  await expect.poll(copies).toEqual([`scraebbkle ${site.address}`]);
  await untilKept(page);
  expect(await countKept(page)).toBeGreaterThan(50);
  expect(askedForWords(site, before)).toEqual([]);
  await site.stop();
  await page.reload();
  await playAtOnce(page).click();
  await settled(page);
});

test('in data-saver mode, a meaning is cached once it has been shown', async ({
  page,
  site,
  watch,
}) => {
  watch.expectError(/^console error: Failed to load resource/);
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await visit(page, site);
  const meanings = /^assets\/[a-z]-[\w-]+\.js$/;
  expect(site.traffic().filter(({ address }) => meanings.test(address))).toEqual([]);
  const mend = site.substitute(meanings, { type: 'text/html', body: '<p>Log in</p>' });

  const meaning = page.getByRole('dialog', { name: 'QUIZ' });
  const ask = async (): Promise<void> => {
    await page.goto(site.address);
    await page
      .getByRole('main')
      .getByRole('button', { name: /^More games/ })
      .click();
    await openOptions(page);
    await setupQuestions(page).getByRole('button', { name: 'Look up…' }).click();
    const words = page.getByRole('dialog', { name: 'Look up' });
    await words.getByLabel('Word or pattern').fill('quiz');
    await words.getByRole('button', { name: 'Define QUIZ' }).click();
  };
  await ask();
  await expect(meaning).toContainText('Not saved for offline yet.');
  mend();
  await meaning.getByRole('button', { name: 'Try again' }).click();
  await expect(meaning).toContainText('noun');
  await site.stop();
  await ask();
  await expect(meaning).toContainText('noun');
});

test('the installed page opens the records it is launched with', async ({ page }) => {
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

test('a launch file that no longer exists is reported and changes nothing', async ({ page }) => {
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
  await expect(verdict).toContainText('The file can’t be read any more');
});
