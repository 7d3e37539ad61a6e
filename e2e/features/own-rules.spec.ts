import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { RuleBook } from '../../src/engine';
import { chooseFile } from '../lib/files';
import {
  answer,
  expectScores,
  playMove,
  rackLetters,
  setupDialog,
  square,
  startGame,
} from '../lib/table';
import { expect, test } from '../lib/test';

/** The rules of ScraeBBKle as the dialog saves them, with their board. */
async function savedRules(page: Page): Promise<string> {
  const saving = page.waitForEvent('download');
  await setupDialog(page).getByRole('button', { name: 'Save rules…' }).click();
  return readFile(await (await saving).path(), 'utf8');
}

test('rules are saved, changed in a text editor, loaded again and played', async ({ page }) => {
  await page.goto('/');
  const dialog = setupDialog(page);
  await expect(dialog.getByRole('button', { name: 'Start game' })).toBeEnabled();
  const rules = JSON.parse(await savedRules(page)) as RuleBook;
  // Every tile an A worth four, and a bonus for two of them.
  const letters = rules.tileSet.letters.map((each) => ({
    ...each,
    value: 4,
    count: each.letter === 'A' ? 50 : 0,
  }));
  const changed = {
    ...rules,
    name: 'Only As',
    tileSet: { letters, blank: { value: 5, count: 0 } },
    rackSize: 5,
    bonuses: [{ tiles: 2, points: 75 }],
  };

  await answer(dialog, /Which game/, /^Own rules$/);
  const load = dialog.getByRole('button', { name: 'Choose rules…' });
  await chooseFile(page, load, 'only-as.json', JSON.stringify(changed));
  await expect(dialog).toContainText('Only As, from only-as.json');
  await expect(dialog).toContainText('Board of the rules');

  // A wrong file is told, and what was loaded stays.
  const wrong = JSON.stringify({ ...changed, rackSize: 0 });
  await chooseFile(page, load, 'wrong.json', wrong);
  await expect(dialog.getByRole('alert').filter({ hasText: 'wrong.json' })).toContainText(
    'rackSize',
  );
  await expect(dialog).toContainText('Only As, from only-as.json');

  await answer(dialog, /Is Player 2 a/, /human/);
  await answer(dialog, /open or a closed/, /^open/);
  await dialog.getByRole('button', { name: 'Start game' }).click();
  await expect.poll(() => rackLetters(page)).toBe('AAAAA');
  await playMove(page, 'AA,d7');
  await expectScores(page, [4 + 4 * 2 + 75, 0]);

  await page.reload();
  await expectScores(page, [4 + 4 * 2 + 75, 0]);
  await expect(square(page, 'd8')).toHaveAccessibleName('d8, A, value 4');
});

test('every game’s rules are saved as they are played', async ({ page }) => {
  await page.goto('/');
  const dialog = setupDialog(page);
  for (const game of ['ScraBBKle', 'Classic', 'Crossword', 'Configured']) {
    await answer(dialog, /Which game/, new RegExp(`^${game}$`));
    await expect(dialog.getByRole('button', { name: 'Save rules…' })).toBeEnabled();
    const text = await savedRules(page);
    await answer(dialog, /Which game/, /^Own rules$/);
    const load = dialog.getByRole('button', { name: 'Choose rules…' });
    await chooseFile(page, load, `${game}.json`, text);
    await expect(dialog).toContainText(`${game}, from ${game}.json`);
    await expect(dialog.getByRole('button', { name: 'Start game' })).toBeEnabled();
  }
  await startGame(page, { seed: 'again' });
  await expect(page.getByRole('banner')).toContainText('Configured · Board of the rules');
});
