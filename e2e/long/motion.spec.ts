import { settled } from '../lib/settled';
import type { CDPSession, Page } from '@playwright/test';
import { dragTo } from '../lib/gestures';
import {
  expectDraft,
  expectTurns,
  grid,
  moveBox,
  playButton,
  playMove,
  rackLetters,
  rackTile,
  score,
  sortRack,
  square,
  startGame,
} from '../lib/table';
import { backToGame } from '../lib/screens';
import { shiftOf, watchShifts } from '../lib/shifts';
import { expect, test } from '../lib/test';

/** Freezes all animations, so that they stay in progress however slow the machine is. */
async function stopMotion(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
  return session;
}

/** The number of board tiles that are invisible while their clones are moving there. */
const tilesUnderWay = (page: Page): Promise<number> =>
  page
    .locator('.board .tile')
    .evaluateAll((tiles) => tiles.filter((tile) => getComputedStyle(tile).opacity === '0').length);

const inMotion = (page: Page): Promise<number> =>
  page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
  );

/** Waits for some frames: new elements only start to move in a later frame. */
const somePictures = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const wait = (pictures: number): void =>
          void (pictures === 0 ? resolve() : requestAnimationFrame(() => wait(pictures - 1)));
        wait(10);
      }),
  );

/** Position, size and opacity of tiles, lines, scores and words. */
const picture = (page: Page): Promise<readonly string[]> =>
  page
    .locator('.board .tile, .board .word-mark, .rack .tile, .seat__score, .moves__turn')
    .evaluateAll((elements) =>
      elements.map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const { opacity } = getComputedStyle(element);
        return [element.textContent, x, y, width, height, opacity].join(' ');
      }),
    );

/** The elements that are in place but still invisible. */
const covered = async (page: Page): Promise<readonly string[]> =>
  (await picture(page)).filter((line) => line.endsWith(' 0'));

async function newGame(page: Page): Promise<void> {
  await page.goto('/');
  await startGame(page, { seed: 'motion' });
  await settled(page);
  await expect(page.locator('.stage > *')).toHaveCount(0);
}

/** Plays two turns with drags and other actions; returns the picture after each action. */
async function play(page: Page): Promise<readonly (readonly string[])[]> {
  await startGame(page, { seed: 'motion' });
  await settled(page);
  // Shifts during the set-up do not count.
  await page.evaluate(() => {
    window.shift = 0;
  });
  const pictures: (readonly string[])[] = [];
  const look = async (): Promise<void> => {
    await somePictures(page);
    // On a slow machine it may take a while until hidden tiles start to move.
    await expect.poll(() => covered(page)).toEqual([]);
    await expect.poll(() => inMotion(page)).toBe(0);
    await expect(page.locator('.stage > *')).toHaveCount(0);
    pictures.push(await picture(page));
  };
  await look();
  await dragTo(page, rackTile(page, 'G'), square(page, 'd4'));
  await expectDraft(page, 'd4 G');
  await look();
  await page.getByRole('button', { name: 'Recall' }).click();
  await look();
  await moveBox(page).fill('GAMBIA,d4');
  await look();
  await playButton(page).click();
  await expectTurns(page, 2);
  await look();
  await page.getByRole('button', { name: 'First', exact: true }).click();
  await look();
  await backToGame(page).click();
  await look();
  return pictures;
}

test('every animation ends where the page is without animations', async ({ page }) => {
  await watchShifts(page);
  await page.goto('/');
  const still = await play(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.getByRole('button', { name: 'New game' }).click();
  const moved = await play(page);
  expect(moved).toEqual(still);
  expect(await shiftOf(page)).toBe(0);
});

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('a key ends animations and does its work; a game by keys never waits', async ({ page }) => {
    await newGame(page);
    const session = await stopMotion(page);
    await playMove(page, 'GAMBIA,d4');
    expect(await inMotion(page)).toBeGreaterThan(0);
    // The computer has answered, and its tiles on the board do not hide the player's.
    await expect(grid(page).locator('.tile')).toHaveCount(6);
    await page.getByRole('region', { name: 'Board' }).press('?');
    await expect(page.getByRole('dialog', { name: 'Rules and keys' })).toBeVisible();
    await expectTurns(page, 2);
    await expect.poll(() => tilesUnderWay(page)).toBeGreaterThan(0);
    // The accessible score is the new one, while the old one is still shown.
    await expect(score(page, 2)).not.toHaveText('0');
    await expect(score(page, 2)).toHaveAttribute('data-figure', '0');
    await page.keyboard.press('Escape');
    expect(await tilesUnderWay(page)).toBe(0);
    await expect(score(page, 2)).not.toHaveAttribute('data-figure');
    for (const turns of [4, 6, 8]) {
      await playMove(page, ',');
      await moveBox(page).press('Home');
      await expectTurns(page, turns);
    }
    await session.detach();
  });
});

test('nothing moves with reduced motion', async ({ page }) => {
  await newGame(page);
  await stopMotion(page);
  await playMove(page, 'GAMBIA,d4');
  await expectTurns(page, 2);
  await sortRack(page);
  expect(await tilesUnderWay(page)).toBe(0);
  expect(await rackLetters(page)).toHaveLength(7);
});
