import { settled } from '../lib/settled';
import type { Locator, Page } from '@playwright/test';
import { countSquares, meterOf } from '../lib/cost';
import { after, dealt, endedByPasses, shippedBoard } from '../lib/games';
import { placesOf } from '../lib/geometry';
import { carry, fingerOn, middleOf, pinch, type Point, tap, tapTwice } from '../lib/gestures';
import { review, reviewGame } from '../lib/review';
import {
  boardFrame,
  expectInSight,
  movePanel,
  PHONE_ON_ITS_SIDE,
  sizeOf,
  SMALL_PHONE,
  TALL_PHONE,
} from '../lib/screens';
import { resumeGame } from '../lib/storage';
import {
  expectDraft,
  expectNoCursor,
  expectRack,
  expectScores,
  grid,
  moveBox,
  playButton,
  playMove,
  rack,
  rackTile,
  setupDialog,
  square,
  verdict,
  verdictPoints,
} from '../lib/table';
import { expect, test } from '../lib/test';

const DRAWS = 'EEDNIDLNZHNTFORREVOFILASP';
const DEALT = dealt({ draws: DRAWS });
const PRAIRIE = dealt({ draws: DRAWS, board: shippedBoard('boards/prairie.txt') });

/** Minimum size of a square on which a finger places a tile, without its gap, in pixels. */
const FOR_FINGERS = 30;

async function open(page: Page, game = DEALT): Promise<void> {
  await resumeGame(page, game);
  await settled(page);
  await expect(grid(page)).toBeVisible();
}

const view = (page: Page): Locator => page.locator('.board-frame__view');

const widthOf = async (page: Page, name: string): Promise<number> =>
  (await square(page, name).boundingBox())?.width ?? 0;

const zoomButton = (page: Page, name: string): Locator => page.getByRole('button', { name });

test.describe('with an on-screen keyboard', () => {
  test.use(SMALL_PHONE);

  for (const height of [390, 430]) {
    test(`a move is placed by taps and played in the remaining ${height} pixels`, async ({
      page,
    }) => {
      await open(page);
      const before = await placesOf(page);
      await moveBox(page).tap();
      await page.setViewportSize({ width: 360, height });
      await settled(page);
      for (const part of [boardFrame(page), rack(page), moveBox(page), playButton(page)]) {
        await expectInSight(part);
      }
      await expectInSight(verdict(page));

      await tap(page, square(page, 'd7'));
      await settled(page);
      expect(await widthOf(page, 'd7')).toBeGreaterThanOrEqual(FOR_FINGERS);
      for (const letter of ['L', 'I', 'D']) {
        await tap(page, rackTile(page, letter));
        await expect(moveBox(page)).toBeFocused();
      }
      await expectDraft(page, 'd7 L', 'e7 I', 'f7 D');
      await expect(moveBox(page)).toHaveValue('LID,7d');
      await expectInSight(verdictPoints(page));
      await expectInSight(playButton(page));
      await playButton(page).tap();
      await expectRack(page, DRAWS.slice(7, 14));

      await moveBox(page).blur();
      await page.setViewportSize(SMALL_PHONE.viewport);
      await settled(page);
      await expectScores(page, [4, 0]);
      expect(await placesOf(page)).toEqual(before);
    });
  }
});

test.describe('one tap', () => {
  test.use(TALL_PHONE);

  test('shows the part in play in squares of finger size, and another shows the whole board', async ({
    page,
  }) => {
    await open(page, after(DEALT, 'DINED,d4'));
    const whole = await widthOf(page, 'd4');
    await zoomButton(page, 'Zoom to tiles').tap();
    await settled(page);
    expect(await widthOf(page, 'd4')).toBeGreaterThanOrEqual(FOR_FINGERS);
    for (const name of ['d4', 'd5', 'd6', 'd7', 'd8']) await expectInSight(square(page, name));
    await zoomButton(page, 'Whole board').tap();
    await settled(page);
    expect(await widthOf(page, 'd4')).toBe(whole);
    for (const corner of ['a1', 'p1', 'a14', 'p14']) await expectInSight(square(page, corner));
    await test.step('a tile at the centre if the tiles are too far apart to be shown together', async () => {
      await moveBox(page).fill('ZO,o13');
      await expectDraft(page, 'o13 Z', 'o14 O');
      await zoomButton(page, 'Zoom to tiles').tap();
      await settled(page);
      expect(await widthOf(page, 'd8')).toBeGreaterThanOrEqual(FOR_FINGERS);
      await expectInSight(square(page, 'd8'));
    });
  });
});

