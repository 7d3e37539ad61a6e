import type { Page } from '@playwright/test';
import { startGame } from '../lib/table';
import { expect, test } from '../lib/test';

const GAMES = 60;

/** The game after which all one-time data is loaded. */
const SETTLED = 5;

/** Memory in use after garbage collection. */
interface Holdings {
  /** JavaScript heap, in bytes. */
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
}

async function holdingsOf(page: Page): Promise<Holdings> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  // A collection can make more objects collectable.
  for (let times = 0; times < 3; times++) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  await session.detach();
  const of = (wanted: string): number => metrics.find(({ name }) => name === wanted)?.value ?? NaN;
  return { heap: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners') };
}

test('a page with many games holds no more memory than after the first few', async ({ page }) => {
  test.setTimeout(GAMES * 60_000);
  await page.goto('/');
  await startGame(page, { seed: 'many', seats: ['computer', 'computer'] });
  await page.getByLabel('Speed').selectOption({ label: 'fast' });
  const held: Holdings[] = [];
  for (let game = 1; game <= GAMES; game++) {
    await test.step(`game ${game}`, async () => {
      const end = page.getByRole('region', { name: 'Your move' });
      await expect(end.getByText('Game Over!', { exact: true })).toBeVisible();
      held.push(await holdingsOf(page));
      if (game < GAMES) await end.getByRole('button', { name: 'Rematch' }).click();
    });
  }
  test.info().annotations.push({ type: 'held after each game', description: JSON.stringify(held) });
  const settled = held[SETTLED - 1];
  // On a busy machine, pending work is released a little later; without a limit, a leak would look like waiting.
  await expect(async () => {
    const last = await holdingsOf(page);
    expect(last.heap).toBeLessThan((settled?.heap ?? 0) * 1.2);
    // Games differ in length; a leak of one node per turn would be a thousand.
    expect(last.nodes).toBeLessThan((settled?.nodes ?? 0) + 300);
    expect(last.listeners).toBeLessThan((settled?.listeners ?? 0) + 30);
  }).toPass({ timeout: 120_000 });
});
