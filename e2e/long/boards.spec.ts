import { settled, warmedUp } from '../lib/settled';
import type { Locator, Request } from '@playwright/test';
import { askForBoard, NOT_VALID, pictureOf, expectGridSize } from '../lib/boards';
import { after, computerMove, dealt, endedByPasses, shippedBoard } from '../lib/games';
import { middleOf } from '../lib/gestures';
import { resumeGame } from '../lib/storage';
import {
  answer,
  expectScores,
  expectTurns,
  grid,
  playMove,
  score,
  square,
  startGame,
} from '../lib/table';
import { expect, test } from '../lib/test';

async function loadByName(dialog: Locator, name: string): Promise<void> {
  await dialog.getByLabel('Please enter the file name of the board:').fill(name);
  await dialog.getByRole('button', { name: 'Load' }).click();
}

test('a board is loaded by its name under resources/ only', async ({ page, watch }) => {
  watch.expectError(/status of 404/);
  const dialog = await askForBoard(page);
  await settled(page);
  await warmedUp(page);
  await expect(pictureOf(dialog, 16, 14)).toBeVisible();

  await test.step('a name outside resources/ is not requested', async () => {
    const asked: string[] = [];
    const note = (request: Request): unknown => asked.push(request.url());
    page.on('request', note);
    for (const name of ['../index.html', 'http://example.com/b.txt', '/etc/passwd', 'a b.txt']) {
      await loadByName(dialog, 'defaultBoard.txt');
      await expect(dialog).not.toContainText(NOT_VALID);
      await loadByName(dialog, name);
      await expect(dialog.getByRole('alert')).toContainText(NOT_VALID);
    }
    page.off('request', note);
    expect(asked.filter((url) => !url.endsWith('/resources/defaultBoard.txt'))).toEqual([]);
  });

  await test.step('a name without a board is refused', async () => {
    for (const name of ['boards/nowhere.txt', 'nowhere', 'boards']) {
      await loadByName(dialog, name);
      const alert = dialog.getByRole('alert');
      await expect(alert).toContainText(NOT_VALID);
      await expect(alert).toContainText(`Can’t find "${name}" in resources/.`);
      await expect(pictureOf(dialog, 16, 14)).toBeVisible();
    }
  });

  await test.step('a board is loaded by its name under resources/', async () => {
    await loadByName(dialog, 'boards/quicksand.txt');
    await expect(pictureOf(dialog, 15, 15)).toBeVisible();
    await expect(dialog).not.toContainText(NOT_VALID);
    await dialog.getByLabel('Please enter the file name of the board:').fill('boards/tower.txt');
    await page.keyboard.press('Enter');
    await expect(pictureOf(dialog, 7, 28)).toBeVisible();
    await expect(dialog).toBeVisible();
  });
});

test('the built-in boards are shown, and the largest can be played on', async ({ page }) => {
  const dialog = await askForBoard(page);
  for (const [name, columns, rowCount] of [
    ['Tower', 7, 28],
    ['Quicksand', 15, 15],
    ['Jackpot', 20, 12],
    ['Prairie', 26, 99],
  ] as const) {
    await test.step(`${name} is shown`, async () => {
      await answer(dialog, /load a board/, new RegExp(`^${name}$`));
      await expect(pictureOf(dialog, columns, rowCount)).toBeVisible();
    });
  }
  const seed = 'board Prairie';
  await startGame(page, { seed, seats: ['human', 'human'], open: true, board: 'Prairie' });
  const start = square(page, 'm50');

  await test.step('26 × 99 squares scroll in their own frame', async () => {
    await expectGridSize(page, 26, 99);
    await expect(start).toHaveAccessibleName(/^m50, start/);
    await expect(start).toBeInViewport();
    const before = await middleOf(start);
    await page.mouse.move(before.x, before.y);
    await page.mouse.wheel(0, 200);
    await settled(page);
    expect((await middleOf(start)).y).toBeLessThan(before.y - 100);
    for (const corner of ['a1', 'z1', 'a99', 'z99']) {
      await expect(square(page, corner)).toBeAttached();
      await square(page, corner).scrollIntoViewIfNeeded();
      await expect(square(page, corner)).toBeInViewport();
    }
    expect(await page.evaluate(() => [window.scrollX, window.scrollY])).toEqual([0, 0]);
  });

  await test.step('a tile is dropped on the square under the pointer after the board has scrolled', async () => {
    await square(page, 'b97').scrollIntoViewIfNeeded();
    await page.getByRole('group', { name: 'Your tiles' }).getByRole('button').first().click();
    await square(page, 'b97').click();
    await expect(page.getByRole('gridcell', { name: /^b97, .*not played yet$/ })).toBeVisible();
    await expectScores(page, [0, 0]);
  });

  await test.step('it can be played on', async () => {
    const game = dealt({ board: shippedBoard('boards/prairie.txt'), seed });
    const first = computerMove(game);
    await playMove(page, first);
    await expectTurns(page, 1);
    await playMove(page, computerMove(after(game, first)));
    await expectTurns(page, 2);
    await expect(score(page, 1)).not.toHaveText('0');
  });

  await test.step('a line around a word passes below the row labels', async () => {
    const zoomIn = page.getByRole('button', { name: 'Zoom in' });
    for (let times = 0; times < 3; times++) await zoomIn.click();
    await expect(page.locator('.board-frame__view--wide')).toBeVisible();
    const over = await page.locator('.word-mark--last').evaluate((mark: HTMLElement) => {
      const view = mark.closest<HTMLElement>('.board-frame__view');
      if (!view) throw new Error('There is no frame');
      mark.style.pointerEvents = 'auto';
      view.style.scrollBehavior = 'auto';
      view.scrollLeft += mark.getBoundingClientRect().left - view.getBoundingClientRect().left - 10;
      const { left, top, height } = mark.getBoundingClientRect();
      return document.elementFromPoint(left + 4, top + height / 2)?.textContent;
    });
    expect(over).toMatch(/^\d+$/);
  });

  await test.step('it can be shown as a whole, also in a narrow window', async () => {
    await page.getByRole('button', { name: 'Whole board' }).click();
    await expect(square(page, 'a1')).toBeInViewport();
    await expect(square(page, 'z99')).toBeInViewport();
    await page.setViewportSize({ width: 700, height: 600 });
    await expect(page.getByRole('button', { name: 'Zoom to tiles' })).toBeVisible();
    await expect(square(page, 'a1')).toBeInViewport();
    await expect(square(page, 'z99')).toBeInViewport();
  });
});

test('neither squares nor tiles have compositing layers', async ({ page }) => {
  // The browser updates every layer on each turn, which takes long with hundreds of them.
  const game = endedByPasses(dealt({ seed: 'layers' }), 6);
  await resumeGame(page, game);
  await expect(grid(page).locator('.tile').nth(20)).toBeVisible();
  const layered = await grid(page)
    .locator('.square, .square > .tile, .square > .tile > *')
    .evaluateAll((elements) =>
      elements
        .filter((element) => {
          const { position, transform, opacity, willChange } = getComputedStyle(element);
          const style = [position, transform, opacity, willChange].join(' ');
          return style !== 'static none 1 auto';
        })
        .map((element) => element.className),
    );
  expect(layered).toEqual([]);
});
