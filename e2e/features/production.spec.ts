import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { after, dealt, playedOut } from '../lib/games';
import { resumeGame } from '../lib/storage';
import {
  expectTurns,
  moveBox,
  rackTile,
  setupDialog,
  square,
  startGame,
  untilPlayable,
} from '../lib/table';
import { movePanel } from '../lib/screens';
import { expect, test } from '../lib/test';

const SUB_PATH = '/some/path/';

/** Serves what is under an address again, under a sub-path of another one. */
function serveUnderSubPath(origin: string): Promise<Server> {
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    if (!path.startsWith(SUB_PATH)) {
      response.writeHead(404).end();
      return;
    }
    void fetch(new URL(path.slice(SUB_PATH.length), `${origin}/`)).then(async (original) => {
      const type = original.headers.get('content-type') ?? 'application/octet-stream';
      response.writeHead(original.status, { 'content-type': type });
      response.end(Buffer.from(await original.arrayBuffer()));
    });
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(server));
  });
}

test('the built page works under a sub-path', async ({ page, baseURL, watch }) => {
  const server = await serveUnderSubPath(baseURL ?? '');
  try {
    const { port } = server.address() as AddressInfo;
    const origin = `http://127.0.0.1:${port}`;
    watch.allowOrigin(origin);
    const outside: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (!pathname.startsWith(SUB_PATH)) outside.push(pathname);
    });
    await page.goto(`${origin}${SUB_PATH}`);
    await startGame(page, { seed: 'below', seats: ['computer', 'human'], board: 'Tower' });
    await expectTurns(page, 1);
    await page.reload();
    await expectTurns(page, 1);
    expect(outside).toEqual([]);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

test('the first view takes less than 150 kB of JavaScript, compressed', async ({ page }) => {
  const sizes = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    const { pathname } = new URL(response.url());
    sizes.set(
      pathname,
      response.body().then((body) => gzipSync(body).byteLength),
    );
  });
  await page.goto('/');
  await expect(setupDialog(page).getByRole('button', { name: 'Start game' })).toBeEnabled();
  const scripts = await Promise.all(
    [...sizes].map(async ([path, size]) => ({ path, bytes: await size })),
  );
  const isWorker = ({ path }: { readonly path: string }): boolean => /worker/.test(path);
  const total = (list: typeof scripts): number => list.reduce((sum, { bytes }) => sum + bytes, 0);
  const main = total(scripts.filter((script) => !isWorker(script)));
  const worker = total(scripts.filter(isWorker));
  test.info().annotations.push({
    type: 'JavaScript, gzip',
    description: `page ${main} bytes, worker ${worker} bytes`,
  });
  expect(main).toBeGreaterThan(0);
  expect(worker).toBeGreaterThan(0);
  expect(main + worker).toBeLessThan(150_000);
});

/** What axe finds on the page, once it is in these colours. */
async function violationsIn(page: Page, theme: 'light' | 'dark'): Promise<readonly object[]> {
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.map(({ html, failureSummary }) => `${html} ${failureSummary ?? ''}`),
  }));
}

test.describe('axe finds nothing', () => {
  test.slow();

  const MIDDLE = after(dealt({ draws: 'EEDNIDLNZHNTFORREVOFILASP' }), 'DINED,d4', 'TNZON,7c');

  const screens: Readonly<Record<string, (page: Page) => Promise<void>>> = {
    'the set-up dialog': async (page) => {
      await page.goto('/');
      await expect(page.getByRole('button', { name: 'Start game' })).toBeEnabled();
      await expect(setupDialog(page).getByRole('img')).toBeVisible();
    },
    'the set-up dialog with another board': async (page) => {
      await page.goto('/');
      await setupDialog(page).getByRole('radio', { name: 'another board' }).check();
      await page.getByRole('button', { name: /^Jackpot/ }).click();
      await expect(setupDialog(page).getByRole('img')).toHaveAccessibleName(/20 columns/);
    },
    'a game': async (page) => {
      await resumeGame(page, MIDDLE);
      await moveBox(page).fill('OVE,4e');
      await expect(page.getByText('legal')).toBeVisible();
      await square(page, 'a1').click();
    },
    'a refused move': async (page) => {
      await resumeGame(page, MIDDLE);
      await moveBox(page).fill('O,e6');
      await untilPlayable(page);
      await moveBox(page).press('Enter');
      await expect(movePanel(page).getByText('Please try again.')).toBeVisible();
    },
    'the letter picker': async (page) => {
      await resumeGame(page, dealt({ draws: 'CAT_EDONZHNTFO' }));
      await untilPlayable(page);
      await rackTile(page, '_').click();
      await square(page, 'd7').click();
      await expect(page.getByRole('dialog', { name: /^Letter for the blank/ })).toBeVisible();
    },
    'the transcript': async (page) => {
      await resumeGame(page, MIDDLE);
      await page.getByRole('tab', { name: 'Transcript' }).click();
      await expect(page.getByRole('region', { name: 'Transcript' })).toBeVisible();
    },
    'the curtain': async (page) => {
      await resumeGame(page, dealt({ openRacks: false, seed: 'curtain' }));
      await expect(page.getByRole('button', { name: 'Show my tiles' })).toBeVisible();
    },
    'an earlier turn': async (page) => {
      await resumeGame(page, MIDDLE);
      await page.getByRole('button', { name: 'Previous turn' }).click();
      await expect(movePanel(page).getByText('Turn 1 of 2.')).toBeVisible();
    },
    'computers that play': async (page) => {
      await page.goto('/');
      await startGame(page, { seed: 'axe', seats: ['computer', 'computer'] });
      await page.getByRole('button', { name: 'Pause' }).click();
      await expect(page.getByText('To move · paused')).toBeVisible();
    },
    'the end of a game': async (page) => {
      await resumeGame(page, playedOut(dealt({ seed: 'axe' })));
      await expect(page.getByRole('heading', { name: 'Game Over!' })).toBeVisible();
    },
    'the story of a game': async (page) => {
      await resumeGame(page, playedOut(dealt({ seed: 'axe' })));
      await page.getByRole('button', { name: 'Story', exact: true }).click();
      await page.getByText('As a table').click();
      await expect(page.getByRole('dialog').getByRole('table')).toBeVisible();
    },
    'the help': async (page) => {
      await resumeGame(page, MIDDLE);
      await square(page, 'a1').click();
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: 'Rules and keys' })).toBeVisible();
    },
    'a board with every kind of premium': async (page) => {
      await page.goto('/');
      const seats = ['human', 'human'] as const;
      await startGame(page, { seed: 'axe', seats, open: true, board: 'Jackpot' });
    },
  };

  for (const [name, show] of Object.entries(screens)) {
    test(`on ${name}, light and dark`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await show(page);
      expect(await violationsIn(page, 'light')).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await violationsIn(page, 'dark')).toEqual([]);
    });
  }
});
