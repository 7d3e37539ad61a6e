import { settled } from '../lib/settled';
import type { Board } from '../../src/engine';
import { countSquares, meterOf } from '../lib/cost';
import { dealt, defaultBoard, shippedBoard } from '../lib/games';
import { fingerFor, fingerOn, middleOf, type Point, tap } from '../lib/gestures';
import { boardFrame, PHONE } from '../lib/screens';
import { resumeGame } from '../lib/storage';
import { expectDraft, expectRack, moveBox, rackTile, scorePill, square } from '../lib/table';
import { expect, test } from '../lib/test';
import type { Page } from '@playwright/test';

interface Place {
  readonly name: string;
  readonly board: Board;
  readonly start: string;
  readonly next: string;
}

const LARGEST: Place = {
  name: 'a board of 26 × 99',
  board: shippedBoard('boards/prairie.txt'),
  start: 'm50',
  next: 'n50',
};

const BOARDS: readonly Place[] = [
  LARGEST,
  { name: 'the default board', board: defaultBoard, start: 'd7', next: 'e7' },
];

/** Points all over the visible board, far enough from its edges to avoid scrolling. */
async function pointsOnBoard(page: Page): Promise<readonly Point[]> {
  const box = await boardFrame(page).boundingBox();
  if (!box) throw new Error('There is no board');
  return Array.from({ length: 60 }, (_, index) => ({
    x: box.x + box.width * (0.3 + 0.4 * ((index % 12) / 11)),
    y: box.y + box.height * (0.35 + 0.3 * (index / 59)),
  }));
}

async function open(page: Page, board: Board, start: string): Promise<void> {
  await countSquares(page);
  await resumeGame(page, dealt({ draws: 'EEDNIDLNZHNTFO', board }));
  await settled(page);
  await expectRack(page, 'EEDNIDL');
  // Waits until all of a large board has been drawn.
  const last = page.locator('[aria-rowindex]').nth(board.rows - 1);
  await expect(last).toBeAttached();
  await expect(square(page, start)).toBeInViewport();
}

for (const { name, board, start, next } of BOARDS) {
  test(`a mouse drag over ${name} causes no layout and renders no square`, async ({
    page,
  }, testInfo) => {
    await open(page, board, start);
    await moveBox(page).fill(`I,${next}`);
    await expect(scorePill(page)).toHaveText('…');
    const points = await pointsOnBoard(page);
    const meter = await meterOf(page);
    const tile = await middleOf(rackTile(page, 'D'));
    await page.mouse.move(tile.x, tile.y);
    await page.mouse.down();
    for (const { x, y } of points.slice(0, 2)) await page.mouse.move(x, y);
    await expect(page.locator('.tile--lifted')).toBeVisible();

    const before = await meter.read();
    for (const { x, y } of points) await page.mouse.move(x, y);
    expect(await meter.read()).toEqual(before);

    const target = await middleOf(square(page, start));
    await page.mouse.move(target.x, target.y);
    await page.mouse.up();
    await expect(square(page, start)).toContainText('D');
    // The search for drafts on the whole board takes a while and must not count.
    await meter.report(testInfo);
    await expectDraft(page, `${start} D`, `${next} I`);
    expect((await meter.read()).squares - before.squares).toBe(1);
  });
}

test.describe('on a phone', () => {
  test.use(PHONE);

  for (const { name, board, start } of BOARDS) {
    test(`a touch drag over ${name} causes no layout and renders no square`, async ({
      page,
    }, testInfo) => {
      await open(page, board, start);
      await tap(page, page.getByRole('button', { name: 'Zoom to tiles' }));
      const target = square(page, start);
      await expect.poll(async () => (await target.boundingBox())?.width).toBeGreaterThan(30);
      await expect(target).toBeInViewport({ ratio: 1 });
      const points = await pointsOnBoard(page);
      const meter = await meterOf(page);
      const finger = await fingerOn(page);
      await finger.down(await middleOf(rackTile(page, 'D')));
      for (const point of points.slice(0, 2)) await finger.moveTo(point);
      await expect(page.locator('.tile--lifted')).toBeVisible();

      const before = await meter.read();
      for (const point of points.filter((_, index) => index % 4 === 0)) {
        await finger.moveTo(point);
      }
      expect(await meter.read()).toEqual(before);

      await finger.moveTo(await fingerFor(rackTile(page, 'D'), await middleOf(target)));
      await finger.up();
      await expect(target).toContainText('D');
      await meter.report(testInfo);
      await expectDraft(page, `${start} D`);
      expect((await meter.read()).squares - before.squares).toBe(1);
    });
  }
});
