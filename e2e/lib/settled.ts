import { expect, type Page } from '@playwright/test';

/**
 * Waits until a page has finished everything it has started: loading, saving, deferred drawing, animations. The page
 * reports that itself (see src/scheduler).
 *
 * @param held The page's name of work that the test keeps from ending.
 */
export async function settled(page: Page, held?: string): Promise<void> {
  // Reactions to the size of a frame start after the next layout.
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
