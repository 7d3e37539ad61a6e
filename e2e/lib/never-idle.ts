import type { Page } from '@playwright/test';

/**
 * Keeps pages that are still to be loaded from ever being idle, and so from what they load then. They never say that
 * they are settled either.
 */
export const neverIdle = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });

/** Waits until such a page can judge moves in full: its words are there. */
export const wordsReady = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => performance.getEntriesByName('playable').length > 0);
