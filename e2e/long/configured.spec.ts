import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { chooseFile, chooseFiles, dropFiles } from '../lib/files';
import {
  answer,
  expectScores,
  expectTurns,
  moveBox,
  openSetup,
  playMove,
  rack,
  SCORED,
  setupDialog,
  setupQuestions,
  square,
  verdict,
  openOptions,
} from '../lib/table';
import { expect, test } from '../lib/test';

/** A game with twelve tiles, all on one rack, that can form the words of the examples. */
const FILES = {
  'config.txt': [
    '',
    'board:   boards/small.txt',
    'dictionary: words.txt',
    'tile_bag:tiles.txt',
    'seed: 54',
    'hand_size:  12',
    '',
  ].join('\n'),
  'tiles.txt': 'c 3 1\na 1 1\nk 5 1\ne 1 2\np 3 1\no 1 2\nn 1 1\n? 0 1\nx 8 1\nm 3 1\n',
  'words.txt': 'cake\npokemon\nok\n',
  'small.txt': ['9 8', '3 3', ...Array.from({ length: 8 }, () => '.........')].join('\n'),
};

/** The dialog's description of those files. */
const READY = '12 tiles, 12 on a rack, words of 2 letters or more, 3 words';

const panel = (page: Page): Locator => page.getByRole('region', { name: 'Your move' });

/** The set-up dialog of the configured game, with user files chosen but none loaded. */
async function ownFiles(page: Page): Promise<Locator> {
  await openSetup(page);
  const dialog = setupDialog(page);
  await answer(dialog, /Which game/, /^Configured$/);
  await answer(dialog, /Which configuration/, /My files/);
  return setupQuestions(page);
}

const chooseOwn = (dialog: Locator, files: Readonly<Record<string, string>>): Promise<void> =>
  chooseFiles(dialog.page(), dialog.getByRole('button', { name: 'Choose files…' }), files);

/** Chooses a folder with these files: texts by their paths in it. */
async function chooseFolder(
  dialog: Locator,
  files: Readonly<Record<string, string>>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'configuration-'));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  const choosing = dialog.page().waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Choose folder…' }).click();
  await (await choosing).setFiles(folder);
}

async function startAlone(page: Page): Promise<void> {
  const dialog = await ownFiles(page);
  await chooseOwn(dialog, FILES);
  await expect(dialog).toContainText(READY);
  await answer(dialog, /How many players/, /^1$/);
  await openOptions(page);
  await dialog.getByLabel('Name of Player 1').fill('Anna Maria');
  await dialog.getByRole('button', { name: 'Start game' }).click();
  await expect(dialog).toBeHidden();
}

test('the examples of the configured game: CAKE, then POKEMON across it; an invalid command costs nothing', async ({
  page,
}) => {
  await startAlone(page);
  await expect(rack(page).getByRole('button')).toHaveCount(12);
  const refused = async (command: string, reason: string): Promise<void> => {
    await playMove(page, command);
    await expect(verdict(page), command).toContainText(reason);
  };
  await refused('PLACE - 4 3 CAKE', 'must cover the start square');
  await playMove(page, 'place | 3 3 cake');
  await expect(panel(page)).toContainText('CAKE for 10 points.');
  await expect(panel(page)).toContainText('The bag is empty. No new tiles.');
  await page.keyboard.press('Enter');
  await expectTurns(page, 1);

  await refused('PLACE - 7 3 CAP', 'You don’t have C and A.');
  await refused('EXCHANGE oo?o', 'You don’t have O.');
  await refused('PLACE | 4 3 PO', 'That square is taken.');
  await refused('PLACE - 9 1 PO', 'That square isn’t on this board.');
  await refused('PLACE - 5 10 PO', 'That square isn’t on this board.');
  await refused('PLACE - 5 7 POEN', 'The word runs off the board. Only 3 tiles fit.');
  await refused('PLACE - 5 4 NO', 'KNO isn’t in the word list.');
  await refused('PLACE - 8 7 NO', 'Your tiles must touch one on the board');
  await refused('DISCARD po', 'Unknown command "DISCARD". Use PASS, EXCHANGE or PLACE.');
  await refused('PASS now', 'PASS stands alone.');
  await refused('EXCHANGE p o', 'EXCHANGE needs tiles');
  await refused('PLACE - 5 4', 'Name at least one tile');
  await refused('PLACE / 5 4 NO', 'The direction is - (across) or | (down), not "/".');
  await refused('PLACE - five 4 NO', 'The row is a whole number from 1, not "five".');
  await refused('PLACE - 5 4.0 NO', 'The column is a whole number from 1, not "4.0".');
  await refused('EXCHANGE', 'Name at least one tile');
  await refused('PLACE - 5 4 N0', '"0" isn’t a tile. Use this game’s letters, or ? for a blank.');
  await refused('PLACE - 5 4 NO?', 'Put the blank’s letter after the ?.');
  await refused('PO,5d', 'Unknown command "PO,5d". Use PASS, EXCHANGE or PLACE.');
  // It would also form KPO, which is not a word.
  await expect(page.getByRole('button', { name: 'PLACE - 5 4 PO' })).toHaveCount(0);
  await moveBox(page).press('Escape');

  await expectTurns(page, 1);
  await expectScores(page, [10]);
  await expect(rack(page).getByRole('button', { name: /value/ })).toHaveCount(8);

  await playMove(page, 'PLACE - 5 1 POE?MON');
  await expect(panel(page)).toContainText('POKEmON for 12 points.');
  await panel(page).getByRole('button', { name: 'Continue' }).click();
  await expectScores(page, [22]);
  await expect(square(page, 'e5')).toHaveAccessibleName(/M, blank, 0$/);

  await playMove(page, 'Pass');
  await expect(panel(page)).toContainText('Game Over!');
  await expect(panel(page)).toContainText('Anna Maria scored 11 points.');
  await expect(panel(page)).toContainText('Anna Maria wins!');
});

