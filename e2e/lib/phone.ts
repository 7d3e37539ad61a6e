import { settled } from './settled';
import type { Locator, Page } from '@playwright/test';
import { tap } from './gestures';
import { square } from './table';
import { expect } from './test';

/** How wide something is drawn, in pixels. */
export async function widthOf(locator: Locator): Promise<number> {
  const box = await locator.boundingBox();
  return box?.width ?? 0;
}

/** Goes from the overview to squares that fingers can use. */
export async function zoomIn(page: Page): Promise<void> {
  // The board may be on its way to where a window of another size has it.
  await square(page, 'd7').tap({ trial: true });
  await tap(page, square(page, 'd7'));
  await settled(page);
  expect(await widthOf(square(page, 'd7'))).toBeGreaterThanOrEqual(32);
}
