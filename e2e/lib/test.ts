import { test as base, expect } from '@playwright/test';
import { type Watch, watchman } from './complaints';

/** What every test is given besides what Playwright gives it. */
export interface Fixtures {
  readonly watch: Watch;
}

/** Playwright's test; it fails too when a page complains or asks another origin for anything. */
export const test = base.extend<Fixtures>({
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
