import { test as base, expect } from '@playwright/test';
import { type Watch, createPageMonitor } from './complaints';

export interface Fixtures {
  readonly watch: Watch;
}

/** Playwright's test, which also fails if a page logs an error or contacts another origin. */
export const test = base.extend<Fixtures>({
  watch: [
    async ({ context, baseURL }, give) => {
      const { watch, listen, judge } = createPageMonitor(baseURL);
      const stop = listen(context);
      await give(watch);
      stop();
      judge();
    },
    { auto: true },
  ],
});

export { expect };
