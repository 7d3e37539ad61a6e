import { crossword, formatRuleBook, plainBoard } from '../../src/engine';
import { chooseFile } from '../lib/files';
import { answer, openOptions, openSetup, setupDialog, setupQuestions } from '../lib/table';
import { expect, test } from '../lib/test';

/** Four letters on 25 squares, which is learned within seconds. */
const letters = ['A', 'E', 'S', 'T'].map((letter) => ({
  letter,
  twin: letter.toLowerCase(),
  value: 1,
  count: 3,
}));
const rules = {
  ...crossword,
  name: 'Tiny',
  tileSet: { letters, blank: { value: 0, count: 0 } },
  rackSize: 3,
};
const file = formatRuleBook({ rules, board: plainBoard(5, 5) });

test('a game with custom rules is learned, known after a reload, and forgotten', async ({
  page,
}) => {
  const chooseRules = async (): Promise<void> => {
    await openSetup(page);
    const dialog = setupDialog(page);
    await answer(dialog, /Which game/, /^Custom rules$/);
    await chooseFile(
      page,
      dialog.getByRole('button', { name: 'Choose rules…' }),
      'tiny.json',
      file,
    );
    await openOptions(page);
  };
  const questions = setupQuestions(page);
  const learn = questions.getByRole('button', { name: 'Learn', exact: true });
  const gained = /^Learned\. Expert won \d+ of 40 games against Club.*Before, it won \d+\.$/;

  await chooseRules();
  await learn.click();
  await questions.getByRole('button', { name: 'Cancel' }).click();
  await learn.click();
  await expect(questions.getByText(gained)).toBeVisible({ timeout: 60_000 });

  await page.reload();
  await chooseRules();
  await expect(questions.locator('summary').first()).toContainText('learned by computers');
  await expect(questions.getByText(gained)).toBeVisible();
  await questions.getByRole('button', { name: 'Forget' }).click();
  await expect(learn).toBeVisible();
});
