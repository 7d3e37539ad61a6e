import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/** Usual window sizes. */
export const LARGE_DESKTOP = { viewport: { width: 2560, height: 1440 } };
export const DESKTOP = { viewport: { width: 1360, height: 860 } };
export const LOW_WINDOW = { viewport: { width: 1120, height: 700 } };
export const SMALL_WINDOW = { viewport: { width: 900, height: 700 } };
export const SMALLER_WINDOW = { viewport: { width: 700, height: 600 } };
export const PHONE = { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true };
export const NARROW_PHONE = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
};
export const SMALL_PHONE = {
  viewport: { width: 360, height: 640 },
  hasTouch: true,
  isMobile: true,
};
export const TALL_PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
};
export const PHONE_ON_ITS_SIDE = {
  viewport: { width: 844, height: 390 },
  hasTouch: true,
  isMobile: true,
};
export const LOW_PHONE_ON_ITS_SIDE = {
  viewport: { width: 667, height: 375 },
  hasTouch: true,
  isMobile: true,
};
/** The smallest windows in which everything must fit. */
export const SMALLEST_PHONE = {
  viewport: { width: 320, height: 480 },
  hasTouch: true,
  isMobile: true,
};
export const SMALLEST_PHONE_LANDSCAPE = {
  viewport: { width: 480, height: 320 },
  hasTouch: true,
  isMobile: true,
};
export const TABLET = { viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true };
export const TABLET_ON_ITS_SIDE = {
  viewport: { width: 1180, height: 820 },
  hasTouch: true,
  isMobile: true,
};

export type Screen = typeof DESKTOP;

export const sizeOf = ({ viewport }: Screen): string => `${viewport.width} × ${viewport.height}`;

const region = (page: Page, name: string): Locator =>
  page.getByRole('region', { name, exact: true });

export const boardFrame = (page: Page): Locator => region(page, 'Board');

/** The panel with the move box, or with what replaces it; the rack is below it. */
export const movePanel = (page: Page): Locator => region(page, 'Your move').locator('.move-panel');

/** The way back from an earlier turn, in the ledge; the header has another. */
export const backToGame = (page: Page): Locator =>
  region(page, 'Your move').getByRole('button', { name: 'Back to game' });

/** The name of the turn that is viewed: in the header or, if that has no room, in the panel. */
export const viewing = (page: Page, turn: string): Locator =>
  page.getByText(`Viewing ${turn}`).filter({ visible: true });

/** Checks that all of an element is visible without scrolling. */
export const expectInSight = (locator: Locator): Promise<void> =>
  expect(locator).toBeInViewport({ ratio: 1 });

/** Resizes the window and waits until the page has received the event, which ends a drag. */
export async function resizeTo(page: Page, size: Screen['viewport']): Promise<void> {
  await page.setViewportSize(size);
  await page.waitForFunction(
    ({ width, height }) => innerWidth === width && innerHeight === height,
    size,
  );
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  });
}
