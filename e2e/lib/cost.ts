import type { Page, TestInfo } from '@playwright/test';

interface Counters {
  readonly layouts: number;
  readonly squares: number;
}

export interface Meter {
  readonly read: () => Promise<Counters>;
  /** Reports the frames and long tasks since the meter was created, which depend on the machine. */
  readonly report: (testInfo: TestInfo) => Promise<void>;
}

declare global {
  interface Window {
    /** How often a square has been rendered since the page was loaded. */
    squaresRendered?: number;
  }
}

/**
 * React reports every commit to the hook of its developer tools, also in a built page. Whenever a component has
 * rendered, its element has a new object of props. Runs before the page's own scripts, so it must be self-contained.
 */
function countRenders(): void {
  const propsOf = new WeakMap<Element, unknown>();
  let key: string | undefined;
  let count = 0;
  const hook = {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: () => {
      for (const square of document.querySelectorAll('[data-square]')) {
        key ??= Object.keys(square).find((name) => name.startsWith('__reactProps$'));
        const props: unknown = key && Reflect.get(square, key);
        if (propsOf.get(square) !== props) count++;
        propsOf.set(square, props);
      }
      window.squaresRendered = count;
    },
  };
  Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
}

/** Counts the squares that a page renders from its next load on. */
export const countSquares = (page: Page): Promise<unknown> => page.addInitScript(countRenders);

/** How often a square has been rendered since the page was loaded. */
export async function squaresRendered(page: Page): Promise<number> {
  const count = await page.evaluate(() => window.squaresRendered);
  // A board has been rendered at least once.
  if (!count) throw new Error('No square has been counted');
  return count;
}

/** Observes frames and long tasks in the page; as text, since it is not code of the game. */
const WATCH = `
  window.watched = { frames: [], long: [] };
  new PerformanceObserver((list) =>
    window.watched.long.push(...list.getEntries().map(({ duration }) => duration)),
  ).observe({ type: 'longtask' });
  let last = performance.now();
  const frame = (now) => {
    window.watched.frames.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
`;

/** Measures a page that `countSquares` was called for before it was loaded. */
export async function meterOf(page: Page): Promise<Meter> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await page.evaluate(WATCH);
  return {
    read: async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      const layouts = metrics.find(({ name }) => name === 'LayoutCount')?.value;
      if (layouts === undefined) throw new Error('This browser does not count layouts');
      return { layouts, squares: await squaresRendered(page) };
    },
    report: async (testInfo) => {
      const { frames, long } = await page.evaluate<{ frames: number[]; long: number[] }>(
        'window.watched',
      );
      const sorted = frames.toSorted((a, b) => a - b);
      const part = (share: number): string =>
        (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1);
      testInfo.annotations.push({
        type: 'frames in ms, long tasks',
        description: `${frames.length} frames, median ${part(0.5)}, 95 % ${part(0.95)}, most ${part(1)}; long tasks: ${long.map((duration) => Math.round(duration)).join(', ') || 'none'}`,
      });
    },
  };
}
