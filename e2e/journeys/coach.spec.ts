import { violationsOn } from '../lib/axe';
import {
  askBestMoves,
  beginAsNewcomer,
  bestMoves,
  coach,
  dock,
  ghost,
  helpsOnRecord,
  hintedLine,
  hintTool,
  placeMove,
  readHints,
} from '../lib/coach';
import { moveBox, playButton } from '../lib/table';
import { expect, test } from '../lib/test';

test('a newcomer gets as much help as they ask for, and plays Gentle', async ({ page }) => {
  await beginAsNewcomer(page);

  await test.step('a hint reveals the line, then the score, then the play, which can be placed', async () => {
    await hintTool(page).click();
    await expect(coach(page)).toContainText(/Look at (?:row|column) /);
    await expect(hintedLine(page)).toBeVisible();
    await coach(page).getByRole('button', { name: 'Tell me more' }).click();
    await expect(coach(page)).toContainText(/\d tiles? for \d+ points\./);
    await coach(page).getByRole('button', { name: 'Show the move' }).click();
    await expect(coach(page)).toContainText(/[A-Z]+ at .* scores \d+ points\./);
    expect(await violationsOn(page, { include: ['main'], exclude: [] })).toEqual([]);
    await coach(page).getByRole('button', { name: 'Place it' }).click();
    await expect(moveBox(page)).toHaveValue(/^[A-Za-z]+,/);
    await expect(coach(page)).toBeHidden();
    await expect(hintedLine(page)).toHaveCount(0);
  });

  await test.step('the move shown as the best can be played, and is found good', async () => {
    await playButton(page).click();
    await readHints(page);
    await dock(page).getByRole('tab', { name: 'Analysis' }).click();
    await dock(page).getByRole('button', { name: 'How was my last move?' }).click();
    await expect(dock(page)).toContainText('Nothing was clearly better than');
  });

  await test.step('a best move is shown on the board by mouse, and placed beside it', async () => {
    await (await askBestMoves(page)).click();
    await bestMoves(page).nth(1).hover();
    await expect(ghost(page)).not.toHaveCount(0);
    await expect(moveBox(page)).toHaveValue('');
    await dock(page).getByRole('tab', { name: 'Moves' }).hover();
    await expect(ghost(page)).toHaveCount(0);
    await bestMoves(page).nth(1).click();
    expect(await violationsOn(page, { include: ['main'], exclude: [] })).toEqual([]);
    await placeMove(page).click();
    await expect(ghost(page)).toHaveCount(0);
    await expect(moveBox(page)).toHaveValue(/^[A-Za-z]+,/);
    await expect(playButton(page)).toBeEnabled();
  });

  await test.step('all help is recorded', async () => {
    expect(await helpsOnRecord(page)).toEqual([
      'line',
      'points',
      'play',
      'better-move',
      'best-moves',
    ]);
  });
});
