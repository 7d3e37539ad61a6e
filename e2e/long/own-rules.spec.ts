import { readFileSync } from 'node:fs';
import { parseRecord } from '../../src/engine';
import { valueOf } from '../../tests/support/results';
import { chooseFile } from '../lib/files';
import { savedRules } from '../lib/own-rules';
import { saveRecord } from '../lib/records';
import { answer, setupDialog, setupQuestions, startGame, openSetup } from '../lib/table';
import { expect, test } from '../lib/test';

const sibling = readFileSync(
  new URL('../../tests/golden/sibling-rules.json', import.meta.url),
  'utf8',
);

test('a game with custom rules is loaded from a file and played to its end', async ({ page }) => {
  await openSetup(page);
  const dialog = setupDialog(page);
  await answer(dialog, /Which game/, /^Custom rules$/);
  const load = dialog.getByRole('button', { name: 'Choose rules…' });
  await chooseFile(page, load, 'sibling.json', sibling);
  // The default list without the words that its eleven letters cannot spell.
  await expect(setupQuestions(page)).toContainText(/Standard list\s*\d\d,\d{3} words/);
  await startGame(page, { seed: 'sibling', seats: ['computer', 'computer', 'computer'] });
  await page.getByLabel('Speed').selectOption('fast');
  const panel = page.getByRole('region', { name: 'Your move' });
  await expect(panel).toContainText('Game Over!', { timeout: 60_000 });
  const { record } = valueOf(parseRecord(await saveRecord(page), undefined));
  expect(record.setup.rules).toEqual(JSON.parse(sibling));
  expect(record.events.length).toBeGreaterThan(10);
});

test('every game’s rules are saved as they are played', async ({ page }) => {
  await openSetup(page);
  const dialog = setupDialog(page);
  for (const game of ['ScraBBKle', 'Classic', 'Crossword', 'Configured']) {
    await answer(dialog, /Which game/, new RegExp(`^${game}$`));
    const text = await savedRules(page);
    await answer(dialog, /Which game/, /^Custom rules$/);
    const load = dialog.getByRole('button', { name: 'Choose rules…' });
    await chooseFile(page, load, `${game}.json`, text);
    await expect(setupQuestions(page)).toContainText(`${game} · ${game}.json`);
    await expect(dialog.getByRole('button', { name: 'Start game' })).toBeEnabled();
  }
  await startGame(page, { seed: 'again' });
  await expect(page.getByRole('banner')).toContainText('Configured · Board from the rules');
});
