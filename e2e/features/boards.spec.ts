import type { Locator, Page } from '@playwright/test';
import { chooseFile } from '../lib/files';
import { after, computerMove, dealt, shippedBoard } from '../lib/games';
import { middleOf } from '../lib/gestures';
import {
  answer,
  expectScores,
  expectTurns,
  grid,
  playMove,
  score,
  setupDialog,
  square,
  startGame,
  untilPlayable,
} from '../lib/table';
import { expect, test } from '../lib/test';

const NOT_VALID = 'This is not a valid file. Please enter the file name of the board:';

/** A board of 8 columns and 24 rows that is nothing but plain squares and one premium. */
const rows = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, row) => (row === 0 ? '<-9>.......' : '........'));
const GOOD = ['8', '24', 'c12', ...rows(24)].join('\n');

/** Goes to the dialog and asks for a board that is not the default one. */
async function askForBoard(page: Page): Promise<Locator> {
  await page.goto('/');
  const dialog = setupDialog(page);
  await answer(dialog, /load a board/, /another board/);
  return dialog;
}

const chooseBoard = (page: Page, name: string, text: string): Promise<void> =>
  chooseFile(page, page.getByRole('button', { name: 'Choose file…' }), name, text);

async function loadByName(dialog: Locator, name: string): Promise<void> {
  await dialog.getByLabel('Please enter the file name of the board:').fill(name);
  await dialog.getByRole('button', { name: 'Load' }).click();
}

const pictureOf = (dialog: Locator, columns: number, rowCount: number): Locator =>
  dialog.getByRole('img', {
    name: `Picture of the board, ${columns} columns, ${rowCount} rows`,
  });

const sizeOfGrid = (page: Page, columns: number, rowCount: number): Promise<void> =>
  expect(grid(page)).toHaveAccessibleName(`Board, ${columns} columns, ${rowCount} rows`);

test('a board from a file is shown and played on', async ({ page }) => {
  const dialog = await askForBoard(page);
  await chooseBoard(page, 'mine.txt', GOOD);
  await expect(dialog).toContainText('mine.txt');
  await expect(pictureOf(dialog, 8, 24)).toBeVisible();
  await answer(dialog, /Is Player 2 a/, /human/);
  await answer(dialog, /open or a closed/, /^open/);
  await dialog.getByRole('button', { name: 'Start game' }).click();
  await sizeOfGrid(page, 8, 24);
  await expect(square(page, 'c12')).toHaveAccessibleName('c12, start, empty');
  await expect(square(page, 'a1')).toHaveAccessibleName('a1, empty, word score times −9');
  await expect(square(page, 'a1')).toContainText('−9W');
});

const BAD_FILES = [
  { what: 'too few columns', text: ['6', '40', 'a1'].join('\n'), where: 'Line 1, column 1' },
  { what: 'too few squares', text: ['8', '10', 'a1', ...rows(10)].join('\n'), where: 'Line 2' },
  { what: 'a start off the board', text: ['8', '24', 'z1'].join('\n'), where: 'Line 3, column 1' },
  {
    what: 'a token that is none',
    text: GOOD.replace('<-9>.......', '..x.....'),
    where: 'Line 4, column 3',
  },
  {
    what: 'a factor out of range',
    text: GOOD.replace('<-9>', '<100>'),
    where: 'Line 4, column 2',
  },
  { what: 'a row too short', text: GOOD.replace('\n........', '\n.......'), where: 'Line 5' },
  { what: 'a row too few', text: GOOD.replace('\n........', ''), where: 'Line 27' },
  { what: 'nothing', text: '', where: 'Line 1, column 1' },
];

test('a bad file is refused with its line and column, and the dialog stays as it was', async ({
  page,
}) => {
  const dialog = await askForBoard(page);
  await answer(dialog, /Is Player 1 a/, /computer/);
  await dialog.getByLabel(/^Seed/).fill('kept');
  for (const { what, text, where } of BAD_FILES) {
    await test.step(what, async () => {
      await chooseBoard(page, 'mine.txt', GOOD);
      await expect(dialog).not.toContainText(NOT_VALID);
      await expect(pictureOf(dialog, 8, 24)).toBeVisible();
      await chooseBoard(page, 'bad.txt', text);
      const alert = dialog.getByRole('alert');
      await expect(alert).toContainText(NOT_VALID);
      await expect(alert).toContainText(where);
      await expect(pictureOf(dialog, 8, 24)).toBeVisible();
      await expect(dialog).toContainText('mine.txt');
    });
  }
  await expect(dialog.getByRole('radio', { name: 'another board' })).toBeChecked();
  const first = dialog.getByRole('group', { name: /Is Player 1 a/ });
  await expect(first.getByRole('radio', { name: 'computer' })).toBeChecked();
  await expect(dialog.getByLabel(/^Seed/)).toHaveValue('kept');
});

