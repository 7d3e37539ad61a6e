import { settled } from './settled';
import type { Locator, Page } from '@playwright/test';
import { tap } from './gestures';
import { square } from './table';
import { expect } from './test';

export async function widthOf(locator: Locator): Promise<number> {
  const box = await locator.boundingBox();
  return box?.width ?? 0;
}

/** Zooms from the overview to squares of finger size, and hides the arrow that the tap has put on d7. */
export async function zoomIn(page: Page): Promise<void> {
  // After a resize the board may still be moving.
  await square(page, 'd7').tap({ trial: true });
  await tap(page, square(page, 'd7'));
  await settled(page);
  await page.keyboard.press('Escape');
  expect(await widthOf(square(page, 'd7'))).toBeGreaterThanOrEqual(32);
}
