import { afterEach, beforeEach, vi } from 'vitest';
import { type Browser, openBrowser } from './tabs';

/** The browser of the current test, after `browserForEachTest`. */
export let browser: Browser;

export function browserForEachTest(): void {
  beforeEach(() => {
    browser = openBrowser();
  });

  afterEach(() => {
    browser.close();
    vi.unstubAllGlobals();
  });
}
