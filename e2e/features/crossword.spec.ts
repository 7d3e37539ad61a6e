import { readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { crosswordList, crosswordSetup } from '../../tests/golden/crossword-game';
import { chooseFile } from '../lib/files';
import { LONG_TEST } from '../lib/long';
import { saveRecord } from '../lib/records';
import {
  answer,
  expectScores,
  playMove,
  setupDialog,
  setupQuestions,
  square,
  verdict,
  openSetup,
} from '../lib/table';
import { expect, test } from '../lib/test';

const golden = JSON.parse(
  readFileSync(new URL('../../tests/golden/crossword-record.json', import.meta.url), 'utf8'),
) as { readonly events: readonly unknown[] };

async function chooseWords(dialog: Locator, words: readonly string[]): Promise<void> {
  const button = dialog.getByRole('button', { name: 'Other words…' });
  await chooseFile(dialog.page(), button, 'words.txt', words.join('\n'));
  await expect(dialog).toContainText(new RegExp(`words\\.txt\\s*${words.length} words`));
}

/** Answers what the dialog asks about a crossword. */
async function setUp(
  dialog: Locator,
  answers: {
    readonly rows: number;
    readonly columns: number;
    readonly words: readonly string[];
    readonly bag: string;
    readonly rackSize: number;
    readonly seed: number;
  },
): Promise<void> {
  await answer(dialog, /Which game/, /^Crossword$/);
  const questions = setupQuestions(dialog.page());
  await questions.getByLabel('Rows', { exact: true }).fill(String(answers.rows));
  await questions.getByLabel('Columns', { exact: true }).fill(String(answers.columns));
  await questions.getByLabel('Tiles in the bag').fill(answers.bag);
  await questions.getByLabel('Tiles on a rack').fill(String(answers.rackSize));
  await questions.getByLabel(/^Seed/).fill(String(answers.seed));
  await chooseWords(dialog, answers.words);
}

test(
  'a game of computers, set up in the dialog, goes as Java’s generator has it',
  LONG_TEST,
  async ({ page }) => {
    await openSetup(page);
    const dialog = setupDialog(page);
    const { board, rules, seats, chance } = crosswordSetup;
    if (chance.kind !== 'java') throw new Error('The game draws by another generator');
    await setUp(dialog, {
      rows: board.rows,
      columns: board.columns,
      words: crosswordList,
      bag: chance.bag.map((tile) => (tile.kind === 'letter' ? tile.letter : '_')).join(''),
      rackSize: rules.rackSize,
      seed: chance.seed,
    });
    const questions = setupQuestions(page);
    await answer(dialog, /How many players/, /^3$/);
    for (const [seat, { skill }] of seats.entries()) {
      const name = `Player ${seat + 1}`;
      await answer(dialog, new RegExp(`Is ${name} a`), /Computer/);
      await questions.getByLabel(`Skill of ${name}, 0 to 1`).fill(String(skill));
      await questions.getByLabel(`Name of ${name}`).fill(`Skill ${skill}`);
    }
    await dialog.getByRole('button', { name: 'Start game' }).click();
    await page.getByLabel('Speed').selectOption('fast');

    const panel = page.getByRole('region', { name: 'Your move' });
    await expect(panel).toContainText('Game Over!');
    const saved = JSON.parse(await saveRecord(page)) as typeof golden;
    expect(saved.events).toEqual(golden.events);
  },
);

test('one person plays alone, by whole words, until the tiles are gone', async ({ page }) => {
  await openSetup(page);
  const dialog = setupDialog(page);

  await test.step('numbers and letters that cannot be are not started with, and nothing typed is lost', async () => {
    await answer(dialog, /Which game/, /^Crossword$/);
    const start = dialog.getByRole('button', { name: 'Start game' });
    await expect(start).toBeEnabled();
    const bag = dialog.getByLabel('Tiles in the bag');
    await bag.fill('ABC7');
    await expect(dialog.getByRole('alert').filter({ hasText: '"7"' })).toContainText('Character 4');
    await expect(start).toBeDisabled();
    await bag.fill('ABCD');
    await expect(start).toBeEnabled();
    await dialog.getByLabel('Rows', { exact: true }).fill('1');
    await start.click();
    await expect(dialog).toBeVisible();
    await expect(dialog.getByLabel('Rows', { exact: true })).toBeFocused();
    await expect(bag).toHaveValue('ABCD');
  });

  await setUp(dialog, {
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

  // The first tile lies where the seed puts it; the word that crosses it is named whole.
  const first = page.getByRole('gridcell', { name: /A, value −3$/ });
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
  await expect(square(page, name)).toHaveAccessibleName(/A, value −3$/);
});

/** The board of the crossword's own example, as it is printed. */
const GRAPE = [
  ' _ _ _ _ _ _',
  ' _ _ _ _ _ _',
  ' _ _ T _ _ _',
  ' _ _ E _ _ _',
  ' G R A P E _',
  ' _ _ R _ _ _',
  '',
].join('\n');

test('a game begins with the tiles of a board that is loaded, and goes on from there', async ({
  page,
}) => {
  await openSetup(page);
  const dialog = setupDialog(page);
  await answer(dialog, /Which game/, /^Crossword$/);
  await answer(dialog, /load a board/, /Load a board/);
  const questions = setupQuestions(page);
  const choose = questions.getByRole('button', { name: 'Choose file…' });
  await chooseFile(page, choose, 'wrong.txt', GRAPE.replace('P', '4'));
  await expect(questions.getByRole('alert').filter({ hasText: 'wrong.txt' })).toContainText(
    'Line 5, column 8: a square is _ or a letter of this game, and this is "4".',
  );
  await chooseFile(page, choose, 'grape.txt', GRAPE);
  await expect(
    questions.getByRole('img', { name: 'Picture of the board, 6 columns, 6 rows, 8 tiles' }),
  ).toBeVisible();
  await questions.getByLabel('Tiles in the bag').fill('APPLO');
  await questions.getByLabel('Tiles on a rack').fill('5');
  await chooseWords(dialog, ['GRAPE', 'TEAR', 'APPLE', 'LOT', 'OX']);
  await answer(dialog, /How many players/, /^1$/);
  await dialog.getByRole('button', { name: 'Start game' }).click();

  await expect(square(page, 'e5')).toHaveAccessibleName('e5, E, value 1');
  await expect(page.getByRole('gridcell', { name: /value \d+$/ })).toHaveCount(8);
  await playMove(page, 'OX,0,0,across');
  await expect(verdict(page)).toContainText('X');
  await playMove(page, 'APPLE,0,4,down');
  await expectScores(page, [1 + 3 + 3 + 1 + 1]);

  await page.reload();
  await expect(square(page, 'e1')).toHaveAccessibleName('e1, A, value 1');
  await expect(page.getByRole('gridcell', { name: /value \d+$/ })).toHaveCount(12);
  expect(JSON.parse(await saveRecord(page))).toMatchObject({
    setup: { given: ['......', '......', '..T...', '..E...', 'GRAPE.', '..R...'] },
  });
});
