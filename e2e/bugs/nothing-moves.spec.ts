import type { Locator, Page } from '@playwright/test';
import { after, dealt } from '../lib/games';
import {
  boardFrame,
  DESKTOP,
  movePanel,
  PHONE,
  sizeOf,
  SMALL_PHONE,
  SMALL_WINDOW,
  SMALLER_WINDOW,
} from '../lib/screens';
import { resumeGame } from '../lib/storage';
import { moveBox, playButton, playMove, untilPlayable } from '../lib/table';
import { expect, test } from '../lib/test';

const button = (page: Page, name: string): Locator => page.getByRole('button', { name });

/** Where things are on the page, however far it has been scrolled. */
const boxes = (locators: readonly Locator[]): Promise<readonly (readonly number[])[]> =>
  Promise.all(
    locators.map((locator) =>
      locator.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return [left + window.scrollX, top + window.scrollY, width, height].map(Math.round);
      }),
    ),
  );

/** Where everything is that is there in every state of the game. */
const frame = (page: Page) =>
  boxes([
    boardFrame(page),
    movePanel(page),
    page.getByRole('region', { name: 'Game so far' }),
    page.getByRole('region', { name: 'Unseen tiles' }),
    ...['First', 'Previous turn', 'Next turn', 'Latest'].map((name) => button(page, name)),
  ]);

/** Where the controls are with which a move is made. */
const controls = (page: Page) =>
  boxes([
    moveBox(page),
    playButton(page),
    ...['Shuffle', 'Sort', 'Recall'].map((name) => button(page, name)),
  ]);

const DRAWS = 'EEDNIDLNZHNTFORREVOFILASP';
const TWO_MOVES = after(dealt({ draws: DRAWS }), 'DINED,d4', 'TNZON,7c');

for (const screen of [DESKTOP, SMALL_WINDOW, SMALLER_WINDOW, PHONE, SMALL_PHONE]) {
  test.describe(`at ${sizeOf(screen)} nothing moves`, () => {
    test.use(screen);

    test('when the Pass button asks', async ({ page }) => {
      await resumeGame(page, TWO_MOVES);
      await untilPlayable(page);
      const all = async () => [...(await frame(page)), ...(await controls(page))];
      const before = [...(await all()), ...(await boxes([button(page, 'Pass')]))];
      await button(page, 'Pass').click();
      await expect(button(page, 'Yes, pass')).toBeVisible();
      expect([...(await all()), ...(await boxes([button(page, 'Keep turn')]))]).toEqual(before);
    });

    test('when a move is laid or refused', async ({ page }) => {
      await resumeGame(page, TWO_MOVES);
      await untilPlayable(page);
      const all = async () => [...(await frame(page)), ...(await controls(page))];
      const before = await all();
      await moveBox(page).fill('OVE,4e');
      await expect(playButton(page)).toContainText('+9');
      expect(await all()).toEqual(before);
      await playMove(page, 'OVR,4e');
      await expect(movePanel(page).getByText('Please try again.')).toBeVisible();
      expect(await all()).toEqual(before);
    });

    test('when an earlier turn is looked at', async ({ page }) => {
      await resumeGame(page, TWO_MOVES);
      await untilPlayable(page);
      const before = await frame(page);
      await button(page, 'Previous turn').click();
      await expect(movePanel(page).getByText('Turn 1 of 2.')).toBeVisible();
      expect(await frame(page)).toEqual(before);
      await button(page, 'Back to now').click();
      await expect(moveBox(page)).toBeVisible();
      expect(await frame(page)).toEqual(before);
    });

    test('when the curtain is lifted', async ({ page }) => {
      await resumeGame(page, dealt({ draws: DRAWS, openRacks: false }));
      await untilPlayable(page);
      const before = await frame(page);
      await button(page, 'Show my tiles').click();
      await expect(moveBox(page)).toBeVisible();
      expect(await frame(page)).toEqual(before);
    });

    test('when the game ends', async ({ page }) => {
      await resumeGame(page, after(TWO_MOVES, ',', ',', ','));
      await untilPlayable(page);
      const before = await frame(page);
      await playMove(page, ',');
      await expect(page.getByRole('heading', { name: 'Game Over!' })).toBeVisible();
      expect(await frame(page)).toEqual(before);
    });

    test('while computers play', async ({ page }) => {
      await resumeGame(page, dealt({ draws: DRAWS, seats: ['computer', 'computer'] }));
      await untilPlayable(page);
      const before = await frame(page);
      await expect(button(page, 'Previous turn')).toBeEnabled();
      await button(page, 'Pause').click();
      expect(await frame(page)).toEqual(before);
      await button(page, 'Previous turn').click();
      await expect(page.getByText('You are looking back')).toBeVisible();
      expect(await frame(page)).toEqual(before);
    });
  });
}
