import type { Locator, Page } from '@playwright/test';
import { square } from './table';
import { settled } from './settled';
import { expect } from './test';

/** The visible part of the board with its labels; it scrolls if the board is larger. */
export const boardView = (page: Page): Locator => page.locator('.board-frame__view');

/** Whether all of a square is visible: inside the view, and not under the edge labels. */
export const isSquareInSight = (page: Page, name: string): Promise<boolean> =>
  square(page, name).evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const corners = [
      [left + 1, top + 1],
      [left + width - 2, top + 1],
      [left + 1, top + height - 2],
      [left + width - 2, top + height - 2],
    ] as const;
    return corners.every(([x, y]) => element.contains(document.elementFromPoint(x, y)));
  });

/** Waits until all of a square is visible; the board may scroll smoothly. */
export async function expectSquareInSight(page: Page, name: string): Promise<void> {
  await settled(page);
  expect(await isSquareInSight(page, name), `${name} in sight`).toBe(true);
}
