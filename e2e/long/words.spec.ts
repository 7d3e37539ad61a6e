import { settled } from '../lib/settled';
import type { Locator, Page } from '@playwright/test';
import { shippedText } from '../../tests/support/shipped';
import { after, computerMove, dealt } from '../lib/games';
import { resumeGame } from '../lib/storage';
import {
  expectScores,
  expectTurns,
  playMove,
  seatLine,
  setupDialog,
  startGame,
  openSetup,
} from '../lib/table';
import { FIRST_VISIT } from '../lib/first-visit';
import { expect, test } from '../lib/test';

test.use(FIRST_VISIT);

const WORDS = /\/wordlist\.txt/;

/** Time in ms after which a search worker that does not answer a probe counts as dead. */
const SILENCE = 40_000;

const again = (page: Page): Locator => page.getByRole('button', { name: 'Try again' });

test.describe('an unusable word list', () => {
  test('is reported before a game, and can be requested again', async ({ page }) => {
    const dialog = setupDialog(page);
    const start = dialog.getByRole('button', { name: 'Start game' });

    await test.step('if it is truncated', async () => {
      const body = shippedText('wordlist.txt').slice(0, 1_500_000);
      await page.route(WORDS, (route) => route.fulfill({ contentType: 'text/plain', body }));
      await openSetup(page);
      await expect(dialog).toContainText('resources/wordlist.txt is incomplete or out of date');
      await expect(start).toBeDisabled();
      await page.unroute(WORDS);
    });

    await test.step('if it is unreachable', async () => {
      await page.route(WORDS, (route) => route.abort());
      await again(page).click();
      await expect(dialog).toContainText('Can’t reach the word list.');
      await expect(dialog).not.toContainText('is incomplete');
      await expect(start).toBeDisabled();
      await page.unroute(WORDS);
    });

    await again(page).click();
    await expect(dialog).not.toContainText('Can’t reach the word list.');
    await startGame(page, { seed: 'again', seats: ['human', 'human'], open: true });
    await expectScores(page, [0, 0]);
  });

  test('is reported during a game, which waits and continues after a retry', async ({ page }) => {
    const game = after(
      dealt({ seats: ['human', 'computer'], draws: 'EEDNIDLNZHNTFORREVO' }),
      'DINED,d4',
    );
    const replied = after(game, computerMove(game));
    await page.route(WORDS, (route) => route.fulfill({ status: 404 }));
    await resumeGame(page, game);
    await expect(page.getByText('resources/wordlist.txt is missing')).toBeVisible();
    await expect(seatLine(page, 2)).toContainText('loading words…');
    await page.unroute(WORDS);
    await again(page).click();
    await expectTurns(page, 2);
    await playMove(page, computerMove(replied));
    await expectTurns(page, 4);
  });
});

interface LongTasks {
  readonly count: number;
  readonly longest: number;
}

/** The page's tasks so far of more than 50 ms. */
const longTasks = (page: Page): Promise<LongTasks> =>
  page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'longtask', buffered: true });
    const durations = observer.takeRecords().map(({ duration }) => duration);
    observer.disconnect();
    return { count: durations.length, longest: Math.max(0, ...durations) };
  });

const report = (type: string, { count, longest }: LongTasks): void => {
  test.info().annotations.push({
    type,
    description: `${count} long tasks, the longest ${Math.round(longest)} ms`,
  });
};

test.describe('a crashed search worker', () => {
  const plan = { seats: ['human', 'computer'], openRacks: true, seed: 'death' } as const;
  const game = dealt(plan);
  const first = computerMove(game);

  async function endWorker(page: Page, end: () => void): Promise<void> {
    const [worker] = page.workers();
    const closed = worker?.waitForEvent('close');
    await worker?.evaluate(end);
    await closed;
  }

  test('is replaced, and the game continues', async ({ page }) => {
    await page.goto('/');
    await startGame(page, { seed: plan.seed, seats: plan.seats, open: true });
    await settled(page);

    await test.step('the page marks when words are loaded and when it is playable', async () => {
      const marks = await page.evaluate(() =>
        ['words', 'playable'].map((name) => performance.getEntriesByName(name)[0]?.startTime),
      );
      const [wordsAt, playableAt] = marks;
      if (wordsAt === undefined || playableAt === undefined) throw new Error('A mark is missing');
      test.info().annotations.push({
        type: 'words, then playable',
        description: `${Math.round(wordsAt)} ms, ${(playableAt - wordsAt).toFixed(1)} ms later`,
      });
      report('while words load', await longTasks(page));
    });

    await test.step('after an error', async () => {
      await endWorker(page, () => {
        setTimeout(() => {
          throw new Error('from a test');
        });
      });
      await playMove(page, first);
      await expectTurns(page, 2);
      expect(page.workers()).toHaveLength(1);
    });

    await test.step('after a timeout, if it ends silently', async () => {
      await endWorker(page, () => {
        setTimeout(() => globalThis.close());
      });
      const middle = after(game, first);
      const reply = after(middle, computerMove(middle));
      await page.clock.install();
      await playMove(page, computerMove(reply));
      await expect(seatLine(page, 2)).toContainText('thinking…');
      await page.clock.runFor(SILENCE);
      await expectTurns(page, 4);
    });
  });
});

test.describe('search worker code that fails to load', () => {
  const plan = { seats: ['human', 'computer'], openRacks: true, seed: 'code' } as const;
  const CODE = '**/assets/first-search-*.js';

  for (const { what, isMissing } of [
    { what: 'without a network', isMissing: false },
    { what: 'after it was replaced on the host', isMissing: true },
  ]) {
    test(`lets the game wait for a retry, ${what}`, async ({ page }) => {
      await page.route(CODE, (route) =>
        isMissing ? route.fulfill({ status: 404 }) : route.abort(),
      );
      await page.goto('/');
      await startGame(page, { seed: plan.seed, seats: plan.seats, open: true });
      await playMove(page, computerMove(dealt(plan)));
      await expect(page.getByText('Couldn’t load part of the game.')).toBeVisible();
      await again(page).click();
      await expect(page.getByText('Couldn’t load part of the game.')).toBeVisible();
      await expectTurns(page, 1);
      await page.unroute(CODE);
      // The previous attempt may still be pending, and succeed now.
      await again(page).or(page.getByText('2 of 2')).first().click();
      await expectTurns(page, 2);
    });
  }
});

test('the page measures long tasks while computers play on 26 × 99 squares', async ({ page }) => {
  await page.goto('/');
  const seats = ['computer', 'computer'] as const;
  await startGame(page, { seed: 'busy', seats, board: 'Prairie' });
  report('until the board is drawn', await longTasks(page));
  await page.getByLabel('Speed').selectOption('fast');
  const turns = page.getByRole('group', { name: 'Step through the game' });
  await expect(turns).toContainText(/\d\d of \d\d/);
  report('while computers play', await longTasks(page));
});
