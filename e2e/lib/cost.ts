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

export async function meterOf(page: Page): Promise<Meter> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await page.evaluate(WATCH);
  return {
    read: async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      const layouts = metrics.find(({ name }) => name === 'LayoutCount')?.value;
      if (layouts === undefined) throw new Error('This browser does not count layouts');
      return { layouts, squares: await page.evaluate<number>('window.squaresDrawn') };
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
