import { gzipSync } from 'node:zlib';
import type { Response } from '@playwright/test';
import { FIRST_VISIT } from '../lib/first-visit';
import { neverIdle, wordsReady } from '../lib/never-idle';
import { expect, test } from '../lib/test';

test.use(FIRST_VISIT);

/** Addresses at which nothing listens. */
const OTHERS: readonly string[] = ['ws://127.0.0.1:9/', 'https://127.0.0.1:9/'];

test('the built page is small, connects only to its host and secure relays, and blocks injected scripts', async ({
  page,
  watch,
}) => {
  watch.expectError(/violates .* Content Security Policy/);
  watch.expectError(/Trusted(?:HTML|Script)|No script comes from/);
  // An event name that only the module `online` contains.
  const marker = 'peer-restarted';
  const scripts = new Map<string, Response>();
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    scripts.set(new URL(response.url()).pathname, response);
  });
  const loaded = () =>
    Promise.all([...scripts].map(async ([path, script]) => ({ path, body: await script.body() })));
  const withMarker = async () => (await loaded()).filter(({ body }) => body.includes(marker));

  // The page loads more when idle, on a slow machine possibly before it is measured.
  await neverIdle(page);
  await page.goto('/');
  await wordsReady(page);

  await test.step('the first view takes less than 150 kB of compressed JavaScript, and its worker with the search 27 kB', async () => {
    const html = await (await page.request.get('/')).text();
    const all = await loaded();
    // A request of the worker has the worker, or a script that it requested, as its initiator.
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
    expect(worker).toBeLessThan(27_000);
  });

  await test.step('the online module is loaded on demand', async () => {
    expect(await withMarker()).toEqual([]);
    await page.getByText('Play a friend').click();
    await page.getByRole('button', { name: 'Join a game' }).click();
    await expect(page.getByRole('dialog', { name: 'Join a game' })).toBeVisible();
    expect(await withMarker()).toHaveLength(1);
  });

  await test.step('the page may connect only to its own host and secure relays', async () => {
    const policy = await page
      .locator('meta[http-equiv="Content-Security-Policy"]')
      .getAttribute('content');
    expect(policy?.split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "worker-src 'self'",
      "style-src 'self'",
      "font-src 'self'",
      "img-src 'self' data:",
      "manifest-src 'self'",
      "connect-src 'self' wss:",
      "base-uri 'none'",
      "form-action 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types default',
    ]);
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

  await test.step('no text becomes markup or a script', async () => {
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
});
