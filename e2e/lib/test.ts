import { test as base, expect } from '@playwright/test';
import { type Watch, watchman } from './complaints';

/** Playwright's test; it fails too when a page complains or asks another origin for anything. */
export const test = base.extend<{ watch: Watch }>({
  watch: [
    async ({ context, baseURL }, use) => {
      const { watch, listen, judge } = watchman(baseURL);
      listen(context);
      await use(watch);
      judge();
    },
    { auto: true },
  ],
});

export { expect };
