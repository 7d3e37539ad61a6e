import type { Locator, Page } from '@playwright/test';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The middle of what a locator finds, in pixels of the window. */
export async function middleOf(locator: Locator): Promise<Point> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('There is nothing to point at');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Points in a straight line, the last of them at the end. */
const pathTo = (from: Point, to: Point, steps: number): readonly Point[] =>
  Array.from({ length: steps }, (_, index) => {
    const part = (index + 1) / steps;
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
  });

const STEPS = 8;

/** Drags by mouse from the middle of something to a point. */
export async function dragToPoint(page: Page, from: Locator, to: Point): Promise<void> {
  const start = await middleOf(from);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  for (const { x, y } of pathTo(start, to, STEPS)) await page.mouse.move(x, y);
  await page.mouse.up();
}

/** Drags by mouse from the middle of one thing to the middle of another. */
export async function dragTo(page: Page, from: Locator, to: Locator): Promise<void> {
  await dragToPoint(page, from, await middleOf(to));
}

/** A finger on the screen. */
export interface Finger {
  readonly down: (point: Point) => Promise<void>;
  readonly moveTo: (point: Point) => Promise<void>;
  readonly up: () => Promise<void>;
}

/** A finger whose touches are as real as the browser's own protocol can make them. */
export async function fingerOn(page: Page): Promise<Finger> {
  const session = await page.context().newCDPSession(page);
  let at: Point = { x: 0, y: 0 };
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) => {
    await session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  };
  return {
    down: async (point) => {
      at = point;
      await touch('touchStart', [{ ...point }]);
    },
    moveTo: async (point) => {
      for (const step of pathTo(at, point, STEPS)) await touch('touchMove', [{ ...step }]);
      at = point;
    },
    up: () => touch('touchEnd', []),
  };
}

/**
 * Drags by touch from one point to another. The finger comes to rest before it lifts: after a
 * flick a browser takes the next tap for the wish to stop it.
 */
export async function touchDrag(page: Page, from: Point, to: Point): Promise<void> {
  const finger = await fingerOn(page);
  await finger.down(from);
  await finger.moveTo(to);
  await finger.moveTo({ x: to.x + 1, y: to.y });
  await finger.up();
}

/** Taps by touch in the middle of what a locator finds. */
export async function tap(page: Page, target: Locator): Promise<void> {
  const { x, y } = await middleOf(target);
  await page.touchscreen.tap(x, y);
}