test('a board is loaded by its name under resources/', async ({ page }) => {
  const dialog = await askForBoard(page);
  await loadByName(dialog, 'boards/quicksand.txt');
  await expect(pictureOf(dialog, 15, 15)).toBeVisible();
  await dialog.getByLabel('Please enter the file name of the board:').fill('boards/tower.txt');
  await page.keyboard.press('Enter');
  await expect(pictureOf(dialog, 7, 28)).toBeVisible();
  await expect(dialog).toBeVisible();
});

test('a name under which there is no board is refused', async ({ page, watch }) => {
  watch.expectComplaint(/status of 404/);
  const dialog = await askForBoard(page);
  for (const name of ['boards/nowhere.txt', 'nowhere', 'boards']) {
    await loadByName(dialog, name);
    const alert = dialog.getByRole('alert');
    await expect(alert).toContainText(NOT_VALID);
    await expect(alert).toContainText(
      `There is no file "${name}" under resources/, or it cannot be reached.`,
    );
    await expect(pictureOf(dialog, 16, 14)).toBeVisible();
  }
});

test('a name that leads out of resources/ is not asked for', async ({ page }) => {
  const dialog = await askForBoard(page);
  await untilPlayable(page);
  await expect(pictureOf(dialog, 16, 14)).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const name of ['../index.html', 'http://example.com/b.txt', '/etc/passwd', 'a b.txt']) {
    await loadByName(dialog, 'defaultBoard.txt');
    await expect(dialog).not.toContainText(NOT_VALID);
    await loadByName(dialog, name);
    await expect(dialog.getByRole('alert')).toContainText(NOT_VALID);
  }
  expect(asked.filter((url) => !url.endsWith('/resources/defaultBoard.txt'))).toEqual([]);
});

for (const [name, columns, rowCount, start] of [
  ['Tower', 7, 28, 'd23'],
  ['Prairie', 26, 99, 'm50'],
  ['Quicksand', 15, 15, 'h8'],
  ['Jackpot', 20, 12, 'j6'],
] as const) {
  test(`the board that comes with the game can be played on: ${name}`, async ({ page }) => {
    await page.goto('/');
    const seed = `board ${name}`;
    await startGame(page, { seed, seats: ['human', 'human'], open: true, board: name });
    await sizeOfGrid(page, columns, rowCount);
    await expect(square(page, start)).toHaveAccessibleName(new RegExp(`^${start}, start, empty`));
    await expect(square(page, start)).toBeInViewport();
    const game = dealt({ board: shippedBoard(`boards/${name.toLowerCase()}.txt`), seed });
    const first = computerMove(game);
    await playMove(page, first);
    await expectTurns(page, 1);
    const second = computerMove(after(game, first));
    await playMove(page, second);
    await expectTurns(page, 2);
    await expect(score(page, 1)).not.toHaveText('0');
  });
}

test('a board of 26 × 99 squares scrolls in its own frame', async ({ page }) => {
  await page.goto('/');
  await startGame(page, { seed: 'wide', seats: ['human', 'human'], open: true, board: 'Prairie' });
  const start = square(page, 'm50');
  await expect(start).toBeInViewport();
  const before = await middleOf(start);
  await page.mouse.move(before.x, before.y);
  await page.mouse.wheel(0, 200);
  await expect.poll(async () => (await middleOf(start)).y).toBeLessThan(before.y - 100);

  for (const corner of ['a1', 'z1', 'a99', 'z99']) {
    await expect(square(page, corner)).toBeAttached();
    await square(page, corner).scrollIntoViewIfNeeded();
    await expect(square(page, corner)).toBeInViewport();
  }
  const page2d = await page.evaluate(() => [window.scrollX, window.scrollY]);
  expect(page2d).toEqual([0, 0]);

  await page.getByRole('button', { name: 'Whole board' }).click();
  await expect(square(page, 'a1')).toBeInViewport();
  await expect(square(page, 'z99')).toBeInViewport();

  await page.setViewportSize({ width: 700, height: 600 });
  await expect(page.getByRole('button', { name: 'Part in play' })).toBeVisible();
  await expect(square(page, 'a1')).toBeInViewport();
  await expect(square(page, 'z99')).toBeInViewport();
});

test('a tile is dropped on the square under the pointer after the board was scrolled', async ({
  page,
}) => {
  await page.goto('/');
  await startGame(page, { seed: 'wide', seats: ['human', 'human'], open: true, board: 'Prairie' });
  await square(page, 'b97').scrollIntoViewIfNeeded();
  await page.getByRole('group', { name: 'Your tiles' }).getByRole('button').first().click();
  await square(page, 'b97').click();
  await expect(page.getByRole('gridcell', { name: /^b97, .*not yet played$/ })).toBeVisible();
  await expectScores(page, [0, 0]);
});
