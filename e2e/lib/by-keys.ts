import type { Locator, Page } from '@playwright/test';
import { latestState, parseMove, squareName, type Timeline } from '../../src/engine';
import { after, afterComputer, computerMove, dealt } from './games';
import { valueOf } from '../../tests/support/results';
import { arrowTo, MANY_STOPS, tabTo } from './keys';
import { expectScores, expectTurns, setupDialog, square, openSetup } from './table';
import { expect } from './test';

const SEED = 'by keys';
const SEATS = ['human', 'computer'] as const;

async function chooseByArrows(page: Page, question: Locator, answer: string): Promise<void> {
  const checked = question.getByRole('radio', { checked: true });
  await tabTo(page, checked);
  const wanted = question.getByRole('radio', { name: answer });
  for (let press = 0; press < MANY_STOPS && !(await wanted.isChecked()); press++) {
    await page.keyboard.press('ArrowDown');
  }
  await expect(wanted).toBeChecked();
}

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

async function resignByKeys(page: Page): Promise<void> {
  await tabTo(page, page.locator('summary').filter({ hasText: 'More' }));
  await page.keyboard.press('Enter');
  for (const name of ['Resign', 'Yes, resign']) {
    await tabTo(page, page.getByRole('button', { name, exact: true }));
    await page.keyboard.press('Enter');
  }
}

/**
 * Sets up a game against the computer and plays it by keys alone, to its end or for this many turns, after which the
 * player resigns.
 */
export async function playGameByKeys(page: Page, turns: number): Promise<void> {
  await openSetup(page);
  const dialog = setupDialog(page);
  await expect(dialog.getByRole('button', { name: 'Start game' })).toBeEnabled();
  for (const [seat, player] of SEATS.entries()) {
    const question = dialog.getByRole('group', { name: `Is Player ${seat + 1} a` });
    await chooseByArrows(page, question, player);
  }
  await tabTo(page, dialog.locator('.setup__more > summary').first());
  await page.keyboard.press('Enter');
  await tabTo(page, dialog.getByLabel(/^Seed/).first());
  await page.keyboard.type(SEED);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('grid')).toBeVisible();

  let game = dealt({
    seats: SEATS,
    levels: [undefined, 'easy'],
    openRacks: false,
    seed: SEED,
  });
  while (!latestState(game).result && latestState(game).turns < turns) {
    const move = computerMove(game);
    await playByKeys(page, game, move);
    game = after(game, move);
    while (latestState(game).toMove === 1 && !latestState(game).result) game = afterComputer(game);
    const now = latestState(game);
    await expectTurns(page, now.turns);
    await expectScores(page, now.result?.finalScores ?? now.scores);
  }
  if (!latestState(game).result) await resignByKeys(page);
  await expect(page.getByText('Game Over!', { exact: true })).toBeVisible();
}
