import { settled } from '../lib/settled';
import type { Page } from '@playwright/test';
import { beginAsNewcomer, coach, hintTool } from '../lib/coach';
import { faultsOf } from '../lib/geometry';
import { dealt } from '../lib/games';
import { PHONE_LANE } from '../lib/lanes';
import { playInSmallWindow } from '../lib/little-room';
import {
  boardFrame,
  DESKTOP,
  expectInSight,
  SMALLEST_PHONE,
  LOW_PHONE_ON_ITS_SIDE,
  movePanel,
  NARROW_PHONE,
  PHONE,
  PHONE_ON_ITS_SIDE,
  type Screen,
  sizeOf,
  SMALL_PHONE,
  SMALL_WINDOW,
  SMALLER_WINDOW,
  TABLET,
  TABLET_ON_ITS_SIDE,
  TALL_PHONE,
} from '../lib/screens';
import { resumeGame } from '../lib/storage';
import {
  expectDraft,
  moveBox,
  playButton,
  playMove,
  rackPosition,
  square,
  verdict,
} from '../lib/table';
import { expect, test } from '../lib/test';

const GAME = dealt({ draws: 'KIIVUICDWUPTXR' });

const REFUSED = [
  { move: 'AB,7d', reason: 'You don’t have A and B.' },
  { move: 'KI,1a', reason: 'The first word must cover the start square d7.' },
  { move: 'KI,d7,r', reason: 'Did you mean KI,7d?' },
];

/** Minimum width and height of a touch target, in pixels. */
const FINGER = 44;

async function open(page: Page): Promise<void> {
  await resumeGame(page, GAME);
  await settled(page);
}

/** Checks on each of these screens that nothing needs scrolling, before a move and after one. */
async function expectOneScreen(page: Page, screens: readonly Screen[]): Promise<void> {
  for (const screen of screens) {
    await page.setViewportSize(screen.viewport);
    await settled(page);

    await test.step(`at ${sizeOf(screen)} the board, the rack and the move box are visible together`, async () => {
      await expectInSight(boardFrame(page));
      await expectInSight(movePanel(page));
      await expectInSight(rackPosition(page, 1));
      await expectInSight(rackPosition(page, 7));
      await expectInSight(moveBox(page));
      await expectInSight(playButton(page));
      await expectInSight(page.getByRole('button', { name: 'Pass', exact: true }));
    });

    await test.step(`at ${sizeOf(screen)} the whole reason for a refusal is visible, and nothing moves`, async () => {
      const recall = page.getByRole('button', { name: 'Recall' });
      const before = await recall.boundingBox();
      for (const { move, reason } of REFUSED) {
        await playMove(page, move);
        await expect(verdict(page)).toContainText(reason);
        await expectInSight(verdict(page));
        expect(await recall.boundingBox()).toEqual(before);
      }
      await expectInSight(page.getByRole('button', { name: 'KI,7d' }));
      await moveBox(page).fill('');
      await expect(verdict(page)).not.toContainText('Did you mean');
    });
  }
}

test('a window of any size', async ({ page }) => {
  await open(page);
  await expectOneScreen(page, [DESKTOP, SMALL_WINDOW, SMALLER_WINDOW]);

  await test.step('keys zoom in on squares large enough to place tiles on, as taps do', async () => {
    await page.setViewportSize(SMALL_PHONE.viewport);
    await moveBox(page).blur();
    const width = async (): Promise<number> => (await square(page, 'd7').boundingBox())?.width ?? 0;
    await settled(page);
    expect(await width()).toBeLessThan(24);
    await page.keyboard.press('ArrowRight');
    await settled(page);
    expect(await width()).toBeGreaterThanOrEqual(32);
    await page.keyboard.press('k');
    await expectDraft(page, 'd7 K');
    await expect(square(page, 'd7')).toBeInViewport({ ratio: 1 });
  });
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('a phone of any size', async ({ page }) => {
    await open(page);
    await expectOneScreen(page, [PHONE, NARROW_PHONE, SMALL_PHONE]);

    await test.step('on the smallest, the header takes one line', async () => {
      for (const part of [
        page.getByRole('heading', { level: 1 }),
        page.locator('summary', { hasText: 'Menu' }),
      ]) {
        const box = await part.boundingBox();
        expect(box?.height).toBeLessThan(48);
      }
    });

    await test.step('on the smallest, rack tiles have the size of a finger', async () => {
      for (let position = 1; position <= 7; position++) {
        const box = await rackPosition(page, position).boundingBox();
        expect(box?.width).toBeGreaterThanOrEqual(FINGER);
        expect(box?.height).toBeGreaterThanOrEqual(FINGER);
      }
    });
  });

  test('what a finger presses has the size of a finger', async ({ page }) => {
    await beginAsNewcomer(page);
    await hintTool(page).tap();
    await expect(coach(page).getByRole('button')).toHaveCount(2);
    for (const screen of [TALL_PHONE, PHONE_ON_ITS_SIDE, TABLET, TABLET_ON_ITS_SIDE]) {
      await page.setViewportSize(screen.viewport);
      await settled(page);
      expect(await faultsOf(page), sizeOf(screen)).toEqual([]);
      const letter = await page.getByRole('button', { name: /^E: / }).boundingBox();
      expect(letter?.height, sizeOf(screen)).toBeGreaterThanOrEqual(FINGER);
      // Wider ones would take another row.
      expect(letter?.width, sizeOf(screen)).toBeGreaterThanOrEqual(36);
    }
  });

  test('a tap reaches Hint while a message is shown', async ({ page }) => {
    await beginAsNewcomer(page);
    await playMove(page, ',');
    await expect(moveBox(page)).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(verdict(page)).toContainText('Undone.');
    for (const { viewport } of [PHONE, SMALL_PHONE, SMALLEST_PHONE, LOW_PHONE_ON_ITS_SIDE]) {
      await page.setViewportSize(viewport);
      await page.evaluate(() => window.scrollTo(0, 0));
      await settled(page);
      await expectInSight(hintTool(page));
      await hintTool(page).click({ trial: true });
    }
  });
});

test.describe('on a small phone in landscape', () => {
  test.use(LOW_PHONE_ON_ITS_SIDE);

  test('a move is placed and played by touch', PHONE_LANE, async ({ page }) => {
    await playInSmallWindow(page);
  });
});