test.describe('two fingers and double taps', () => {
  test.use(TALL_PHONE);

  test('zoom the board around the touched point, but not the page', async ({ page }) => {
    await open(page);
    const expectNothingLaid = async (): Promise<void> => {
      await expectDraft(page);
      await expectNoCursor(page);
      await expectRack(page, DRAWS.slice(0, 7));
      expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);
    };
    const expectWhole = async (): Promise<void> => {
      await settled(page);
      expect(await widthOf(page, 'h7')).toBeLessThan(24);
      for (const corner of ['a1', 'p1', 'a14', 'p14']) await expectInSight(square(page, corner));
    };
    const beside = ({ x, y }: Point, far: number): [Point, Point] => [
      { x: x - far, y: y - far / 2 },
      { x: x + far, y: y + far / 2 },
    ];
    await rackTile(page, 'L').tap();
    const middle = await middleOf(square(page, 'h7'));

    await test.step('spreading fingers zoom in, and the point between them stays in place', async () => {
      await pinch(page, beside(middle, 40), beside(middle, 80));
      await settled(page);
      expect(await widthOf(page, 'h7')).toBeGreaterThanOrEqual(FOR_FINGERS);
      const now = await middleOf(square(page, 'h7'));
      expect(Math.hypot(now.x - middle.x, now.y - middle.y)).toBeLessThan(4);
      await expectInSight(page.locator('.board__labels span', { hasText: 'h' }));
      await expectNothingLaid();
    });
    await test.step('they drag the board along, and zoom out to the whole board', async () => {
      const along = { x: middle.x - 60, y: middle.y + 40 };
      await pinch(page, beside(middle, 80), beside(along, 80));
      await expect
        .poll(async () => (await middleOf(square(page, 'h7'))).x)
        .toBeLessThan(middle.x - 50);
      await pinch(page, beside(middle, 100), beside(middle, 20));
      await expectWhole();
      await expectNothingLaid();
    });
    await test.step('a double tap zooms in, and its second tap places nothing', async () => {
      await tapTwice(page, middle, 'double tap');
      await settled(page);
      expect(await widthOf(page, 'h7')).toBeGreaterThanOrEqual(FOR_FINGERS);
      await expectNothingLaid();
      await expect(rackTile(page, 'L')).toHaveAttribute('aria-pressed', 'true');
    });
    await test.step('another zooms out, and the cursor is unchanged', async () => {
      await rackTile(page, 'L').tap();
      await tapTwice(page, middle, 'double tap');
      await expectWhole();
      await expectNothingLaid();
    });
  });
});

