import type { Browser, BrowserContext, Page } from '@playwright/test';

/**
 * Contexts that are used again, as by somebody who comes back to the page: files and words are still
 * there, games and settings are not. Reading the words anew would take most of the time of many a test.
 */
export interface Visits {
  /** A context without pages, for the options of the test that is run: those told apart by `options`. */
  readonly begin: (options: unknown) => Promise<BrowserContext>;
  /** Leaves a context to the tests to come, if its pages behaved as they should. */
  readonly finish: (context: BrowserContext, isGood: boolean) => Promise<void>;
  readonly end: () => Promise<void>;
}

/** Visits in a browser, which must not be open anywhere else. */
export function visitsIn(browser: Browser): Visits {
  const contexts = new Map<string, BrowserContext>();
  return {
    begin: async (options) => {
      const key = JSON.stringify(options);
      const kept = contexts.get(key);
      // The options of the test come by themselves.
      const context = kept ?? (await browser.newContext());
      contexts.set(key, context);
      return context;
    },
    finish: async (context, isGood) => {
      if (isGood) {
        await Promise.all(context.pages().map((page) => page.close()));
        await context.unrouteAll();
        return;
      }
      for (const [key, each] of contexts) if (each === context) contexts.delete(key);
      await context.close();
    },
    end: async () => {
      await Promise.all([...contexts.values()].map((context) => context.close()));
    },
  };
}

/**
 * Keeps pages that are still to be loaded from coming to rest: they would warm up their search then,
 * which takes longer than many a test.
 */
export const keepFromRest = (pages: Page | BrowserContext): Promise<unknown> =>
  pages.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });

/** Has a page begin where nothing was played or chosen yet: the first that is opened of all. */
export async function beginAnew(page: Page): Promise<void> {
  await keepFromRest(page);
  await page.context().clearCookies();
  await page.addInitScript(() => {
    // Once in a test: what is loaded again finds what it has kept.
    if (!location.protocol.startsWith('http') || document.cookie.includes('visit')) return;
    document.cookie = 'visit=begun; path=/';
    localStorage.clear();
    // Whoever opens it after this has to wait for it.
    indexedDB.deleteDatabase('scraebbkle');
  });
}
