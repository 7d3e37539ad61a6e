import { settled } from '../lib/settled';
import type { Locator, Page } from '@playwright/test';
import { allTiles, configured, crossword } from '../../src/engine';
import { plainBoard } from '../../tests/support/pictures';
import { boardView, expectSquareInSight, isSquareInSight } from '../lib/board-view';
import { countSquares, squaresRendered } from '../lib/cost';
import { dealt, shippedBoard } from '../lib/games';
import { dragTo, dragToPoint, letGo, middleOf, type Point } from '../lib/gestures';
import { pressTimes } from '../lib/keys';
import { resumeGame } from '../lib/storage';
import {
  expectCursor,
  expectDraft,
  expectNoCursor,
  expectRack,
  expectTurns,
  grid,
  moveBox,
  playMove,
  rackTile,
  scorePill,
  square,
  tilesOnBoard,
  verdict,
} from '../lib/table';
import { BOARD_LANE } from '../lib/lanes';
import { expect, test } from '../lib/test';

const PRAIRIE = dealt({
  draws: 'EEDNIDLNZHNTFORREVOFILASP',
  board: shippedBoard('boards/prairie.txt'),
});

const PRAIRIE_OF_CROSSWORD = dealt({
  rules: crossword,
  board: plainBoard(26, 99),
  chance: { kind: 'java', seed: 31, bag: allTiles(crossword.tileSet) },
});

async function scrolledTo(page: Page): Promise<number> {
  await settled(page);
  return boardView(page).evaluate(({ scrollTop }) => scrollTop);
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('There is nothing to see');
  return box;
}

/** Checks that the whole pill ends up in the visible part of the board. */
async function expectPillInSight(page: Page, text: string): Promise<void> {
  await expect(scorePill(page)).toHaveText(text);
  await settled(page);
  const pill = await boxOf(scorePill(page));
  const view = await boxOf(boardView(page));
  expect(pill.x).toBeGreaterThanOrEqual(view.x);
  expect(pill.y).toBeGreaterThanOrEqual(view.y);
  expect(pill.x + pill.width).toBeLessThanOrEqual(view.x + view.width);
  expect(pill.y + pill.height).toBeLessThanOrEqual(view.y + view.height);
}

async function recall(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Recall' }).click();
  await expectDraft(page);
}

async function open(page: Page): Promise<void> {
  await resumeGame(page, PRAIRIE);
  await expect(square(page, 'm50')).toBeInViewport();
  await expectRack(page, 'EEDNIDL');
}

test('a scrolling board keeps the current work visible', BOARD_LANE, async ({ page }) => {
  await open(page);
  await settled(page);

  await test.step('letters typed down a column', async () => {
    await square(page, 'm57').dblclick();
    await expectCursor(page, 'm57', '↓');
    await page.keyboard.type('dinedl');
    await expectDraft(page, 'm57 D', 'm58 I', 'm59 N', 'm60 E', 'm61 D', 'm62 L');
    await expectSquareInSight(page, 'm62');
    await expectSquareInSight(page, 'm63');
    await recall(page);
  });

  await test.step('the square of a tile that Backspace returned', async () => {
    await square(page, 'm50').dblclick();
    await page.keyboard.type('l');
    await expectDraft(page, 'm50 L');
    await boardView(page).evaluate((view) => view.scrollTo({ top: 0, behavior: 'instant' }));
    await page.keyboard.press('Backspace');
    await expectCursor(page, 'm50', '↓');
    await expectSquareInSight(page, 'm50');
  });

  await test.step('the cursor under the arrow keys, with the focus on it', async () => {
    await square(page, 'm50').focus();
    await pressTimes(page, 'ArrowDown', 20);
    await expect(square(page, 'm70')).toBeFocused();
    await expectSquareInSight(page, 'm70');
    await pressTimes(page, 'ArrowUp', 40);
    await expect(square(page, 'm30')).toBeFocused();
    await expectSquareInSight(page, 'm30');
  });

  await test.step('the cursor under the arrow keys, with the focus elsewhere', async () => {
    await page.getByRole('button', { name: 'Shuffle' }).focus();
    await pressTimes(page, 'ArrowDown', 40);
    await expectCursor(page, 'm70', '↓');
    await expectSquareInSight(page, 'm70');
    await pressTimes(page, 'ArrowUp', 20);
    await expectCursor(page, 'm50', '↓');
    await expectSquareInSight(page, 'm50');
  });

  await test.step('a typed move', async () => {
    await moveBox(page).fill('DINED,a93');
    await expectDraft(page, 'a93 D', 'a94 I', 'a95 N', 'a96 E', 'a97 D');
    for (const name of ['a93', 'a97']) await expectSquareInSight(page, name);
    await moveBox(page).fill('DINED,z3');
    for (const name of ['z3', 'z7']) await expectSquareInSight(page, name);
    await expectPillInSight(page, 'Not on the star');
    await moveBox(page).fill('DINED,99v');
    await expectPillInSight(page, 'Not on the star');
    await moveBox(page).fill('DINED,z95');
    await expectPillInSight(page, 'Not on the star');
  });

  await test.step('a refused move', async () => {
    await playMove(page, 'DINED,m50');
    await expectTurns(page, 1);
    await expectSquareInSight(page, 'm50');
    // The overview did not count as the earlier position.
    expect((await boxOf(square(page, 'm50'))).width).toBeGreaterThan(30);
    await playMove(page, 'ZH,a93');
    await expect(verdict(page)).toContainText('ZH at position a93');
    await settled(page);
    await expectSquareInSight(page, 'a93');
    await expectPillInSight(page, 'Not connected');
  });

  await test.step('with reduced motion the board jumps at once', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await moveBox(page).fill('ZH,z3');
    await expectDraft(page, 'z3 Z', 'z4 H');
    // The board scrolls in the frame after the tiles are drawn.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    });
    expect(await isSquareInSight(page, 'z3')).toBe(true);
    await page.emulateMedia({ reducedMotion: null });
  });

  await test.step('a reload returns to the square in use', async () => {
    await page.reload();
    await expectSquareInSight(page, 'z3');
    await expectDraft(page, 'z3 Z', 'z4 H');
  });

  await test.step('a game without a start square opens at its first tile', async () => {
    await resumeGame(page, PRAIRIE_OF_CROSSWORD);
    await expect(tilesOnBoard(page)).toBeInViewport({ ratio: 1 });
  });
});

