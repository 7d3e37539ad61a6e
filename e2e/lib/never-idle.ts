import type { Page } from '@playwright/test';

/**
 * Keeps pages opened from now on from ever being idle, and so from loading what waits for that. They never report that
 * they are settled either.
 */
export const neverIdle = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });

/** Waits until the words of such a page are loaded, so that it can judge moves. */
export const wordsReady = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => performance.getEntriesByName('playable').length > 0);
