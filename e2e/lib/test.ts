import { test as base, expect } from '@playwright/test';
import { type Watch, watchman } from './complaints';
import { beginAnew, type Visits, visitsIn } from './visits';

/** What every test is given besides what Playwright gives it. */
export interface Fixtures {
  readonly watch: Watch;
  /** Whether the browser has never been at the page, so that it has to fetch and read everything. */
  readonly isFirstVisit: boolean;
}

/** Playwright's test; it fails too when a page complains or asks another origin for anything. */
export const test = base.extend<Fixtures, { readonly visits: Visits }>({
  visits: [
    async ({ browser }, give) => {
      const visits = visitsIn(browser);
      await give(visits);
      await visits.end();
    },
    { scope: 'worker' },
  ],
  isFirstVisit: [false, { option: true }],
  context: async (
    {
      browser,
      visits,
      isFirstVisit,
      viewport,
      hasTouch,
      isMobile,
      colorScheme,
      reducedMotion,
      forcedColors,
      contextOptions,
    },
    give,
    testInfo,
  ) => {
    if (isFirstVisit) {
      const context = await browser.newContext();
      await give(context);
      await context.close();
      return;
    }
    const looks = { colorScheme, reducedMotion, forcedColors };
    // A phone of another size finds what one has read: its one page takes its own size.
    const size = isMobile ? undefined : viewport;
    const context = await visits.begin({ size, hasTouch, isMobile, ...looks, contextOptions });
    await give(context);
    await visits.finish(context, testInfo.status === testInfo.expectedStatus);
  },
  page: async ({ context, isFirstVisit, viewport }, give) => {
    const page = await context.newPage();
    if (viewport) await page.setViewportSize(viewport);
    if (!isFirstVisit) await beginAnew(page);
    await give(page);
  },
  watch: [
    async ({ context, baseURL }, give) => {
      const { watch, listen, judge } = watchman(baseURL);
      const stop = listen(context);
      await give(watch);
      stop();
      judge();
    },
    { auto: true },
  ],
});

export { expect };
