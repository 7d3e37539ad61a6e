import { formatRecord, type RuleBook } from '../../src/engine';
import { askForBoard, chooseBoard, NOT_VALID, pictureOf, expectGridSize } from '../lib/boards';
import { setUpCrossword } from '../lib/crossword';
import { chooseFile, dropFiles } from '../lib/files';
import { dealt } from '../lib/games';
import { savedRules } from '../lib/own-rules';
import { settled } from '../lib/settled';
import {
  answer,
  expectScores,
  openSetup,
  playMove,
  rackLetters,
  setupDialog,
  setupQuestions,
  square,
  verdict,
  openOptions,
} from '../lib/table';
import { expect, test } from '../lib/test';

/** A board of 8 columns and 24 rows, with plain squares and one premium. */
const rows = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, row) => (row === 0 ? '<-9>.......' : '........'));
const GOOD = ['8', '24', 'c12', ...rows(24)].join('\n');

test('a board or a game is opened by a drop on the page', async ({ page }) => {
  await page.goto('/');
  await settled(page);
  await dropFiles(page.locator('body'), { 'mine.txt': GOOD });
  await expect(setupDialog(page)).toContainText('mine.txt');
  await expect(pictureOf(setupDialog(page), 8, 24)).toBeVisible();
  await setupDialog(page).getByRole('button', { name: 'Start game' }).click();
  await expectGridSize(page, 8, 24);

  await test.step('one that is not valid is refused in the set-up', async () => {
    await dropFiles(page.locator('body'), {
      'bad.txt': GOOD.replace('<-9>.......', '..x.....'),
    });
    await expect(setupDialog(page).getByRole('alert')).toContainText('Line 4, column 3');
    await page.keyboard.press('Escape');
    await expectGridSize(page, 8, 24);
  });

  await test.step('a record opens its game', async () => {
    await dropFiles(page.locator('body'), {
      'game.json': formatRecord(dealt({ seed: 'dropped' }).record),
    });
    await expectGridSize(page, 16, 14);
  });
});

test('a board from a file is shown, stays loaded after an invalid one, and is played on', async ({
  page,
}) => {
  const dialog = await askForBoard(page);
  await answer(dialog, /Is Player 1 a/, /Computer/);
  await openOptions(page);
  await dialog.getByLabel(/^Seed/).fill('kept');
  await chooseBoard(page, 'mine.txt', GOOD);
  await expect(dialog).toContainText('mine.txt');
  await expect(pictureOf(dialog, 8, 24)).toBeVisible();

  await test.step('an invalid file is refused with line and column, and the dialog is unchanged', async () => {
    await chooseBoard(page, 'bad.txt', GOOD.replace('<-9>.......', '..x.....'));
    const alert = dialog.getByRole('alert');
    await expect(alert).toContainText(NOT_VALID);
    await expect(alert).toContainText('Line 4, column 3');
    await expect(pictureOf(dialog, 8, 24)).toBeVisible();
    await expect(dialog).toContainText('mine.txt');
    await expect(dialog.getByRole('radio', { name: 'Load a board…' })).toBeChecked();
    const first = dialog.getByRole('group', { name: /Is Player 1 a/ });
    await expect(first.getByRole('radio', { name: 'computer' })).toBeChecked();
    await expect(dialog.getByLabel(/^Seed/)).toHaveValue('kept');
  });

  await test.step('the valid one is chosen again, and played on', async () => {
    await chooseBoard(page, 'mine.txt', GOOD);
    await expect(dialog).not.toContainText(NOT_VALID);
    await answer(dialog, /Is Player 1 a/, /Human/);
    await answer(dialog, /Is Player 2 a/, /Human/);
    await answer(dialog, /open or a closed/, /^Open/);
    await dialog.getByRole('button', { name: 'Start game' }).click();
    await expectGridSize(page, 8, 24);
    await expect(square(page, 'c12')).toHaveAccessibleName('c12, start');
    await expect(square(page, 'a1')).toHaveAccessibleName('a1, word times minus 9');
    await expect(square(page, 'a1')).toContainText('−9W');
  });
});

