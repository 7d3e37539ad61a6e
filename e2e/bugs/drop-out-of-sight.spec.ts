import type { Locator, Page } from '@playwright/test';
import { dealt, shippedBoard } from '../lib/games';
import { dragTo, dragToPoint, middleOf, type Point, tap, touchDrag } from '../lib/gestures';
import { resumeGame } from '../lib/storage';
import { expectDraft, expectRack, grid, moveBox, rackTile, square } from '../lib/table';
import { expect, test } from '../lib/test';

const DRAWS = 'EEDNIDLNZHNTFO';

/** What can be seen of the board, its labels included. */
const frame = (page: Page): Locator => page.locator('.board-frame__view');

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('There is nothing to see');
  return box;
}

test('a tile that is dropped beside the visible part of a long board goes back', async ({
  page,
}) => {
  await resumeGame(page, dealt({ draws: DRAWS, board: shippedBoard('boards/prairie.txt') }));
  await expect(square(page, 'm50')).toBeInViewport();
  await expectRack(page, 'EEDNIDL');
  const targets = [
    { what: 'the move box', target: moveBox(page) },
    { what: 'the header', target: page.getByRole('banner') },
    { what: 'the zoom buttons', target: page.getByRole('group', { name: 'Zoom' }) },
  ];

  for (const { what, target } of targets) {
    await test.step(`to the rack: ${what}`, async () => {
      await dragTo(page, rackTile(page, 'L'), target);
      await expectDraft(page);
      await expectRack(page, 'EEDNIDL');
    });
  }

  await test.step('to the rack: the labels at the edges of the frame', async () => {
    const { x, y, width, height } = await boxOf(frame(page));
    const middle = { x: x + width / 2, y: y + height / 2 };
    const edges: readonly Point[] = [
      { x: middle.x, y: y + 4 },
      { x: middle.x, y: y + height - 4 },
      { x: (await boxOf(grid(page))).x + 4, y: middle.y },
    ];
    for (const edge of edges) {
      await dragToPoint(page, rackTile(page, 'L'), edge);
      await expectDraft(page);
    }
    await expectRack(page, 'EEDNIDL');
  });

  await dragTo(page, rackTile(page, 'L'), square(page, 'm50'));
  await expectDraft(page, 'm50 L');
  for (const { what, target } of targets) {
    await test.step(`to its square: ${what}`, async () => {
      await dragTo(page, square(page, 'm50'), target);
      await expectDraft(page, 'm50 L');
    });
  }
});

test.describe('a tile that is dropped beside the zoomed board of a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

  test('goes back to the rack', async ({ page }) => {
    await resumeGame(page, dealt({ draws: DRAWS }));
    await expectRack(page, 'EEDNIDL');
    await tap(page, square(page, 'd7'));
    await expect.poll(async () => (await boxOf(square(page, 'd7'))).width).toBeGreaterThan(30);
    const { x, y, width, height } = await boxOf(frame(page));
    const zoom = await boxOf(page.getByRole('group', { name: 'Zoom' }));
    for (const to of [
      { x: x + width / 2, y: zoom.y - 2 },
      { x: zoom.x - 20, y: zoom.y + zoom.height / 2 },
      { x: zoom.x + 5, y: zoom.y + zoom.height / 2 },
      { x: x + width / 2, y: y + height - 6 },
    ]) {
      await touchDrag(page, await middleOf(rackTile(page, 'L')), to);
      await expectDraft(page);
    }
    await expectRack(page, 'EEDNIDL');
  });
});