test.describe('files in the formats of the coursework', () => {
  const NOTE =
    /Skipped 20 lines of \S*english-dictionary.txt: no tile has "'" \(line 1, column 5\)\./;
  const unspellable = Array.from({ length: 20 }, () => "cake's");
  const coursework = {
    'config.txt': [
      'HAND_SIZE: 12',
      'MINIMUM_WORD_LENGTH: 2',
      'SEED: 54',
      'TILE_BAG: config/english-tile-bag.txt',
      'DICTIONARY: config/english-dictionary.txt',
      'BOARD: config/standard-board.txt',
    ].join('\n'),
    'english-tile-bag.txt': FILES['tiles.txt'],
    'english-dictionary.txt': [
      ...unspellable,
      ...Array.from({ length: 20 }, () => 'cake'),
      'pokemon',
    ].join('\n'),
    'standard-board.txt': FILES['small.txt'],
  };

  const ready = async (dialog: Locator): Promise<void> => {
    await expect(dialog).toContainText('12 tiles, 12 on a rack');
    await expect(dialog).toContainText(NOTE);
    await expect(dialog.getByRole('button', { name: 'Start game' })).toBeEnabled();
  };

  test('start a game if they are chosen together', async ({ page }) => {
    const dialog = await ownFiles(page);
    await chooseOwn(dialog, coursework);
    await ready(dialog);
    await answer(dialog, /How many players/, /^1$/);
    await dialog.getByRole('button', { name: 'Start game' }).click();
    await playMove(page, 'PLACE | 3 3 CAKE');
    await expect(panel(page)).toContainText('CAKE for 10 points.');
    // The list is saved with the game and read in the same format.
    await page.reload();
    await page.getByRole('button', { name: 'Continue' }).click();
    await playMove(page, 'PLACE - 5 1 POE?MON');
    await expect(panel(page)).toContainText('POKEmON for 12 points.');
  });

  test('can be chosen as a folder or one after another, and play their script', async ({
    page,
  }) => {
    const dialog = await ownFiles(page);
    const forget = dialog.getByRole('button', { name: 'Clear files' });

    await test.step('a folder in which files have the paths of the configuration', async () => {
      const { 'small.txt': board, ...rest } = FILES;
      // A board of the same name in another folder must not be used.
      await chooseFolder(dialog, {
        ...rest,
        'boards/small.txt': board,
        'old/small.txt': 'no board',
      });
      await expect(dialog).toContainText('small.txt9 columns, 8 rows');
      await expect(dialog).toContainText(READY);
      await forget.click();
    });

    await test.step('one file after another', async () => {
      for (const [name, text] of Object.entries(coursework)) {
        await chooseOwn(dialog, { [name]: text });
      }
      await ready(dialog);
      await forget.click();
    });

    const files = Object.entries(coursework).map(
      ([name, text]) => [`config/${name}`, text] as const,
    );
    const script = [
      '1',
      'Anna Maria',
      'PLACE | 3 3 CAKE',
      '',
      'PLACE - 5 1 POE?MON',
      '',
      'PASS',
      '',
    ];
    const input = script.join('\n');
    await chooseFolder(dialog, { ...Object.fromEntries(files), 'input/example.txt': input });
    await ready(dialog);
    await openOptions(page);
    await dialog.getByText('Run a script').click();
    await chooseFile(
      page,
      dialog.getByRole('button', { name: 'Load script…' }),
      'example.txt',
      input,
    );
    await dialog.getByRole('button', { name: 'Run script' }).click();
    await expect(panel(page)).toContainText('Game Over!');
    await expectScores(page, [11]);
  });
});

