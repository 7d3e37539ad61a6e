import { afterEach, beforeEach, vi } from 'vitest';
import { type Browser, openBrowser } from './tabs';

/** The browser of the test that runs, after `browserForEachTest`. */
export let browser: Browser;

/** Opens a browser before each test of a file, and closes it afterwards. */
export function browserForEachTest(): void {
  beforeEach(() => {
    browser = openBrowser();
  });

  afterEach(() => {
    browser.close();
    vi.unstubAllGlobals();
  });
}
