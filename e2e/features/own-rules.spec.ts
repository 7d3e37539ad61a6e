import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { parseRecord, type RuleBook } from '../../src/engine';
import { valueOf } from '../../tests/support/results';
import { chooseFile } from '../lib/files';
import { LONG_TEST } from '../lib/long';
import { saveRecord } from '../lib/records';
import {
  answer,
  expectScores,
  playMove,
  rackLetters,
  setupDialog,
  setupQuestions,
  square,
  startGame,
  openSetup,
} from '../lib/table';
import { expect, test } from '../lib/test';

const sibling = readFileSync(
  new URL('../../tests/golden/sibling-rules.json', import.meta.url),
  'utf8',
);

/** The rules of ScraeBBKle as the dialog saves them, with their board. */
async function savedRules(page: Page): Promise<string> {
  const saving = page.waitForEvent('download');
  await setupDialog(page).getByRole('button', { name: 'Save rules…' }).click();
  return readFile(await (await saving).path(), 'utf8');
}

test('rules are saved, changed in a text editor, loaded again and played', async ({ page }) => {
  await openSetup(page);
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
  await expect(setupQuestions(page)).toContainText('Only As, from only-as.json');
  await expect(setupQuestions(page)).toContainText('Board of the rules');

  // A wrong file is told, and what was loaded stays.
  const wrong = JSON.stringify({ ...changed, rackSize: 0 });
  await chooseFile(page, load, 'wrong.json', wrong);
  await expect(dialog.getByRole('alert').filter({ hasText: 'wrong.json' })).toContainText(
    'rackSize',
  );
  await expect(setupQuestions(page)).toContainText('Only As, from only-as.json');

  await answer(dialog, /Is Player 2 a/, /Human/);
  await answer(dialog, /open or a closed/, /^Open/);
  await dialog.getByRole('button', { name: 'Start game' }).click();
  await expect.poll(() => rackLetters(page)).toBe('AAAAA');
  await playMove(page, 'AA,d7');
  await expectScores(page, [4 + 4 * 2 + 75, 0]);

  await page.reload();
  await expectScores(page, [4 + 4 * 2 + 75, 0]);
  await expect(square(page, 'd8')).toHaveAccessibleName('d8, A, value 4');
});

test(
  'a game that none of the rules of the page describes is a file, and is played to its end',
  LONG_TEST,
  async ({ page }) => {
    await openSetup(page);
    const dialog = setupDialog(page);
    await answer(dialog, /Which game/, /^Own rules$/);
    const load = dialog.getByRole('button', { name: 'Choose rules…' });
    await chooseFile(page, load, 'sibling.json', sibling);
    // Words that its eleven letters cannot spell are left out of the usual list.
    await expect(setupQuestions(page)).toContainText(/The usual list\s*\d\d,\d{3} words/);
    await startGame(page, { seed: 'sibling', seats: ['computer', 'computer', 'computer'] });
    await page.getByLabel('Speed').selectOption('fast');
    const panel = page.getByRole('region', { name: 'Your move' });
    await expect(panel).toContainText('Game Over!', { timeout: 60_000 });
    const { record } = valueOf(parseRecord(await saveRecord(page), undefined));
    expect(record.setup.rules).toEqual(JSON.parse(sibling));
    expect(record.events.length).toBeGreaterThan(10);
  },
);

test('every game’s rules are saved as they are played', LONG_TEST, async ({ page }) => {
  await openSetup(page);
  const dialog = setupDialog(page);
  for (const game of ['ScraBBKle', 'Classic', 'Crossword', 'Configured']) {
    await answer(dialog, /Which game/, new RegExp(`^${game}$`));
    await expect(dialog.getByRole('button', { name: 'Save rules…' })).toBeEnabled();
    const text = await savedRules(page);
    await answer(dialog, /Which game/, /^Own rules$/);
    const load = dialog.getByRole('button', { name: 'Choose rules…' });
    await chooseFile(page, load, `${game}.json`, text);
    await expect(setupQuestions(page)).toContainText(`${game}, from ${game}.json`);
    await expect(dialog.getByRole('button', { name: 'Start game' })).toBeEnabled();
  }
  await startGame(page, { seed: 'again' });
  await expect(page.getByRole('banner')).toContainText('Configured · Board of the rules');
});
