import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { Response } from '@playwright/test';
import { violationsOn } from '../lib/axe';
import { computerMove, dealt } from '../lib/games';
import { serveStatically } from '../lib/static-site';
import { expectTurns, grid, playAtOnce, playMove, startGame, untilPlayable } from '../lib/table';
import { expect, test } from '../lib/test';
import { keepFromRest } from '../lib/visits';

test.use({ isFirstVisit: true });

/** Nobody is there, and nobody is asked. */
const OTHERS: readonly string[] = ['ws://127.0.0.1:9/', 'https://127.0.0.1:9/'];

const SUB_PATH = '/some/path/';

/** Serves what is under an address again, under a sub-path of another one, with more headers. */
function serveUnderSubPath(
  origin: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Server> {
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    if (!path.startsWith(SUB_PATH)) {
      response.writeHead(404).end();
      return;
    }
    void fetch(new URL(path.slice(SUB_PATH.length), `${origin}/`)).then(async (original) => {
      const type = original.headers.get('content-type') ?? 'application/octet-stream';
      response.writeHead(original.status, { ...headers, 'content-type': type });
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
    const icons = await page.evaluate(async () => {
      const { href = '' } = document.querySelector<HTMLLinkElement>('link[rel="manifest"]') ?? {};
      const manifest = (await (await fetch(href)).json()) as { icons: { src: string }[] };
      const answers = manifest.icons.map(({ src }) => fetch(new URL(src, href)));
      return (await Promise.all(answers)).map(({ ok }) => ok);
    });
    expect(icons).toEqual([true, true, true, true]);
    expect(outside).toEqual([]);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

test('the page for unknown addresses leads to the game', async ({ page }) => {
  await page.goto('/404.html');
  await expect(page.getByRole('heading')).toHaveText('There’s no page here');
  expect(await violationsOn(page, { include: ['body'], exclude: [] })).toEqual([]);
  await page.getByRole('link').click();
  await expect(playAtOnce(page)).toBeVisible();
});

for (const { host, policy, asksForJavaScript } of [
  {
    host: 'that allows WebAssembly by a header',
    policy: "script-src 'self' 'wasm-unsafe-eval'",
    asksForJavaScript: false,
  },
  {
    host: 'whose header forgets it',
    policy: "script-src 'self'",
    asksForJavaScript: true,
  },
]) {
  test(`computers play on a host ${host}`, async ({ page, baseURL, watch }) => {
    if (asksForJavaScript) watch.allowComplaint(/Content Security Policy/);
    const server = await serveUnderSubPath(baseURL ?? '', { 'content-security-policy': policy });
    try {
      const { port } = server.address() as AddressInfo;
      const origin = `http://127.0.0.1:${port}`;
      watch.allowOrigin(origin);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.goto(`${origin}${SUB_PATH}`);
      await startGame(page, { seed: 'below', seats: ['computer', 'human'] });
      await expectTurns(page, 1);
      expect(asked.some((url) => /\/javascript-[^/]*\.js$/.test(url))).toBe(asksForJavaScript);
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });
}

test('the board is drawn and played on while the search kernel is on its way', async ({
  page,
  watch,
}) => {
  const site = await serveStatically();
  try {
    watch.allowOrigin(site.origin);
    const release = site.hold(/webassembly-[^/]*\.js$/);
    await page.goto(site.address);
    const setup = { seed: 'kernel', seats: ['human', 'computer'] } as const;
    await startGame(page, setup);
    await expect(grid(page).getByRole('gridcell')).toHaveCount(16 * 14);
    await untilPlayable(page);
    await playMove(page, computerMove(dealt(setup)));
    await expectTurns(page, 1);
    release();
    await expectTurns(page, 2);
  } finally {
    await site.stop();
  }
});

test('the built page may reach its own host and secure relays, and nothing else', async ({
  page,
  watch,
}) => {
  watch.expectComplaint(/violates .* Content Security Policy/);
  await page.goto('/');
  const policy = await page
    .locator('meta[http-equiv="Content-Security-Policy"]')
    .getAttribute('content');
  const connections = policy?.split('; ').filter((part) => part.startsWith('connect-src'));
  expect(connections).toEqual(["connect-src 'self' wss:"]);
  const refused = await page.evaluate(
    (addresses) =>
      new Promise<readonly string[]>((resolve) => {
        const found: string[] = [];
        addEventListener('securitypolicyviolation', ({ blockedURI }) => {
          if (found.push(blockedURI) === addresses.length) resolve(found);
        });
        for (const address of addresses) {
          if (address.startsWith('ws')) new WebSocket(address).close();
          else fetch(address).catch(() => {});
        }
      }),
    OTHERS,
  );
  expect(refused).toEqual(OTHERS);
});

test('no text becomes markup or a script in the built page', async ({ page, watch }) => {
  watch.expectComplaint(/Trusted(?:HTML|Script)|No script comes from/);
  await page.goto('/');
  const outcomes = await page.evaluate(() => {
    const isRefused = (run: () => unknown): boolean => {
      try {
        run();
        return false;
      } catch (error) {
        return error instanceof TypeError;
      }
    };
    return [
      isRefused(() => {
        document.createElement('p').innerHTML = '<b>markup</b>';
      }),
      isRefused(() => {
        document.createElement('script').text = '0';
      }),
      isRefused(() => new Worker('https://example.com/worker.js')),
    ];
  });
  expect(outcomes).toEqual([true, true, true]);
});

test('the first view takes less than 150 kB of JavaScript, compressed, its worker 25 kB, and what is needed to play with others comes when it is asked for', async ({
  page,
}) => {
  // An event that nothing but the room of games on several pages knows.
  const marker = 'peer-restarted';
  const scripts = new Map<string, Response>();
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    scripts.set(new URL(response.url()).pathname, response);
  });
  const loaded = () =>
    Promise.all([...scripts].map(async ([path, script]) => ({ path, body: await script.body() })));
  const withMarker = async () => (await loaded()).filter(({ body }) => body.includes(marker));

  // More comes while it is at rest, which on a slow machine it may be before it has been looked at.
  await keepFromRest(page);
  await page.goto('/');
  await untilPlayable(page);

  await test.step('the sizes', async () => {
    const html = await (await page.request.get('/')).text();
    const all = await loaded();
    // Whatever the worker asks for names it, or what it has asked for, as the one that asks.
    const isWorker = ({ path }: { readonly path: string }): boolean => {
      if (path.includes('worker')) return true;
      const asker = scripts.get(path)?.request().headers()['referer'];
      return asker?.endsWith('.js') === true && isWorker({ path: new URL(asker).pathname });
    };
    const first = all.filter((script) => isWorker(script) || html.includes(script.path.slice(1)));
    const total = (list: typeof first): number =>
      list.reduce((sum, { body }) => sum + gzipSync(body).byteLength, 0);
    const main = total(first.filter((script) => !isWorker(script)));
    const worker = total(first.filter(isWorker));
    test.info().annotations.push({
      type: 'JavaScript, gzip',
      description: `page ${main} bytes, worker ${worker} bytes`,
    });
    expect(main).toBeGreaterThan(0);
    expect(main).toBeLessThan(150_000);
    expect(worker).toBeGreaterThan(0);
    expect(worker).toBeLessThan(25_000);
  });

  await test.step('to play with others', async () => {
    expect(await withMarker()).toEqual([]);
    await page.getByText('With a friend').click();
    await page.getByRole('button', { name: 'Join a game…' }).click();
    await expect(page.getByRole('dialog', { name: 'Join a game' })).toBeVisible();
    expect(await withMarker()).toHaveLength(1);
  });
});
