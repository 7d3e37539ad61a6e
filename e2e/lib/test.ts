import { type BrowserContext, test as base, expect } from '@playwright/test';

/** What may go wrong on a page of a test without failing it. */
export interface Watch {
  /** The page will complain in words like these, and must. */
  readonly expectComplaint: (pattern: RegExp) => void;
  /** The page may ask this origin too. */
  readonly allowOrigin: (origin: string) => void;
}

const isFetched = (url: string): boolean => /^(?:https?|wss?):/.test(url);

/** Collects what goes wrong on every page of a context, workers included. */
function listen(context: BrowserContext, origins: ReadonlySet<string>): readonly string[] {
  const complaints: string[] = [];
  context.on('console', (message) => {
    const type = message.type();
    if (type === 'error' || type === 'warning') {
      complaints.push(`console ${type}: ${message.text()} (${message.location().url})`);
    }
  });
  context.on('weberror', (webError) => {
    const error = webError.error();
    complaints.push(`page error: ${error.message}`);
  });
  context.on('request', (request) => {
    const url = request.url();
    if (isFetched(url) && !origins.has(new URL(url).origin)) {
      complaints.push(`request to another origin: ${url}`);
    }
  });
  return complaints;
}

/** Playwright's test; it fails too when a page complains or asks another origin for anything. */
export const test = base.extend<{ watch: Watch }>({
  watch: [
    async ({ context, baseURL }, use) => {
      const origins = new Set(baseURL === undefined ? [] : [new URL(baseURL).origin]);
      const expected: RegExp[] = [];
      const complaints = listen(context, origins);
      await use({
        expectComplaint: (pattern) => void expected.push(pattern),
        allowOrigin: (origin) => void origins.add(origin),
      });
      const unexpected = complaints.filter((text) => !expected.some((each) => each.test(text)));
      const missing = expected.filter((each) => !complaints.some((text) => each.test(text)));
      expect(unexpected, 'complaints of the page').toEqual([]);
      expect(missing, 'complaints that the page should have made').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
