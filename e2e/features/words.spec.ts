import type { Page } from '@playwright/test';
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
  untilPlayable,
} from '../lib/table';
import { expect, test } from '../lib/test';

test.use({ isFirstVisit: true });

const WORDS = '**/wordlist.txt';

test.describe('a word list that cannot be used', () => {
  test('is told, and can be tried again', async ({ page }) => {
    const message = 'The word list resources/wordlist.txt was cut off, or is not the one';
    const body = shippedText('wordlist.txt').slice(0, 1_500_000);
    await page.route(WORDS, (route) => route.fulfill({ contentType: 'text/plain', body }));
    await page.goto('/');
    const dialog = setupDialog(page);
    await expect(dialog).toContainText(message);
    await expect(dialog.getByRole('button', { name: 'Start game' })).toBeDisabled();
    await page.unroute(WORDS);
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog).not.toContainText(message);
    await startGame(page, { seed: 'again', seats: ['human', 'human'], open: true });
    await expectScores(page, [0, 0]);
  });

  test('is told when it cannot be reached', async ({ page }) => {
    await page.route(WORDS, (route) => route.abort());
    await page.goto('/');
    await expect(setupDialog(page)).toContainText('The word list cannot be reached.');
    await page.unroute(WORDS);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Start game' })).toBeEnabled();
  });

  test('is told in the middle of a game, which goes on after another try', async ({ page }) => {
    const game = after(dealt({ draws: 'EEDNIDLNZHNTFORREVO' }), 'DINED,d4');
    await page.route(WORDS, (route) => route.fulfill({ status: 404 }));
    await resumeGame(page, game);
    await expect(page.getByText('The word list resources/wordlist.txt is missing')).toBeVisible();
    await page.unroute(WORDS);
    await page.getByRole('button', { name: 'Try again' }).click();
    await untilPlayable(page);
    await playMove(page, 'TNZON,7c');
    await expectScores(page, [20, 19]);
  });

  test('keeps a computer waiting, and lets it play after another try', async ({ page }) => {
    await page.route(WORDS, (route) => route.fulfill({ status: 404 }));
    await resumeGame(page, dealt({ seats: ['computer', 'human'], seed: 'waiting' }));
    await expect(seatLine(page, 1)).toContainText('Waiting for the words');
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    await page.unroute(WORDS);
    await again.click();
    await expectTurns(page, 1);
  });
});

test.describe('a search worker that dies', () => {
  const plan = { seats: ['human', 'computer'], openRacks: true, seed: 'death' } as const;
  const game = dealt(plan);
  const first = computerMove(game);

  async function open(page: Page): Promise<void> {
    await page.goto('/');
    await startGame(page, { seed: plan.seed, seats: plan.seats, open: true });
    await untilPlayable(page);
  }

  /** Plays two turns of the person and waits for both answers of the computer. */
  async function playOn(page: Page): Promise<void> {
    await playMove(page, first);
    await expectTurns(page, 2);
    const middle = after(game, first);
    const reply = after(middle, computerMove(middle));
    await playMove(page, computerMove(reply));
    await expectTurns(page, 4);
  }

  test('by an error is replaced, and the game goes on', async ({ page }) => {
    await open(page);
    const [worker] = page.workers();
    const closed = worker?.waitForEvent('close');
    await worker?.evaluate(() => {
      setTimeout(() => {
        throw new Error('from a test');
      });
    });
    await closed;
    await playOn(page);
    expect(page.workers()).toHaveLength(1);
  });

  test('without a word is replaced after a silence, and the game goes on', async ({ page }) => {
    await open(page);
    const [worker] = page.workers();
    const closed = worker?.waitForEvent('close');
    await worker?.evaluate(() => {
      setTimeout(() => globalThis.close());
    });
    await closed;
    await playMove(page, first);
    await expect(seatLine(page, 2)).toContainText('Thinking…');
    const turns = page.getByRole('group', { name: 'Step through the game' });
    await expect(turns).toContainText('2 / 2', { timeout: 20_000 });
  });
});

interface LongTasks {
  readonly count: number;
  readonly longest: number;
}

/** Tasks of the page so far that took longer than 50 ms, in ms. */
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

test('the page marks when the words are there and when it can be played', async ({ page }) => {
  await page.goto('/');
  await untilPlayable(page);
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

test('the page measures how long it was busy while computers play on 26 × 99 squares', async ({
  page,
}) => {
  await page.goto('/');
  const seats = ['computer', 'computer'] as const;
  await startGame(page, { seed: 'busy', seats, board: 'Prairie' });
  report('until the board is drawn', await longTasks(page));
  await page.getByLabel('Speed').selectOption('fast');
  const turns = page.getByRole('group', { name: 'Step through the game' });
  await expect(turns).toContainText(/\d\d \/ \d\d/);
  report('while computers play', await longTasks(page));
});
