import { settled } from '../lib/settled';
import type { Page } from '@playwright/test';
import { carry, fingerFor, fingerOn, middleOf, pinch, tap, touchDrag } from '../lib/gestures';
import { openAtFirstMove, OPENING } from '../lib/laying';
import { widthOf, zoomIn } from '../lib/phone';
import { PHONE } from '../lib/screens';
import {
  expectDraft,
  expectNoCursor,
  expectRack,
  rackPosition,
  rackTile,
  square,
} from '../lib/table';
import { expect, test } from '../lib/test';

test.use(PHONE);

const pageScroll = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

test.beforeEach(({ page }) => openAtFirstMove(page, OPENING));

test('a phone shows all of the default board, and a tap zooms in and places nothing', async ({
  page,
}) => {
  await test.step('rack tiles are at least 44 pixels wide and high', async () => {
    for (let position = 1; position <= 7; position++) {
      const box = await rackPosition(page, position).boundingBox();
      expect(box?.width).toBeGreaterThanOrEqual(44);
      expect(box?.height).toBeGreaterThanOrEqual(44);
    }
  });
  await test.step('the board fits as an overview, and a tap zooms in and places nothing', async () => {
    expect(await widthOf(square(page, 'd7'))).toBeLessThan(24);
    for (const corner of ['a1', 'p1', 'a14', 'p14']) {
      await expect(square(page, corner)).toBeInViewport({ ratio: 1 });
    }
    await rackTile(page, 'D').tap();
    await tap(page, square(page, 'd7'));
    await settled(page);
    expect(await widthOf(square(page, 'd7'))).toBeGreaterThanOrEqual(32);
    await expect(rackTile(page, 'D')).toHaveAttribute('aria-pressed', 'true');
    await expectDraft(page);
    await expectNoCursor(page);
    await expect(square(page, 'd7')).toBeInViewport({ ratio: 1 });
  });
  await test.step('a button returns to the whole board', async () => {
    await page.getByRole('button', { name: 'Whole board' }).tap();
    await settled(page);
    expect(await widthOf(square(page, 'd7'))).toBeLessThan(24);
  });
  await test.step('the page is not wider than the phone, zoomed in or not', async () => {
    const widths = (): Promise<number[]> =>
      page.evaluate(() => [
        document.documentElement.scrollWidth,
        document.documentElement.clientWidth,
      ]);
    const expectWidths = async (): Promise<void> => {
      for (const width of [360, 390]) {
        await page.setViewportSize({ width, height: 720 });
        await settled(page);
        expect(await widths()).toEqual([width, width]);
      }
    };
    await expectWidths();
    await zoomIn(page);
    await expectWidths();
    for (const width of [360, 390]) {
      await page.setViewportSize({ width, height: 720 });
      await expect(rackPosition(page, 1)).toBeInViewport({ ratio: 1 });
      await expect(rackPosition(page, 7)).toBeInViewport({ ratio: 1 });
    }
  });
});

test('a drag belongs to the finger that started it', async ({ page }) => {
  await zoomIn(page);
  await carry(page, rackTile(page, 'L'), await middleOf(square(page, 'd7')));
  const lifted = page.locator('.tile--lifted');
  const middle = await middleOf(square(page, 'e8'));
  const beside = { x: 60, y: middle.y };

  await test.step('a tile returns if the browser cancels the touch', async () => {
    const finger = await fingerOn(page);
    for (const from of [rackTile(page, 'N'), square(page, 'd7')]) {
      await finger.down(await middleOf(from));
      await finger.moveTo(middle);
      await expect(lifted).toBeVisible();
      await finger.cancel();
      await expect(lifted).toBeHidden();
      await expectDraft(page, 'd7 L');
      await expectRack(page, 'EEDNID.');
    }
  });

  await test.step('a second finger does not end it', async () => {
    const finger = await fingerOn(page);
    await finger.down(await middleOf(rackTile(page, 'N')));
    await finger.moveTo(middle);
    await finger.join(beside);
    await finger.moveTo(await fingerFor(square(page, 'd7'), await middleOf(square(page, 'd8'))));
    await expect(lifted).toBeVisible();
    await finger.up();
    await expectDraft(page, 'd7 L', 'd8 N');
  });

  await test.step('a resting thumb does not prevent it', async () => {
    const header = { x: 200, y: 20 };
    for (const [thumb, name] of [
      [beside, 'd9'],
      [header, 'd10'],
    ] as const) {
      const from = square(page, name === 'd9' ? 'd8' : 'd9');
      const finger = await fingerOn(page, thumb);
      await finger.down(await middleOf(from));
      await finger.moveTo(await fingerFor(from, await middleOf(square(page, name))));
      await finger.up();
      await expectDraft(page, 'd7 L', `${name} N`);
    }
  });

  await test.step('two fingers that touch the board together pinch it, even on a tile', async () => {
    const tile = await middleOf(square(page, 'd7'));
    const other = { x: tile.x + 150, y: tile.y };
    const before = await widthOf(square(page, 'd7'));
    await pinch(page, [tile, other], [tile, { x: other.x - 90, y: other.y }]);
    await settled(page);
    expect(await widthOf(square(page, 'd7'))).toBeLessThan(before);
    await expectDraft(page, 'd7 L', 'd10 N');
  });
});

test('swipes scroll and place nothing', async ({ page }) => {
  await zoomIn(page);
  await test.step('a finger on a tile drags it and does not scroll the page', async () => {
    const start = await middleOf(rackTile(page, 'L'));
    await touchDrag(page, start, { x: start.x, y: start.y - 60 });
    expect(await pageScroll(page)).toBe(0);
  });
  await test.step('a swipe over squares scrolls the board', async () => {
    const before = await middleOf(square(page, 'd7'));
    await touchDrag(page, { x: 300, y: before.y }, { x: 100, y: before.y });
    await expect
      .poll(async () => (await middleOf(square(page, 'd7'))).x)
      .toBeLessThan(before.x - 50);
    await expectDraft(page);
    await expectNoCursor(page);
  });
  await test.step('a swipe beside the tiles scrolls the page', async () => {
    expect(await pageScroll(page)).toBe(0);
    const { x, y } = await middleOf(page.getByRole('button', { name: 'Shuffle' }));
    await touchDrag(page, { x, y }, { x, y: y - 250 });
    await settled(page);
    expect(await pageScroll(page)).toBeGreaterThan(50);
    await expectDraft(page);
    await expectRack(page, 'EEDNIDL');
  });
});