test.describe('one finger', () => {
  test.use(TALL_PHONE);

  test('shows 26 × 99 squares or the part in play, and moves it without rendering any square again', async ({
    page,
  }, testInfo) => {
    await countSquares(page);
    await open(page, after(PRAIRIE, 'DINED,m50'));
    await expect(page.locator('[aria-rowindex="99"]')).toBeAttached();
    const showPart = async (): Promise<void> => {
      await zoomButton(page, 'Zoom to tiles').tap();
      await settled(page);
      expect(await widthOf(page, 'm50')).toBeGreaterThanOrEqual(FOR_FINGERS);
      for (const name of ['m50', 'm52', 'm54']) await expectInSight(square(page, name));
    };
    expect(await widthOf(page, 'm50')).toBeLessThan(10);
    for (const corner of ['a1', 'z1', 'a99', 'z99']) await expectInSight(square(page, corner));
    await showPart();
    await zoomButton(page, 'Whole board').tap();
    await settled(page);
    expect(await widthOf(page, 'm50')).toBeLessThan(10);
    await expectInSight(square(page, 'z99'));
    await showPart();

    const scroll = () =>
      view(page).evaluate(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop]);
    const [left = 0, top = 0] = await scroll();
    const { x, y } = await middleOf(view(page));
    const meter = await meterOf(page);
    const { squares } = await meter.read();
    const finger = await fingerOn(page);
    for (const far of [60, 110]) {
      await finger.down({ x: x + far, y: y + far });
      await finger.moveTo({ x: x - far, y: y - far });
      await finger.moveTo({ x: x - far + 1, y: y - far });
      await finger.up();
    }
    await settled(page);
    expect((await scroll())[1]).toBeGreaterThan(top + 150);
    expect((await scroll())[0]).toBeGreaterThan(left + 150);
    expect((await meter.read()).squares).toBe(squares);
    await meter.report(testInfo);
    await expectDraft(page);
    await expectNoCursor(page);

    await test.step('a tile held at an edge scrolls the board', async () => {
      const [, before = 0] = await scroll();
      const edge = (await view(page).boundingBox())?.y ?? 0;
      await finger.down(await middleOf(rackTile(page, 'N').first()));
      await finger.moveTo({ x, y });
      await finger.moveTo({ x, y: edge + 22 });
      await expect.poll(async () => (await scroll())[1]).toBeLessThan(before - 300);
      await finger.cancel();
      await expectDraft(page);
    });
  });

  test('keeps 26 × 99 squares zoomed after a move, and shows the word that was played', async ({
    page,
  }) => {
    await open(page, PRAIRIE);
    await tap(page, square(page, 'm50'));
    await settled(page);
    for (const [move, word] of [
      ['DINED,m50', ['m50', 'm54']],
      ['TN,53l', ['l53', 'n53']],
    ] as const) {
      await view(page).evaluate((board) => board.scrollTo({ top: 0, behavior: 'instant' }));
      await playMove(page, move);
      await expectDraft(page);
      await settled(page);
      for (const name of word) {
        expect(await widthOf(page, name)).toBeGreaterThanOrEqual(FOR_FINGERS);
        await expectInSight(square(page, name));
      }
    }
  });

  test('shows the reviewed turns of 26 × 99 squares large enough to be read', async ({ page }) => {
    const turns = after(PRAIRIE, 'DINED,m50', 'TN,53l');
    await reviewGame(page, endedByPasses(turns, 0));
    for (const word of [
      ['m50', 'm54'],
      ['l53', 'n53'],
    ]) {
      for (const name of word) {
        await expectInSight(square(page, name));
        expect(await widthOf(page, name)).toBeGreaterThanOrEqual(FOR_FINGERS);
      }
      await review(page).getByRole('button', { name: 'Next turn' }).tap();
      await settled(page);
    }
  });

  test('leaves the dragged tile visible at every edge of the window', async ({ page }) => {
    await open(page);
    const lifted = page.locator('.tile--lifted');
    const { width, height } = TALL_PHONE.viewport;
    const finger = await fingerOn(page);
    await finger.down(await middleOf(rackTile(page, 'D')));
    for (const at of [
      { x: width / 2, y: 4 },
      { x: 4, y: 4 },
      { x: width - 4, y: 4 },
      { x: width - 4, y: height / 2 },
      { x: width - 4, y: height - 4 },
      { x: width / 2, y: height - 4 },
      { x: 4, y: height - 4 },
      { x: 4, y: height / 2 },
    ]) {
      await finger.moveTo(at);
      await expect(async () => {
        const box = await lifted.boundingBox();
        if (!box) throw new Error('There is no tile in hand');
        const { x, y } = box;
        // It may be between two pixels.
        const isInside = Math.min(x, y, width - x - box.width, height - y - box.height) > -1;
        const isCovered = at.x > x && at.x < x + box.width && at.y > y && at.y < y + box.height;
        expect({ at, box, isInside, isCovered }).toMatchObject({
          isInside: true,
          isCovered: false,
        });
      }).toPass({ timeout: 3000 });
    }
    await finger.moveTo({ x: width / 2, y: height - 120 });
    await finger.up();
    await expectDraft(page);
  });
});

