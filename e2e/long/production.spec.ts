import { settled } from '../lib/settled';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { violationsOn } from '../lib/axe';
import { computerMove, dealt } from '../lib/games';
import { serveStatically } from '../lib/static-site';
import { expectTurns, grid, playAtOnce, playMove, startGame } from '../lib/table';
import { FIRST_VISIT } from '../lib/first-visit';
import { expect, test } from '../lib/test';

test.use(FIRST_VISIT);

const SUB_PATH = '/some/path/';

/** Serves the files of an address again, under a subpath and with additional headers. */
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

test('the built page works under a subpath', async ({ page, baseURL, watch }) => {
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

test('the page for unknown addresses links to the game', async ({ page }) => {
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
    host: 'whose header omits that',
    policy: "script-src 'self'",
    asksForJavaScript: true,
  },
]) {
  test(`computers play on a host ${host}`, async ({ page, baseURL, watch }) => {
    if (asksForJavaScript) watch.allowError(/Content Security Policy/);
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

test('the board is drawn and playable while the search kernel loads', async ({ page, watch }) => {
  const site = await serveStatically();
  try {
    watch.allowOrigin(site.origin);
    const release = site.hold(/webassembly-[^/]*\.js$/);
    await page.goto(site.address);
    const setup = { seed: 'kernel', seats: ['human', 'computer'] } as const;
    await startGame(page, setup);
    await expect(grid(page).getByRole('gridcell')).toHaveCount(16 * 14);
    await settled(page);
    await playMove(page, computerMove(dealt(setup)));
    await expectTurns(page, 1);
    release();
    await expectTurns(page, 2);
  } finally {
    await site.stop();
  }
});