test('the pointer on a scrolling board', async ({ page }) => {
  await countSquares(page);
  await open(page);

  await test.step('tiles placed by pointer do not scroll the board', async () => {
    const { x, y, height } = await boxOf(boardView(page));
    const edge = await page.evaluate(
      ([left, bottom]) =>
        document
          .elementsFromPoint(left, bottom)
          .map((element) => element.getAttribute('data-square'))
          .find((name) => name !== null),
      [x + 300, y + height - 32] as const,
    );
    const before = await scrolledTo(page);
    const target = square(page, edge ?? '');
    await target.click({ position: { x: 4, y: 4 } });
    await expectCursor(page, edge ?? '', '→');
    expect(await scrolledTo(page)).toBe(before);
    await dragTo(page, rackTile(page, 'L'), square(page, 'm50'));
    await expectDraft(page, 'm50 L');
    expect(await scrolledTo(page)).toBe(before);
  });

  await recall(page);
  await page.keyboard.press('Escape');
  await expectNoCursor(page);
  const widthOf = async (name: string): Promise<number> => (await boxOf(square(page, name))).width;
  const scroll = () =>
    boardView(page).evaluate(({ scrollLeft, scrollTop }) => ({ scrollLeft, scrollTop }));

  await test.step('the wheel scrolls the board, and with Ctrl zooms at the pointer', async () => {
    const before = await scroll();
    const width = await widthOf('m50');
    const point = await middleOf(square(page, 'm50'));
    const rendered = await squaresRendered(page);
    await page.mouse.move(point.x, point.y);
    await page.mouse.wheel(0, 60);
    await settled(page);
    expect((await scroll()).scrollTop).toBe(before.scrollTop + 60);
    await page.mouse.wheel(0, -60);
    await settled(page);
    expect(await scroll()).toEqual(before);
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -100);
    await settled(page);
    expect(await widthOf('m50')).toBeGreaterThan(width * 1.2);
    const now = await middleOf(square(page, 'm50'));
    expect(Math.hypot(now.x - point.x, now.y - point.y)).toBeLessThan(4);
    for (let turn = 0; turn < 20; turn++) await page.mouse.wheel(0, 100);
    await page.keyboard.up('Control');
    await expect(page.getByRole('button', { name: 'Zoom out' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await square(page, 'm50').click();
    await settled(page);
    expect(await widthOf('m50')).toBeCloseTo(width, 0);
    for (const name of ['a50', 'z50']) await expectSquareInSight(page, name);
    // Zooming renders no square again, except the one that the click points at.
    expect(await squaresRendered(page)).toBe(rendered + 1);
    await expectCursor(page, 'm50', '→');
    await page.keyboard.press('Escape');
  });

  await test.step('a drag on free squares moves the board, and a click still sets the cursor', async () => {
    await settled(page);
    const before = await scroll();
    const from = await middleOf(square(page, 'm50'));
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x, from.y - 4);
    expect(await scroll()).toEqual(before);
    await page.mouse.move(from.x, from.y - 90, { steps: 4 });
    await settled(page);
    expect(await scroll()).toEqual({ ...before, scrollTop: before.scrollTop + 90 });
    await page.mouse.up();
    await expectNoCursor(page);
    await square(page, 'm50').click();
    await expectCursor(page, 'm50', '→');
    await page.keyboard.press('Escape');
  });

  await test.step('a drag from a double-clicked square moves the board too', async () => {
    const written = square(page, 'm50');
    const from = await middleOf(written);
    await written.dblclick();
    await expectCursor(page, 'm50', '↓');
    const before = await scrolledTo(page);
    for (const way of [-90, 90]) {
      const { x, y } = await middleOf(written);
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x, y + way, { steps: 8 });
      await settled(page);
      expect((await middleOf(written)).y).toBeCloseTo(y + way);
      await page.mouse.up();
    }
    expect(await page.evaluate(() => String(getSelection()))).toBe('');
    expect(await middleOf(written)).toEqual(from);
    expect(await scrolledTo(page)).toBe(before);
    await page.keyboard.press('Escape');
    await expectNoCursor(page);
  });

  await test.step('a tile held at an edge scrolls the board', async () => {
    const { x, y, width, height } = await boxOf(boardView(page));
    const from = await middleOf(rackTile(page, 'L'));
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(x + width / 2, y + height / 2, { steps: 4 });
    await page.mouse.move(x + width / 2, y + height - 20, { steps: 4 });
    // Scrolls to the very end: squares on the way may be gone again at the check.
    await expect.poll(() => isSquareInSight(page, 'a99')).toBe(true);
    await page.mouse.move(x + width / 2, y + height / 2, { steps: 4 });
    const target = await middleOf(square(page, 'm85'));
    await page.mouse.move(target.x, target.y);
    await letGo(page);
    await expectDraft(page, 'm85 L');
    await recall(page);
  });

  const targets = [
    { what: 'the move box', target: moveBox(page) },
    { what: 'the header', target: page.getByRole('banner') },
    { what: 'the zoom buttons', target: page.getByRole('group', { name: 'Zoom' }) },
  ];

  for (const { what, target } of targets) {
    await test.step(`a draft tile dropped beside the board returns to the rack: ${what}`, async () => {
      await dragTo(page, rackTile(page, 'L'), square(page, 'm85'));
      await dragTo(page, square(page, 'm85'), target);
      await expectDraft(page);
    });
  }

  for (const { what, target } of targets) {
    await test.step(`a rack tile dropped beside the board returns to the rack: ${what}`, async () => {
      await dragTo(page, rackTile(page, 'L'), target);
      await expectDraft(page);
      await expectRack(page, 'EEDNIDL');
    });
  }

  await test.step('a tile dropped on the edge labels returns to the rack', async () => {
    const { x, y, width, height } = await boxOf(boardView(page));
    const middle = { x: x + width / 2, y: y + height / 2 };
    const edges: readonly Point[] = [
      { x: middle.x, y: y + 4 },
      { x: (await boxOf(grid(page))).x + 4, y: middle.y },
    ];
    for (const edge of edges) {
      await dragToPoint(page, rackTile(page, 'L'), edge);
      await expectDraft(page);
    }
    await expectRack(page, 'EEDNIDL');
  });
});

const rightOf = (target: Locator): Promise<number> =>
  target.evaluate((element) => element.getBoundingClientRect().right);

const TOWER = dealt({ rules: configured, board: plainBoard(2, 1000, 'b500') });

test('a board of a thousand rows zooms out again, with its labels in place and no space beside it', async ({
  page,
}) => {
  await resumeGame(page, TOWER);
  await expect(square(page, 'b500')).toBeInViewport();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await page.getByRole('button', { name: 'Whole board' }).click();
  await expect(page.locator('.board--overview')).toHaveCount(1);

  // Glyphs below a pixel have browser-dependent widths, so only their right edge is compared.
  const overrun = (): Promise<number> =>
    page
      .locator('.board-frame__view')
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  await settled(page);
  expect(await overrun()).toBe(0);

  const lastLabel = page.locator('.board__labels span').last();
  // Measures both at the same time.
  const room = async (): Promise<number> => {
    const [above, below] = await Promise.all([rightOf(lastLabel), rightOf(square(page, 'b500'))]);
    return Math.abs(above - below);
  };
  // Half a gap is between neighbouring squares.
  await settled(page);
  expect(await room()).toBeLessThan(1);
});
