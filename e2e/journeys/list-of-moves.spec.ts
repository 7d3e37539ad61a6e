import { settled } from '../lib/settled';
import { after, dealt } from '../lib/games';
import { cards, openLibrary } from '../lib/library';
import { movePanel, backToGame, viewing } from '../lib/screens';
import { resumeGame } from '../lib/storage';
import {
  expectDraft,
  expectScores,
  expectTiles,
  expectTurns,
  grid,
  moveBox,
  openTranscript,
  playMove,
  scorePill,
  tilesOnBoard,
} from '../lib/table';
import { expect, test } from '../lib/test';

const DEALT = dealt({ draws: 'EEDNIDLNZHNTFORREVOFILASP', seats: ['human', 'computer'] });
const UNDOABLE = {
  ...DEALT,
  record: { ...DEALT.record, setup: { ...DEALT.record.setup, undo: true } },
};
const PLAYED = after(UNDOABLE, 'DINED,d4', 'TNZON,7c', 'OVE,4e', 'IFFS,f8');

test('the list of moves leads through the game, and turns are undone', async ({ page }) => {
  const turn = (number: number) =>
    page.getByRole('button', { name: new RegExp(`^Turn ${number},`) });
  const shown = (number: number) => viewing(page, `turn ${number} of 4`);
  const undo = page.getByRole('button', { name: 'Undo' });
  await resumeGame(page, PLAYED);
  await settled(page);

  await test.step('pages about the game are beside the board, which stays where it is', async () => {
    const boxOf = (selector: string) =>
      page.locator(selector).evaluate((element) => element.getBoundingClientRect().toJSON());
    const board = await boxOf('.board-frame');
    for (const name of ['Moves and transcript', 'Branches', 'Share']) {
      await page.locator('summary', { hasText: 'Menu' }).click();
      await page.getByRole('navigation').getByRole('button', { name, exact: true }).click();
      await expect(page.getByRole('heading', { name, exact: true })).toBeFocused();
      expect(await boxOf('.board-frame')).toEqual(board);
      expect((await boxOf('.dock-page')).left).toBeGreaterThanOrEqual(board.right);
      await page.keyboard.press('Escape');
      await expect(page.locator('summary', { hasText: 'Menu' })).toBeFocused();
    }
  });

  await test.step('the transcript opens at its top, in whole lines, and follows the turn shown', async () => {
    const transcript = await openTranscript(page);
    const scrolled = () => transcript.evaluate(({ scrollTop }) => scrollTop);
    const cut = () => transcript.evaluate((lines) => lines.scrollWidth - lines.clientWidth);
    await expect.poll(cut).toBe(0);
    expect(await scrolled()).toBe(0);
    await page.keyboard.press('Escape');
    await turn(1).click();
    await openTranscript(page);
    expect(await scrolled()).toBe(0);
    await page.getByRole('button', { name: 'Next turn' }).click();
    await expect.poll(scrolled).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await backToGame(page).click();
  });

  await test.step('a click on a listed move shows it, and later moves stay listed', async () => {
    await moveBox(page).fill('RE,a1');
    await expect(turn(4)).toHaveAttribute('aria-current', 'true');
    await turn(1).click();
    await expect(shown(1)).toBeVisible();
    await expect(turn(1)).toHaveAttribute('aria-current', 'true');
    await expect(tilesOnBoard(page)).toHaveCount(5);
    await expect(turn(4)).toBeVisible();
  });

  await test.step('its word is highlighted under the pointer', async () => {
    await turn(2).hover();
    const line = grid(page).locator('.word-mark--listed');
    await expect(line).toHaveCount(1);
    await expect(scorePill(page)).toHaveText('+19');
    await page.mouse.move(0, 0);
    await expect(line).toHaveCount(0);
    await expect(scorePill(page)).toHaveCount(0);
  });

  await test.step('arrows step from it back to the present, where the draft still is', async () => {
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(shown(3)).toBeVisible();
    await expect(turn(3)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expectDraft(page, 'a1 R', 'a2 E');
  });

  await test.step('arrows step beside the button back to the present', async () => {
    await page.keyboard.press('ArrowLeft');
    // Each step moves the focus to the list.
    await expect(turn(3)).toBeFocused();
    const toNow = backToGame(page);
    await toNow.focus();
    await page.keyboard.press('ArrowLeft');
    await expect(shown(2)).toBeVisible();
    await page.keyboard.press('Enter');
    await expectDraft(page, 'a1 R', 'a2 E');
  });

  await test.step('Esc leads back, and keys step from the ledge, where the rack was', async () => {
    await turn(3).click();
    await expect(shown(3)).toBeVisible();
    await page.keyboard.press('Home');
    await expect(viewing(page, 'the start')).toBeVisible();
    await page.getByRole('button', { name: 'Next turn' }).click();
    await page.keyboard.press('ArrowRight');
    await expect(shown(2)).toBeVisible();
    await page.keyboard.press('Escape');
    await expectDraft(page, 'a1 R', 'a2 E');
  });

  await test.step('an undo to an earlier turn says first which turns go', async () => {
    await turn(1).click();
    await page.getByRole('button', { name: 'Undo to here' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Undo turns 3 to 4?');
    await question.getByRole('button', { name: 'Keep them' }).click();
    await expect(question).toBeHidden();
    await backToGame(page).click();
  });

  await test.step('arrows do nothing elsewhere', async () => {
    for (const other of [moveBox(page), page.getByRole('button', { name: 'Shuffle' })]) {
      await other.press('ArrowLeft');
      await expectTurns(page, 4);
      await expectDraft(page, 'a1 R', 'a2 E');
    }
    await moveBox(page).fill('');
  });

  await test.step('a turn is undone, and the same move draws the same tiles', async () => {
    await undo.click();
    await expectTurns(page, 2);
    await expectScores(page, [20, 19]);
    await expectTiles(page, 'ELRREVO');
    await expect(page.getByText('Undone.').first()).toBeVisible();
    await playMove(page, 'OVE,4e');
    await expectTurns(page, 4);
    await expectScores(page, [29, 57]);
    await expectTiles(page, 'LRREPRQ');
  });

  await test.step('keys undo too, down to the first turn, and the original game can be restored', async () => {
    await undo.press('Enter');
    await expectTurns(page, 2);
    await undo.press('Enter');
    await expectTurns(page, 0);
    await expect(undo).toBeFocused();
    await expect(undo).toBeDisabled();
    await openLibrary(page);
    await cards(page)
      .getByRole('button', { name: /^Open: / })
      .click();
    await expectTurns(page, 4);
    await expectScores(page, [29, 57]);
  });

  await test.step('the end of the game states the number of undone turns', async () => {
    await page.getByText('More', { exact: true }).click();
    await page.getByRole('button', { name: 'Resign' }).click();
    await page.getByRole('button', { name: 'Yes, resign' }).click();
    await expect(movePanel(page)).toContainText(/You undid \d turns?\./);
  });

  await test.step('the record’s file name has the game and the day', async () => {
    await page.getByText('Menu', { exact: true }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save to file…' }).click();
    expect((await download).suggestedFilename()).toMatch(/^scraebbkle-\d{4}-\d\d-\d\d\.json$/);
  });
});