test('files are refused by name and line, and the last valid ones stay', async ({ page }) => {
  const dialog = await ownFiles(page);
  const alert = dialog.getByRole('alert');
  const { 'tiles.txt': tiles, ...withoutTiles } = FILES;
  await chooseOwn(dialog, withoutTiles);
  await expect(alert.filter({ hasText: 'tiles.txt' })).toContainText(
    'In "config.txt", line 4, column 10: "tiles.txt" is missing; choose it too',
  );
  await chooseOwn(dialog, { ...FILES, 'tiles.txt': 'a 1 1\nb x 1\n' });
  await expect(alert.filter({ hasText: 'tiles.txt' })).toContainText(
    'In "tiles.txt", line 2, column 3',
  );
  const start = dialog.getByRole('button', { name: 'Start game' });
  await expect(start).toBeDisabled();
  // Files add up, and the newest of a name is used.
  await chooseOwn(dialog, { 'tiles.txt': tiles });
  await expect(dialog).toContainText(READY);
  await expect(start).toBeEnabled();

  await chooseOwn(dialog, { ...FILES, 'words.txt': 'cäke\npöke\npökemon\n' });
  await expect(alert.filter({ hasText: 'words.txt' })).toContainText(
    'words.txt has no words for this game: no tile has "ä" (line 1',
  );
  await expect(dialog).toContainText(READY);
  await expect(start).toBeEnabled();

  await dialog.getByRole('button', { name: 'Clear files' }).click();
  await expect(start).toBeDisabled();
  await chooseFolder(dialog, { 'game/boards/small.txt': '1 1\n', 'game/small.txt': '' });
  await expect(alert.filter({ hasText: 'configuration' })).toContainText(
    'None of these is a configuration',
  );
  await dialog.getByRole('button', { name: 'Clear files' }).click();

  await dropFiles(dialog.getByText('Choose or drop'), FILES);
  await expect(dialog).toContainText(READY);

  // Choosing another configuration does not discard them.
  await answer(dialog, /Which configuration/, /^English$/);
  await expect(dialog).toContainText('100 tiles, 7 on a rack');
  await answer(dialog, /Which configuration/, /My files/);
  await expect(dialog).toContainText(READY);

  await test.step('their script is played to the result, and its refused lines are listed', async () => {
    await openOptions(page);
    await dialog.getByText('Run a script').click();
    const box = dialog.getByLabel(/Number of players, then one name/);
    const play = dialog.getByRole('button', { name: 'Run script' });
    await box.fill('9\nAnna');
    await play.click();
    await expect(alert.filter({ hasText: 'script' })).toContainText(
      'In the script, line 1, column 1: the number of players must be a whole number from 1 to 8',
    );
    await expect(box).toHaveValue('9\nAnna');

    const lines = ['1', 'Anna Maria', 'PLACE - 1 1 CAKE', 'PLACE | 3 3 CAKE', '', 'PASS'];
    const load = dialog.getByRole('button', { name: 'Load script…' });
    await chooseFile(page, load, 'game.txt', [...lines, 'PASS'].join('\r\n'));
    await expect(box).toHaveValue([...lines, 'PASS'].join('\n'));
    await play.click();

    await expect(setupDialog(page)).toBeHidden();
    await expect(panel(page)).toContainText('Game Over!');
    await expect(panel(page)).toContainText('Anna Maria scored');
    await expect(panel(page)).toContainText('1 command was rejected');
    await expect(panel(page)).toContainText(
      'Line 3, "PLACE - 1 1 CAKE": The first word must cover',
    );
    await expect(panel(page)).toContainText('The game ended before line 7');
    await expectTurns(page, 2);
  });
});

test('a game in another language uses its own words, also after a reload', async ({ page }) => {
  await openSetup(page);
  const dialog = setupDialog(page);
  await answer(dialog, /Which game/, /^Configured$/);
  await answer(dialog, /Which configuration/, /^Deutsch$/);
  await expect(dialog).toContainText('102 tiles, 8 on a rack');
  await answer(dialog, /Is Player 2 a/, /Human/);
  await dialog.getByRole('button', { name: 'Start game' }).click();
  await page.getByRole('button', { name: 'Show my tiles' }).click();

  // The seed of the configuration deals a rack with an R, an I and a blank.
  await moveBox(page).fill('PLACE - 7 9 HI?Ö');
  await expect(verdict(page)).toContainText('HIö isn’t in the word list.');
  await page.reload();
  await page.getByRole('button', { name: 'Show my tiles' }).click();
  await moveBox(page).fill('PLACE - 7 9 IH?R');
  await expect(verdict(page)).toContainText(SCORED);
  await expect(page.getByText('words not checked')).toHaveCount(0);
});
