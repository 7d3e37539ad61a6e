import { expect, type Page } from '@playwright/test';

/**
 * Waits until a page has done all that it has begun: what it loads, saves, draws later or moves. It says so itself
 * (see src/scheduler).
 */
export async function settled(page: Page): Promise<void> {
  // What follows the size of its frame does so after the next frame has been laid out.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  });
  const root = page.locator('html');
  try {
    await root.and(page.locator(':not([data-busy])')).waitFor({ state: 'attached' });
  } catch {
    expect(await root.getAttribute('data-busy'), 'what is pending on the page').toBeNull();
  }
}

/** Waits until a page has prepared its workers for a computer's first move. */
export const warmedUp = (page: Page): Promise<void> =>
  page.locator('html:not([data-state~="warming-up"])').waitFor({ state: 'attached' });
