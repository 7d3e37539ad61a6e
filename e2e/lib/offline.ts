import type { Page } from '@playwright/test';
import { fileHashes } from '../../scripts/offline/plugin';
import { serveStatically, type StaticSite } from './static-site';
import { expect, test as base } from './test';

/** Playwright's test with a host of the built page that can be stopped and changed. */
export const test = base.extend<{ readonly site: StaticSite }>({
  site: async ({ watch }, give) => {
    // On a busy machine Chromium sometimes fails to serve a cached script; the page then reloads itself.
    watch.allowError(/^page error: Failed to fetch dynamically imported module: /);
    const site = await serveStatically();
    watch.allowOrigin(site.origin);
    await give(site);
    await site.stop();
  },
});

/** Waits until the browser has cached what the page needs, and serves the page from the cache. */
export const untilKept = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null);

/** Waits until the browser has cached every file, including those that can wait. */
export async function untilAllKept(page: Page): Promise<void> {
  const all = Object.keys(await fileHashes('dist')).length;
  await expect.poll(() => countKept(page)).toBe(all);
}

export async function visit(page: Page, { address }: StaticSite): Promise<void> {
  await page.goto(address);
  await untilKept(page);
}

/** Visits the page once, waits until all of it is cached, and stops the host. */
export async function visitOnce(page: Page, site: StaticSite): Promise<void> {
  await visit(page, site);
  expect(await countKept(page)).toBeGreaterThan(50);
  await site.stop();
  await page.reload();
}

export const countKept = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    return (await Promise.all(opened.map((cache) => cache.keys()))).flat().length;
  });

export const versionOf = (page: Page): Promise<string | null> =>
  page.locator('meta[name="version"]').getAttribute('content');
