import type { Page } from '@playwright/test';
import type { Board } from '../../src/engine';
import { dealt, shippedBoard } from '../lib/games';
import { middleOf, tap, touchDrag } from '../lib/gestures';
import { resumeGame } from '../lib/storage';
import { expectRack, grid, square } from '../lib/table';
import { expect, test } from '../lib/test';

test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

const pageScroll = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

/** How much further down the board can be scrolled inside its frame, in pixels. */
const boardLeft = (page: Page): Promise<number> =>
  page
    .locator('.board-frame__view')
    .evaluate(
      ({ scrollHeight, clientHeight, scrollTop }) => scrollHeight - clientHeight - scrollTop,
    );

const widthOf = async (page: Page, name: string): Promise<number> =>
  (await square(page, name).boundingBox())?.width ?? 0;

/** Swipes upwards from the middle of the board. */
async function swipeUp(page: Page): Promise<void> {
  const { x, y } = await middleOf(page.locator('.board-frame__view'));
  await touchDrag(page, { x, y }, { x, y: y - 200 });
}

async function open(page: Page, board?: Board): Promise<void> {
  await resumeGame(page, dealt({ draws: 'EEDNIDLNZHNTFO', ...(board && { board }) }));
  await expectRack(page, 'EEDNIDL');
  await expect(grid(page)).toBeVisible();
}

test('a swipe that begins on the whole board scrolls the page', async ({ page }) => {
  await open(page);
  await swipeUp(page);
  await expect.poll(() => pageScroll(page)).toBeGreaterThan(50);
});

test('a swipe over a board that is only too wide scrolls the page', async ({ page }) => {
  await open(page, shippedBoard('boards/jackpot.txt'));
  await page.getByRole('button', { name: 'Zoom in' }).tap();
  await expect.poll(() => widthOf(page, 'd7')).toBeGreaterThan(22);
  expect(await boardLeft(page)).toBe(0);
  await swipeUp(page);
  await expect.poll(() => pageScroll(page)).toBeGreaterThan(50);
});

test('a swipe over a zoomed board moves the board alone, at its end too', async ({ page }) => {
  await open(page);
  await tap(page, square(page, 'd7'));
  await expect.poll(() => widthOf(page, 'd7')).toBeGreaterThan(30);
  const before = await boardLeft(page);
  expect(before).toBeGreaterThan(50);
  await swipeUp(page);
  // A board that is pulled beyond its end springs back a little.
  await expect.poll(() => boardLeft(page)).toBeLessThan(20);
  await swipeUp(page);
  expect(await pageScroll(page)).toBe(0);
});
