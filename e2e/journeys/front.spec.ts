import type { Locator, Page } from '@playwright/test';
import { violationsOn } from '../lib/axe';
import { letGo } from '../lib/gestures';
import { settled } from '../lib/settled';
import { shiftOf, watchShifts } from '../lib/shifts';
import { moveBox, playAtOnce, playMove, rack, setupDialog, square, verdict } from '../lib/table';
import { expect, test } from '../lib/test';

const SIZES = [
  [1360, 860],
  [1366, 650],
  [1920, 1080],
  [390, 844],
  [360, 640],
  [844, 390],
  [820, 1180],
] as const;

const goOn = (page: Page): Locator => page.getByRole('button', { name: /^Continue/ });

test('the front page starts a game in one click, and returns to it', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('img', { name: 'A sample game on the default board' })).toBeVisible();
  await expect(playAtOnce(page)).toBeFocused();
  const hasRing = (element: Locator): Promise<boolean> =>
    element.evaluate((each) => each.matches(':focus-visible'));
  expect(await hasRing(playAtOnce(page))).toBe(false);
  expect(await violationsOn(page, { include: ['html'], exclude: [] })).toEqual([]);

  await test.step('Play, and the ways to a friend, are visible in every window without scrolling', async () => {
    const friend = page.getByRole('button', { name: 'Play a friend' });
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await expect(playAtOnce(page), `${width} × ${height}`).toBeInViewport({ ratio: 1 });
      await friend.click();
      for (const way of ['Send a link', 'On this device', 'Join a game']) {
        const button = page.getByRole('main').getByRole('button', { name: way });
        await expect(button, `${way} at ${width} × ${height}`).toBeInViewport({ ratio: 1 });
      }
      const privacy = page.getByText(/^You play browser to browser/);
      await expect(privacy, `privacy at ${width} × ${height}`).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Escape');
      await expect(friend).toBeFocused();
      const [over, below] = await page.evaluate(() => {
        const { scrollWidth, clientWidth, scrollTop } = document.documentElement;
        return [scrollWidth - clientWidth, scrollTop];
      });
      expect([over, below], `${width} × ${height}`).toEqual([0, 0]);
    }
    await page.setViewportSize({ width: 1360, height: 860 });
    await playAtOnce(page).focus();
  });

  await test.step('the set-up opens in one step, and can be closed', async () => {
    await page.getByText('Play a friend').click();
    await page.getByRole('button', { name: 'On this device' }).click();
    const second = setupDialog(page).getByRole('group', { name: /Is Player 2 a/ });
    await expect(second.getByRole('radio', { name: 'Human' })).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(setupDialog(page)).toBeHidden();
  });

  await test.step('a key starts a game, and the board does not move', async () => {
    const picture = page.getByRole('img', { name: 'A sample game on the default board' });
    const before = await picture.boundingBox();
    await playAtOnce(page).press('Enter');
    await expect(rack(page)).toBeVisible();
    const board = page.getByRole('region', { name: 'Board' });
    await expect(board).toBeFocused();
    expect(await hasRing(board)).toBe(true);
    expect(await page.getByRole('grid').boundingBox()).toEqual(before);
  });

  await test.step('the game can be continued', async () => {
    await page.getByText('Menu', { exact: true }).click();
    await page.getByRole('button', { name: 'Home' }).click();
    await expect(goOn(page)).toBeFocused();
    await expect(goOn(page)).toContainText('your turn');
    await goOn(page).click();
    await expect(rack(page)).toBeVisible();
  });

  const toFront = async (): Promise<void> => {
    await page.getByText('Menu', { exact: true }).click();
    await page.getByRole('button', { name: 'Home' }).click();
  };
  const sampleTile = page.locator('.sample-rack .tile').first();

  await test.step('a tile dragged off the sample’s rack takes its turn, and is placed', async () => {
    await toFront();
    await sampleTile.hover();
    await page.mouse.down();
    await expect(rack(page)).toBeVisible();
    const target = await square(page, 'n7').boundingBox();
    if (!target) throw new Error('The square is not there');
    const [x, y] = [target.x + target.width / 2, target.y + target.height / 2];
    await page.mouse.move(x, y, { steps: 5 });
    await letGo(page);
    await expect(square(page, 'n7')).toHaveAccessibleName(/not played yet$/);
  });

  await test.step('a tap selects the tile', async () => {
    await toFront();
    await sampleTile.click();
    await expect(rack(page).getByRole('button', { pressed: true })).toHaveCount(1);
  });

  await test.step('letters begin a move, and the best move is shown after it', async () => {
    await toFront();
    await Promise.all(['q', 'i'].map((letter) => page.keyboard.press(letter)));
    await expect(moveBox(page)).toBeFocused();
    await expect(moveBox(page)).toHaveValue('QI');
    await playMove(page, ',');
    await expect(verdict(page)).toContainText(/Best common word: \w+ at \w+, \d+ points\./);
  });
});

test('nothing shifts when late scripts draw the page', async ({ page }) => {
  await watchShifts(page);
  let letCome = (): void => {};
  const called = new Promise<void>((resolve) => (letCome = resolve));
  await page.route('**/assets/index-*.js', async (route) => {
    await called;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('.unloaded').waitFor({ state: 'attached' });
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  letCome();
  await settled(page);
  expect(await shiftOf(page)).toBeLessThan(0.01);
});
