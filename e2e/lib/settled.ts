import { expect, type Page } from '@playwright/test';

/**
 * Waits until a page has done all that it has begun: what it loads, saves, draws later or moves. It says so itself
 * (see src/scheduler).
 *
 * @param held Work that the test keeps from ending, as the page names it.
 */
export async function settled(page: Page, held?: string): Promise<void> {
  // What follows the size of its frame does so after the next frame has been laid out.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  });
  const root = page.locator('html');
  try {
    const isSettled = page.locator(`:not([data-busy])${held ? `, [data-busy="${held}"]` : ''}`);
    await root.and(isSettled).waitFor({ state: 'attached' });
  } catch {
    expect(await root.getAttribute('data-busy'), 'what is pending on the page').toBe(held ?? null);
  }
}

/** Waits until a page has prepared its workers for a computer's first move. */
export const warmedUp = (page: Page): Promise<void> =>
  page.locator('html:not([data-state~="warming-up"])').waitFor({ state: 'attached' });
