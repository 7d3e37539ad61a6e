import { violationsOn } from '../lib/axe';
import { beginAsNewcomer, coach, helpsOnRecord, hintedLine, readHints } from '../lib/coach';
import { moveBox, playButton } from '../lib/table';
import { expect, test } from '../lib/test';

test('a newcomer gets as much help as they ask for, and plays Gentle', async ({ page }) => {
  await beginAsNewcomer(page);

  await test.step('a hint reveals the line, then the score, then the play, which can be placed', async () => {
    await coach(page).getByRole('button', { name: 'Hint' }).click();
    await expect(coach(page)).toContainText(/Look at (?:row|column) /);
    await expect(hintedLine(page)).toBeVisible();
    await coach(page).getByRole('button', { name: 'Tell me more' }).click();
    await expect(coach(page)).toContainText(/lay \d tiles for \d+ points\./);
    await coach(page).getByRole('button', { name: 'Show the move' }).click();
    await expect(coach(page)).toContainText(/[A-Z]+ at .* scores \d+ points\./);
    expect(await violationsOn(page, { include: ['main'], exclude: [] })).toEqual([]);
    await coach(page).getByRole('button', { name: 'Place it' }).click();
    await expect(moveBox(page)).toHaveValue(/^[A-Za-z]+,/);
    await expect(coach(page)).toBeHidden();
  });

  await test.step('the move shown as the best can be played', async () => {
    await playButton(page).click();
    await readHints(page);
    await coach(page).getByRole('button', { name: 'How was my last move?' }).click();
    await expect(coach(page)).toContainText('Nothing was clearly better than');
    await coach(page).getByRole('button', { name: 'Close' }).click();
    await expect(coach(page).getByRole('button', { name: 'Hint' })).toBeVisible();
  });

  await test.step('all help is recorded', async () => {
    expect(await helpsOnRecord(page)).toEqual(['line', 'points', 'play', 'better-move']);
  });
});
