import type { Locator, Page } from '@playwright/test';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The centre of an element, in window pixels. */
export async function middleOf(locator: Locator): Promise<Point> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('There is nothing to point at');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const pathTo = (from: Point, to: Point, steps: number): readonly Point[] =>
  Array.from({ length: steps }, (_, index) => {
    const part = (index + 1) / steps;
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
  });

const STEPS = 8;

/** Waits until the page receives clicks and keys again: it ignores them for a moment after a drag. */
async function untilClicksArrive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    let arrives = false;
    const arrive = (): void => {
      arrives = true;
    };
    document.body.addEventListener('click', arrive);
    document.body.dispatchEvent(new Event('click'));
    document.body.removeEventListener('click', arrive);
    return arrives;
  });
}

export async function letGo(page: Page): Promise<void> {
  await page.mouse.up();
  await untilClicksArrive(page);
}

export async function dragToPoint(page: Page, from: Locator, to: Point): Promise<void> {
  const start = await middleOf(from);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  for (const { x, y } of pathTo(start, to, STEPS)) await page.mouse.move(x, y);
  await letGo(page);
}

export async function dragTo(page: Page, from: Locator, to: Locator): Promise<void> {
  await dragToPoint(page, from, await middleOf(to));
}

/** Lifts an element by mouse and holds it over the centre of another. */
export async function holdOver(page: Page, held: Locator, over: Locator): Promise<void> {
  const from = await middleOf(held);
  const to = await middleOf(over);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: STEPS });
}

export const lifted = (page: Page): Locator => page.locator('.tile--lifted');

export interface Pen {
  readonly drag: (from: Point, to: Point) => Promise<void>;
  readonly tap: (point: Point) => Promise<void>;
}

/** Creates a pen that sends real input events through the browser's protocol. */
export async function penOn(page: Page): Promise<Pen> {
  const session = await page.context().newCDPSession(page);
  const point = async (
    type: 'mousePressed' | 'mouseMoved' | 'mouseReleased',
    { x, y }: Point,
    buttons = 1,
  ) => {
    const held = { button: 'left', buttons, clickCount: 1, pointerType: 'pen' } as const;
    await session.send('Input.dispatchMouseEvent', { type, x, y, ...held });
  };
  const drag = async (from: Point, to: Point) => {
    await point('mouseMoved', from, 0);
    await point('mousePressed', from);
    for (const step of pathTo(from, to, STEPS)) await point('mouseMoved', step);
    await point('mouseReleased', to, 0);
    await untilClicksArrive(page);
  };
  return { drag, tap: (at) => drag(at, at) };
}

export interface Finger {
  readonly down: (point: Point) => Promise<void>;
  readonly moveTo: (point: Point) => Promise<void>;
  readonly up: () => Promise<void>;
  /** Adds a second finger, which stays in place and leaves with the first. */
  readonly join: (point: Point) => Promise<void>;
  readonly cancel: () => Promise<void>;
}

/**
 * Creates a finger that sends real touches through the browser's protocol.
 *
 * @param thumb Position of another finger that has been resting for a second.
 */
export async function fingerOn(page: Page, thumb?: Point): Promise<Finger> {
  const session = await page.context().newCDPSession(page);
  const resting = thumb ? [thumb] : [];
  let at: Point = { x: 0, y: 0 };
  let others: readonly Point[] = [];
  const touch = async (
    type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel',
    points: readonly Point[],
  ) => {
    const touchPoints = points.map((point, id) => ({ ...point, id }));
    await session.send('Input.dispatchTouchEvent', { type, touchPoints });
  };
  if (thumb) {
    await session.send('Input.dispatchTouchEvent', {
      type: 'touchStart',
      touchPoints: [{ ...thumb, id: 0 }],
      timestamp: Date.now() / 1000 - 1,
    });
  }
  return {
    down: async (point) => {
      at = point;
      others = [];
      await touch('touchStart', [...resting, point]);
    },
    moveTo: async (point) => {
      for (const step of pathTo(at, point, STEPS))
        await touch('touchMove', [...resting, step, ...others]);
      at = point;
    },
    up: async () => {
      // A touch that is missing from the list has ended.
      if (thumb) await touch('touchMove', [thumb]);
      await touch('touchEnd', []);
      await untilClicksArrive(page);
    },
    join: async (point) => {
      others = [point];
      await touch('touchStart', [at, point]);
    },
    cancel: () => touch('touchCancel', []),
  };
}

/**
 * Drags by touch from one point to another. The finger stops before it lifts: after a flick, a browser takes the next
 * tap only as the end of the scrolling.
 */
export async function touchDrag(page: Page, from: Point, to: Point): Promise<void> {
  const finger = await fingerOn(page);
  await finger.down(from);
  await finger.moveTo(to);
  await finger.moveTo({ x: to.x + 1, y: to.y });
  await finger.up();
}

/** Distance between a finger and the tile that it holds, in pixels. */
const FLOATING = 18;

/** Where a finger that holds a tile by its middle must be, so that the tile, which floats above it, is over a point. */
export async function fingerFor(tile: Locator, { x, y }: Point): Promise<Point> {
  const { height = 0 } = (await tile.boundingBox()) ?? {};
  return { x, y: y + FLOATING + height / 2 };
}

/** Drags a tile by touch over a point. */
export async function carry(page: Page, tile: Locator, to: Point): Promise<void> {
  await touchDrag(page, await middleOf(tile), await fingerFor(tile, to));
}

export async function tap(page: Page, target: Locator): Promise<void> {
  const { x, y } = await middleOf(target);
  await page.touchscreen.tap(x, y);
}

/** Moves two fingers in straight lines to two other points, and lifts them. */
export async function pinch(
  page: Page,
  from: readonly [Point, Point],
  to: readonly [Point, Point],
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const paths = [pathTo(from[0], to[0], STEPS), pathTo(from[1], to[1], STEPS)] as const;
  const touch = (type: 'touchStart' | 'touchMove', points: readonly Point[]) => {
    const touchPoints = points.map((point, id) => ({ ...point, id }));
    return session.send('Input.dispatchTouchEvent', { type, touchPoints });
  };
  await touch('touchStart', from);
  for (let step = 0; step < STEPS; step++) {
    await touch(
      'touchMove',
      paths.flatMap((path) => path.slice(step, step + 1)),
    );
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Time between two taps, in s: for a double tap, or for two separate taps. */
const TAP_INTERVAL_S = { 'double tap': 0.12, 'two taps': 0.6 };

/**
 * Taps twice at a point. All events are sent at once with their times, so the result does not depend on the machine.
 */
export async function tapTwice(
  page: Page,
  point: Point,
  meant: keyof typeof TAP_INTERVAL_S,
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const begin = Date.now() / 1000 - 1;
  const touch = (type: 'touchStart' | 'touchEnd', after: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchStart' ? [point] : [],
      timestamp: begin + after,
    });
  await Promise.all(
    [0, TAP_INTERVAL_S[meant]].flatMap((after) => [
      touch('touchStart', after),
      touch('touchEnd', after + 0.04),
    ]),
  );
}