test.describe('a phone', () => {
  test.use(TALL_PHONE);

  test('keeps the board in its frame after a tile was dragged over a larger one', async ({
    page,
  }) => {
    await open(page);
    await zoomButton(page, 'Zoom to tiles').tap();
    await settled(page);
    const { x = 0, y = 0, width = 0, height = 0 } = (await view(page).boundingBox()) ?? {};
    const corner = { x: x + width - 20, y: y + height - 20 };
    await view(page).evaluate((element) =>
      element.scrollTo(element.scrollWidth, element.scrollHeight),
    );
    await carry(page, rackTile(page, 'D'), corner);
    await page.getByRole('button', { name: 'Recall' }).tap();
    await expectDraft(page);
    await zoomButton(page, 'Whole board').tap();
    await settled(page);
    const scrolled = await view(page).evaluate((element) => [
      element.scrollWidth - element.clientWidth,
      element.scrollHeight - element.clientHeight,
    ]);
    expect(scrolled).toEqual([0, 0]);
  });

  test('has a dialog’s buttons under the finger at any scroll position', async ({ page }) => {
    await open(page);
    await page.locator('summary', { hasText: 'Menu' }).tap();
    await page.getByRole('button', { name: 'New game' }).tap();
    await expect(setupDialog(page)).toBeVisible();
    await settled(page);
    const close = setupDialog(page).getByRole('button', { name: 'Close' });
    const start = setupDialog(page).getByRole('button', { name: 'Start game' });
    const covered: string[] = [];
    for (let scrolled = 0; scrolled <= 400; scrolled += 20) {
      await setupDialog(page).evaluate((dialog, top) => {
        dialog.scrollTo({ top, behavior: 'instant' });
      }, scrolled);
      for (const button of [close, start]) {
        const isOnTop = await button.evaluate((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        });
        if (!isOnTop) covered.push(`${await button.innerText()} at ${scrolled}`);
      }
    }
    expect(covered).toEqual([]);
  });
});

/** Areas at a phone's edges that are covered by a camera, rounded corners or a bar. */
const INSETS = [
  { screen: TALL_PHONE, insets: { top: 47, right: 0, bottom: 34, left: 0 } },
  { screen: PHONE_ON_ITS_SIDE, insets: { top: 0, right: 47, bottom: 21, left: 47 } },
] as const;

test.describe('covered edges', () => {
  test.use(TALL_PHONE);

  test('hide nothing of the table, a dialog or the picker of a blank', async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await open(page, dealt({ draws: 'CAT_EDONZHNTFO' }));

    for (const { screen, insets } of INSETS) {
      const { width, height } = screen.viewport;
      const expectClear = async (part: Locator): Promise<void> => {
        await expect(part).toBeVisible();
        const box = await part.boundingBox();
        expect(box?.x).toBeGreaterThanOrEqual(insets.left);
        expect(box?.y).toBeGreaterThanOrEqual(insets.top);
        expect(box && box.x + box.width).toBeLessThanOrEqual(width - insets.right);
        expect(box && box.y + box.height).toBeLessThanOrEqual(height - insets.bottom);
      };

      await test.step(`at ${sizeOf(screen)}`, async () => {
        await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
        await page.setViewportSize(screen.viewport);
        await settled(page);
        for (const part of ['.header__actions', '.score-panel']) {
          await expectClear(page.locator(part));
        }
        await expectClear(boardFrame(page));
        await expectClear(movePanel(page));
        await page.evaluate(() => window.scrollTo({ top: 99_999, behavior: 'instant' }));
        await expectClear(page.locator('.unseen'));
        await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));

        await page.locator('summary', { hasText: 'Menu' }).tap();
        await page.getByRole('button', { name: 'New game' }).tap();
        await expectClear(setupDialog(page));
        await setupDialog(page).getByRole('button', { name: 'Close' }).tap();
        await expect(setupDialog(page)).toBeHidden();

        await tap(page, square(page, 'a14'));
        await settled(page);
        expect(await widthOf(page, 'a14')).toBeGreaterThanOrEqual(FOR_FINGERS);
        await rackTile(page, '_').tap();
        const picker = page.getByRole('dialog', { name: /^Letter for the blank/ });
        await expectClear(picker);
        await page.keyboard.press('Escape');
        await expect(picker).toBeHidden();
        await zoomButton(page, 'Whole board').tap();
        await settled(page);
        expect(await widthOf(page, 'a14')).toBeLessThan(FOR_FINGERS);
      });
    }
  });
});
