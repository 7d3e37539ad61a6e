import type { Page } from '@playwright/test';
import { fileHashes } from '../../scripts/offline/plugin';
import { serveStatically, type StaticSite } from './static-site';
import { expect, test as base } from './test';

/** Playwright's test with a site of the built page, which a test can stop and change. */
export const test = base.extend<{ readonly site: StaticSite }>({
  site: async ({ watch }, give) => {
    // On a busy machine Chromium does not always hand over a script that it keeps; the page loads again by itself then.
    watch.allowComplaint(/^page error: Failed to fetch dynamically imported module: /);
    const site = await serveStatically();
    watch.allowOrigin(site.origin);
    await give(site);
    await site.stop();
  },
});

/** Waits until the browser has kept what the page needs, and the page is answered from that. */
export const untilKept = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null);

/** Waits until the browser has kept every file, those that can wait included. */
export async function untilAllKept(page: Page): Promise<void> {
  const all = Object.keys(await fileHashes('dist')).length;
  await expect.poll(() => countKept(page)).toBe(all);
}

/** Visits the page, until the browser has kept all of it. */
export async function visit(page: Page, { address }: StaticSite): Promise<void> {
  await page.goto(address);
  await untilKept(page);
}

/** Visits the page once, until the browser has kept all of it, and takes the network away. */
export async function visitOnce(page: Page, site: StaticSite): Promise<void> {
  await visit(page, site);
  expect(await countKept(page)).toBeGreaterThan(50);
  await site.stop();
  await page.reload();
}

/** How many files the browser has kept. */
export const countKept = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    return (await Promise.all(opened.map((cache) => cache.keys()))).flat().length;
  });

/** The name of the version that is shown. */
export const versionOf = (page: Page): Promise<string | null> =>
  page.locator('meta[name="version"]').getAttribute('content');
