import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Cumulative layout shift without user input. */
    shift: number;
  }
}

/** Counts how much of the page shifts, from its next load on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) window.shift += value;
      }
    }).observe({ type: 'layout-shift' });
  });
}

/** Cumulative layout shift since the page was loaded. */
export const shiftOf = (page: Page): Promise<number> => page.evaluate(() => window.shift);
