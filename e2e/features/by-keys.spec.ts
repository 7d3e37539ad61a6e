import type { Locator, Page } from '@playwright/test';
import { latestState, parseMove, type Square, squareName, type Timeline } from '../../src/engine';
import { after, afterComputer, computerMove, dealt } from '../lib/games';
import { valueOf } from '../../tests/support/results';
import { expectScores, expectTurns, setupDialog, square } from '../lib/table';
import { expect, test } from '../lib/test';

const SEED = 'by keys';
const SEATS = ['human', 'computer'] as const;

/** More stops than there are on any screen. */
const MANY_STOPS = 80;

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/** Goes on by Tab until something has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < MANY_STOPS; stop++) {
    if (await isFocused(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('It is not to be reached by Tab');
}

/** Chooses the answer of a question by arrow keys. */
async function chooseByArrows(page: Page, question: Locator, answer: string): Promise<void> {
  const checked = question.getByRole('radio', { checked: true });
  await tabTo(page, checked);
  const wanted = question.getByRole('radio', { name: answer, exact: true });
  for (let press = 0; press < MANY_STOPS && !(await wanted.isChecked()); press++) {
    await page.keyboard.press('ArrowDown');
  }
  await expect(wanted).toBeChecked();
}

async function pressTimes(page: Page, key: string, times: number): Promise<void> {
  for (let press = 0; press < times; press++) await page.keyboard.press(key);
}

/** The square that has the focus. */
async function focusedSquare(page: Page): Promise<Square> {
  const name = await page.locator(':focus').getAttribute('data-square');
  const [, letter = '', number = ''] = /^([a-z])(\d+)$/.exec(name ?? '') ?? [];
  return { row: Number(number) - 1, column: letter.charCodeAt(0) - 'a'.charCodeAt(0) };
}

/** Goes by arrow keys from the square with the focus to another. */
async function arrowTo(page: Page, to: Square): Promise<void> {
  const from = await focusedSquare(page);
  const [down, right] = [to.row - from.row, to.column - from.column];
  await pressTimes(page, down > 0 ? 'ArrowDown' : 'ArrowUp', Math.abs(down));
  await pressTimes(page, right > 0 ? 'ArrowRight' : 'ArrowLeft', Math.abs(right));
  await expect(square(page, squareName(to))).toBeFocused();
}

/** Plays a move by the cursor, the letters and Enter; passes by its button. */
async function playByKeys(page: Page, game: Timeline, text: string): Promise<void> {
  const { setup, grid } = latestState(game);
  const move = valueOf(parseMove(setup.rules, { board: setup.board, grid }, text));
  if (move.kind !== 'play') {
    await tabTo(page, page.getByRole('button', { name: 'Pass' }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('button', { name: 'Yes, pass' }));
    await page.keyboard.press('Enter');
    return;
  }
  const { play } = move;
  const name = squareName(play.square);
  if ((await page.locator(':focus').getAttribute('data-square')) === null) {
    await page.keyboard.press('ArrowDown');
  }
  await arrowTo(page, play.square);
  const arrow = play.direction === 'across' ? '→' : '↓';
  for (let turn = 0; turn < 3; turn++) {
    const shown = await square(page, name).textContent();
    if (shown?.includes(arrow)) break;
    await page.keyboard.press(' ');
  }
  await expect(square(page, name)).toContainText(arrow);
  for (const tile of play.tiles) {
    await page.keyboard.press(
      tile.kind === 'blank' ? `Shift+${tile.letter}` : tile.letter.toLowerCase(),
    );
  }
  await page.keyboard.press('Enter');
}

test('a whole game against the computer is set up and played by keys alone', async ({ page }) => {
  test.slow();
  await page.goto('/');
  const dialog = setupDialog(page);
  await expect(dialog.getByRole('button', { name: 'Start game' })).toBeEnabled();
  for (const [seat, player] of SEATS.entries()) {
    const question = dialog.getByRole('group', { name: `Is Player ${seat + 1} a` });
    await chooseByArrows(page, question, player);
  }
  await tabTo(page, dialog.getByLabel(/^Seed/).first());
  await page.keyboard.type(SEED);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();

  let game = dealt({ seats: SEATS, openRacks: false, seed: SEED });
  while (!latestState(game).result) {
    const move = computerMove(game);
    await playByKeys(page, game, move);
    game = after(game, move);
    while (latestState(game).toMove === 1 && !latestState(game).result) game = afterComputer(game);
    const { result, scores, turns } = latestState(game);
    await expectTurns(page, turns);
    await expectScores(page, result?.finalScores ?? scores);
  }
  await expect(page.getByRole('heading', { name: 'Game Over!' })).toBeVisible();
});
