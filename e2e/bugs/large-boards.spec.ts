import type { Locator, Page } from '@playwright/test';
import { after, dealt, shippedBoard } from '../lib/games';
import { dragTo, tap } from '../lib/gestures';
import { resumeGame } from '../lib/storage';
import {
  expectCursor,
  expectDraft,
  expectRack,
  expectTurns,
  moveBox,
  playMove,
  rackTile,
  square,
  untilPlayable,
  verdict,
} from '../lib/table';
import { expect, test } from '../lib/test';

const DRAWS = 'EEDNIDLNZHNTFORREVOFILASP';
const LONG_BOARD = dealt({ draws: DRAWS, board: shippedBoard('boards/prairie.txt') });

const frame = (page: Page): Locator => page.locator('.board-frame__view');

/** Whether a square can be seen whole: inside the frame, and not under the labels at its edges. */
const isInSight = (page: Page, name: string): Promise<boolean> =>
  square(page, name).evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const corners = [
      [left + 1, top + 1],
      [left + width - 2, top + 1],
      [left + 1, top + height - 2],
      [left + width - 2, top + height - 2],
    ] as const;
    return corners.every(([x, y]) => element.contains(document.elementFromPoint(x, y)));
  });

const expectInSight = (page: Page, name: string): Promise<void> =>
  expect.poll(() => isInSight(page, name), `${name} in sight`).toBe(true);

const boardScroll = (page: Page): Promise<number> =>
  frame(page).evaluate((element) => element.scrollTop);

/** Waits until the board has come to rest; it glides where that is allowed. */
async function atRest(page: Page): Promise<number> {
  let before = Number.NaN;
  await expect(async () => {
    const now = await boardScroll(page);
    const isStill = now === before;
    before = now;
    expect(isStill).toBe(true);
  }).toPass({ intervals: [100] });
  return before;
}

test.describe('on a board that scrolls', () => {
  test.beforeEach(async ({ page }) => {
    await resumeGame(page, LONG_BOARD);
    await expect(square(page, 'm50')).toBeInViewport();
    await expectRack(page, 'EEDNIDL');
  });

  test('letters typed down a column stay in sight', async ({ page }) => {
    await square(page, 'm57').dblclick();
    await expectCursor(page, 'm57', '↓');
    await page.keyboard.type('dinedl');
    await expectDraft(page, 'm57 D', 'm58 I', 'm59 N', 'm60 E', 'm61 D', 'm62 L');
    await expectInSight(page, 'm62');
    await expectInSight(page, 'm63');
  });

  test('the cursor stays in sight under the arrow keys, with the focus elsewhere', async ({
    page,
  }) => {
    await square(page, 'm50').click();
    await page.getByRole('button', { name: 'Shuffle' }).focus();
    for (let press = 0; press < 20; press++) await page.keyboard.press('ArrowDown');
    await expectCursor(page, 'm70', '→');
    await expectInSight(page, 'm70');
    for (let press = 0; press < 40; press++) await page.keyboard.press('ArrowUp');
    await expectCursor(page, 'm30', '→');
    await expectInSight(page, 'm30');
  });

  test('the cursor stays in sight under the arrow keys, with the focus on it', async ({ page }) => {
    await square(page, 'm50').click();
    for (let press = 0; press < 20; press++) await page.keyboard.press('ArrowDown');
    await expect(square(page, 'm70')).toBeFocused();
    await expectInSight(page, 'm70');
    for (let press = 0; press < 40; press++) await page.keyboard.press('ArrowUp');
    await expect(square(page, 'm30')).toBeFocused();
    await expectInSight(page, 'm30');
  });

  test('a move that is typed comes into sight', async ({ page }) => {
    await moveBox(page).fill('DINED,a93');
    await expectDraft(page, 'a93 D', 'a94 I', 'a95 N', 'a96 E', 'a97 D');
    for (const name of ['a93', 'a97']) await expectInSight(page, name);
    await moveBox(page).fill('DINED,z3');
    for (const name of ['z3', 'z7']) await expectInSight(page, name);
  });

  test('a tile that Backspace takes back shows where it lay', async ({ page }) => {
    await square(page, 'm50').dblclick();
    await page.keyboard.type('l');
    await frame(page).evaluate((element) => element.scrollTo({ top: 0, behavior: 'instant' }));
    await page.keyboard.press('Backspace');
    await expectCursor(page, 'm50', '↓');
    await expectInSight(page, 'm50');
  });

  test('a reload comes back to the square that was worked on', async ({ page }) => {
    await moveBox(page).fill('DINED,a93');
    await expectDraft(page, 'a93 D', 'a94 I', 'a95 N', 'a96 E', 'a97 D');
    await page.reload();
    await expectInSight(page, 'a93');
  });

  test('a move that is refused stays in sight', async ({ page }) => {
    await untilPlayable(page);
    await playMove(page, 'DINED,m50');
    await expectTurns(page, 1);
    await expectInSight(page, 'm50');
    await playMove(page, 'ZH,a93');
    await expect(verdict(page)).toContainText('ZH at position a93');
    await atRest(page);
    await expectInSight(page, 'a93');
  });

  test('nothing that the pointer lays moves the board', async ({ page }) => {
    const { x, y, height } = (await frame(page).boundingBox()) ?? { x: 0, y: 0, height: 0 };
    const edge = await page.evaluate(
      ([left, bottom]) =>
        document
          .elementsFromPoint(left, bottom)
          .map((element) => element.getAttribute('data-square'))
          .find((name) => name !== null),
      [x + 300, y + height - 32] as const,
    );
    const before = await atRest(page);
    const target = square(page, edge ?? '');
    await target.click({ position: { x: 4, y: 4 } });
    await expectCursor(page, edge ?? '', '→');
    expect(await atRest(page)).toBe(before);
    await dragTo(page, rackTile(page, 'L'), square(page, 'm50'));
    await expectDraft(page, 'm50 L');
    expect(await atRest(page)).toBe(before);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

  test('a tap on the overview shows the square that was tapped', async ({ page }) => {
    await resumeGame(page, after(dealt({ draws: DRAWS }), 'DINED,d4'));
    await untilPlayable(page);
    await tap(page, square(page, 'o13'));
    await expect
      .poll(async () => (await square(page, 'o13').boundingBox())?.width)
      .toBeGreaterThan(30);
    await expectInSight(page, 'o13');
  });
});

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('the board is there at once', async ({ page }) => {
    await resumeGame(page, LONG_BOARD);
    await expect(square(page, 'm50')).toBeInViewport();
    await moveBox(page).fill('DINED,a93');
    await expectDraft(page, 'a93 D', 'a94 I', 'a95 N', 'a96 E', 'a97 D');
    expect(await isInSight(page, 'a93')).toBe(true);
  });
});
