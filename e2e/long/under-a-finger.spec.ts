import { settled } from '../lib/settled';
import type { Page } from '@playwright/test';
import { boardView, expectSquareInSight } from '../lib/board-view';
import { after, dealt, shippedBoard } from '../lib/games';
import { carry, fingerFor, lifted, middleOf, type Point, tap, touchDrag } from '../lib/gestures';
import { PHONE } from '../lib/screens';
import { resumeGame } from '../lib/storage';
import { expectDraft, expectRack, rackTile, square } from '../lib/table';
import { PHONE_LANE } from '../lib/lanes';
import { expect, test } from '../lib/test';

test.use(PHONE);

const pageScroll = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

/** The remaining distance that the board can scroll down in its frame, in pixels. */
const boardLeft = (page: Page): Promise<number> =>
  boardView(page).evaluate(
    ({ scrollHeight, clientHeight, scrollTop }) => scrollHeight - clientHeight - scrollTop,
  );

const widthOf = async (page: Page, name: string): Promise<number> =>
  (await square(page, name).boundingBox())?.width ?? 0;

const toTop = (page: Page): Promise<void> =>
  boardView(page).evaluate((view) => view.scrollTo({ top: 0, behavior: 'instant' }));

async function swipeUp(page: Page): Promise<void> {
  const { x, y } = await middleOf(boardView(page));
  await touchDrag(page, { x, y }, { x, y: y - 200 });
}

/** Checks that a swipe scrolls the page, and scrolls back. */
async function expectPageSwiped(page: Page): Promise<void> {
  await swipeUp(page);
  await settled(page);
  expect(await pageScroll(page)).toBeGreaterThan(50);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
}

test('the board on a phone', PHONE_LANE, async ({ page }) => {
  await resumeGame(page, after(dealt({ draws: 'EEDNIDLNZHNTFORREVOFILASP' }), 'DINED,d4'));
  await settled(page);
  await expectRack(page, 'NZHNTFO');

  await test.step('a swipe on the whole board scrolls the page', async () => {
    await expectPageSwiped(page);
  });

  await test.step('a tile dropped on the overview lands on the square under it, which zooms in', async () => {
    for (const name of ['h10', 'p14']) {
      await carry(page, rackTile(page, 'F'), await middleOf(square(page, name)));
      await expectDraft(page, `${name} F`);
      await expectRack(page, 'NZHNT.O');
      await settled(page);
      expect(await widthOf(page, name)).toBeGreaterThan(30);
      await expectSquareInSight(page, name);
      await page.getByRole('button', { name: 'Recall' }).tap();
      await page.getByRole('button', { name: 'Whole board' }).tap();
      await settled(page);
      expect(await widthOf(page, name)).toBeLessThan(24);
    }
    await expectDraft(page);
    await expectRack(page, 'NZHNTFO');
  });

  await test.step('a tap on the overview zooms in on the tapped square', async () => {
    await tap(page, square(page, 'o13'));
    await settled(page);
    expect(await widthOf(page, 'o13')).toBeGreaterThan(30);
    await expectSquareInSight(page, 'o13');
  });

  await test.step('a swipe on the zoomed board moves only the board, even at its end', async () => {
    await toTop(page);
    await settled(page);
    expect(await boardLeft(page)).toBeGreaterThan(50);
    const before = await boardLeft(page);
    await swipeUp(page);
    // The browser uses the first pixels of a swipe to tell it from a tap; how many depends on its load.
    await settled(page);
    expect(await boardLeft(page)).toBeLessThan(before - 50);
    await swipeUp(page);
    // A board pulled beyond its end springs back a little.
    await settled(page);
    expect(await boardLeft(page)).toBeLessThan(20);
    await swipeUp(page);
    expect(await pageScroll(page)).toBe(0);
  });

  await test.step('a tile dropped beside the zoomed board returns to the rack', async () => {
    // Makes sure that the board continues beyond its visible part.
    await toTop(page);
    const view = await boardView(page).boundingBox();
    const zoom = await page.getByRole('group', { name: 'Zoom' }).boundingBox();
    if (!view || !zoom) throw new Error('There is no board');
    const middle = view.x + view.width / 2;
    for (const to of [
      { x: middle, y: zoom.y - 2 },
      { x: zoom.x - 20, y: zoom.y + zoom.height / 2 },
      { x: zoom.x + 5, y: zoom.y + zoom.height / 2 },
      { x: middle, y: view.y + 5 },
    ]) {
      await carry(page, rackTile(page, 'F'), to);
      await expectDraft(page);
    }
    await expectRack(page, 'NZHNTFO');
  });
});

test('a finger that rests on a draft tile before it drags does not return the tile', async ({
  page,
}) => {
  await resumeGame(page, dealt({ draws: 'EEDNIDLNZHNTFO' }));
  await expectRack(page, 'EEDNIDL');
  await tap(page, square(page, 'd7'));
  await settled(page);
  expect(await widthOf(page, 'd7')).toBeGreaterThan(30);
  await expectSquareInSight(page, 'd7');
  await carry(page, rackTile(page, 'L'), await middleOf(square(page, 'd7')));
  await expectDraft(page, 'd7 L');
  // The browser makes long presses only from emulated mouse touches. It does not report when one of these is done, so
  // the test does not wait for them.
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setEmitTouchEventsForMouse', {
    enabled: true,
    configuration: 'mobile',
  });
  const touch = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', { x, y }: Point): void => {
    const finger = { button: 'left', buttons: 1, clickCount: 1 } as const;
    session.send('Input.dispatchMouseEvent', { type, x, y, ...finger }).catch(() => undefined);
  };
  const rested = page.evaluate(
    () => new Promise<void>((resolve) => window.addEventListener('contextmenu', () => resolve())),
  );
  const from = await middleOf(square(page, 'd7'));
  const to = await fingerFor(square(page, 'd7'), await middleOf(square(page, 'd9')));
  touch('mousePressed', from);
  await rested;
  await expectDraft(page, 'd7 L');
  touch('mouseMoved', to);
  await expect(lifted(page)).toBeVisible();
  touch('mouseReleased', to);
  await expectDraft(page, 'd9 L');
  await expectRack(page, 'EEDNID.');
});

test('a swipe on a board that is only too wide scrolls the page', async ({ page }) => {
  const board = shippedBoard('boards/jackpot.txt');
  await resumeGame(page, dealt({ draws: 'EEDNIDLNZHNTFO', board }));
  await expectRack(page, 'EEDNIDL');
  await page.getByRole('button', { name: 'Zoom in' }).tap();
  await settled(page);
  expect(await widthOf(page, 'd7')).toBeGreaterThan(22);
  expect(await boardLeft(page)).toBe(0);
  await expectPageSwiped(page);
});
