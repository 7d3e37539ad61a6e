import { readFileSync } from 'node:fs';
import { crosswordList, crosswordSetup } from '../../tests/golden/crossword-game';
import { chooseWords, setUpCrossword } from '../lib/crossword';
import { chooseFile } from '../lib/files';
import { saveRecord } from '../lib/records';
import {
  answer,
  expectScores,
  openOptions,
  openSetup,
  playMove,
  setupDialog,
  setupQuestions,
  square,
  tilesOnBoard,
  verdict,
} from '../lib/table';
import { expect, test } from '../lib/test';

const golden = JSON.parse(
  readFileSync(new URL('../../tests/golden/crossword-record.json', import.meta.url), 'utf8'),
) as { readonly events: readonly unknown[] };

test('a game of computers, set up in the dialog, has the draws of Java’s generator', async ({
  page,
}) => {
  await openSetup(page);
  const dialog = setupDialog(page);
  const { board, rules, seats, chance } = crosswordSetup;
  if (chance.kind !== 'java') throw new Error('The game draws by another generator');
  await setUpCrossword(dialog, {
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
});

const GRAPE = [
  ' _ _ _ _ _ _',
  ' _ _ _ _ _ _',
  ' _ _ T _ _ _',
  ' _ _ E _ _ _',
  ' G R A P E _',
  ' _ _ R _ _ _',
  '',
].join('\n');

test('a game starts with the tiles of a loaded board, and continues from there', async ({
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
    'Line 5, column 8: a square must be _ or a letter of this game, not "4".',
  );
  await chooseFile(page, choose, 'grape.txt', GRAPE);
  await expect(
    questions.getByRole('img', { name: 'Picture of the board, 6 columns, 6 rows, 8 tiles' }),
  ).toBeVisible();
  await openOptions(page);
  await questions.getByLabel('Tiles in the bag').fill('APPLO');
  await questions.getByLabel('Rack size').fill('5');
  await chooseWords(dialog, ['GRAPE', 'TEAR', 'APPLE', 'LOT', 'OX']);
  await answer(dialog, /How many players/, /^1$/);
  await dialog.getByRole('button', { name: 'Start game' }).click();

  await expect(square(page, 'e5')).toHaveAccessibleName('e5, E, 1');
  await expect(tilesOnBoard(page)).toHaveCount(8);
  await playMove(page, 'OX,0,0,across');
  await expect(verdict(page)).toContainText('X');
  await playMove(page, 'APPLE,0,4,down');
  await expectScores(page, [1 + 3 + 3 + 1 + 1]);

  await page.reload();
  await expect(square(page, 'e1')).toHaveAccessibleName('e1, A, 1');
  await expect(tilesOnBoard(page)).toHaveCount(12);
  expect(JSON.parse(await saveRecord(page))).toMatchObject({
    setup: { given: ['......', '......', '..T...', '..E...', 'GRAPE.', '..R...'] },
  });
});
