import type { Page } from '@playwright/test';

/** Keeps pages that are still to be loaded from ever being idle, and so from what they load then. */
export const neverIdle = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