test('rules are saved, edited, loaded again and played', async ({ page }) => {
  await openSetup(page);
  const dialog = setupDialog(page);
  await expect(dialog.getByRole('button', { name: 'Start game' })).toBeEnabled();
  const rules = JSON.parse(await savedRules(page)) as RuleBook;
  // Every tile is an A worth four, with a bonus for two of them.
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

  await answer(dialog, /Which game/, /^Custom rules$/);
  const load = dialog.getByRole('button', { name: 'Choose rules…' });
  await chooseFile(page, load, 'only-as.json', JSON.stringify(changed));
  await expect(setupQuestions(page)).toContainText('Only As · only-as.json');
  await expect(setupQuestions(page)).toContainText('Board from the rules');

  // An invalid file is reported, and the loaded rules stay.
  const wrong = JSON.stringify({ ...changed, rackSize: 0 });
  await chooseFile(page, load, 'wrong.json', wrong);
  await expect(dialog.getByRole('alert').filter({ hasText: 'wrong.json' })).toContainText(
    'rackSize',
  );
  await expect(setupQuestions(page)).toContainText('Only As · only-as.json');

  await answer(dialog, /Is Player 2 a/, /Human/);
  await answer(dialog, /open or a closed/, /^Open/);
  await dialog.getByRole('button', { name: 'Start game' }).click();
  await expect.poll(() => rackLetters(page)).toBe('AAAAA');
  await playMove(page, 'AA,d7');
  await expectScores(page, [4 + 4 * 2 + 75, 0]);

  await page.reload();
  await expectScores(page, [4 + 4 * 2 + 75, 0]);
  await expect(square(page, 'd8')).toHaveAccessibleName('d8, A, 4');
});

test('one person plays alone with custom words, tiles and values, until no tiles are left', async ({
  page,
}) => {
  await openSetup(page);
  const dialog = setupDialog(page);

  await test.step('invalid numbers and letters prevent the start, and no input is lost', async () => {
    await answer(dialog, /Which game/, /^Crossword$/);
    const start = dialog.getByRole('button', { name: 'Start game' });
    await expect(start).toBeEnabled();
    await openOptions(page);
    const bag = dialog.getByLabel('Tiles in the bag');
    await bag.fill('ABC7');
    await expect(dialog.getByRole('alert').filter({ hasText: '"7"' })).toContainText('character 4');
    await expect(start).toBeDisabled();
    await bag.fill('ABCD');
    await expect(start).toBeEnabled();
    await dialog.getByLabel('Rows', { exact: true }).fill('1');
    await start.click();
    await expect(dialog).toBeVisible();
    await expect(dialog.getByLabel('Rows', { exact: true })).toBeFocused();
    await expect(bag).toHaveValue('ABCD');
  });

  await setUpCrossword(dialog, {
    rows: 5,
    columns: 5,
    words: ['AA', 'AAA', 'AAAA'],
    bag: 'aaaa',
    rackSize: 3,
    seed: 7,
  });
  await answer(dialog, /How many players/, /^1$/);
  await dialog.getByLabel('A', { exact: true }).fill('-3');
  await dialog.getByRole('button', { name: 'Start game' }).click();

  // The seed places the first tile; the word across it is named whole.
  const first = page.getByRole('gridcell', { name: /A, minus 3$/ });
  await expect(first).toHaveCount(1);
  const name = (await first.getAttribute('data-square')) ?? '';
  const column = name.charCodeAt(0) - 'a'.charCodeAt(0);
  const row = Number(name.slice(1)) - 1;
  await playMove(page, `AA,${row},${Math.min(column, 3)},across`);
  await expectScores(page, [-6]);
  await playMove(page, `BA,${row},${column},down`);
  await expect(verdict(page)).toContainText('B');
  await expectScores(page, [-6]);
  const next = column === 4 ? column : column + 1;
  await playMove(page, `AAA,${Math.min(row, 2)},${next},down`);
  await expectScores(page, [-15]);

  const panel = page.getByRole('region', { name: 'Your move' });
  await expect(panel).toContainText('Game Over!');
  await expect(panel).toContainText('Player 1 wins!');
  await expect(square(page, name)).toHaveAccessibleName(/A, minus 3$/);
});
