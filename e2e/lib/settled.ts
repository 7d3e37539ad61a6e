import type { Page } from '@playwright/test';

/**
 * Waits until a page has done all that it has begun: what it loads, saves, draws later or moves. It says so itself
 * (see src/scheduler).
 */
export async function settled(page: Page): Promise<void> {
  // What follows the size of its frame does so after the next frame has been laid out.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  });
  await page.locator('html:not([data-busy])').waitFor({ state: 'attached' });
}
