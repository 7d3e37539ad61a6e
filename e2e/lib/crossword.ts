import type { Locator } from '@playwright/test';
import { chooseFile } from './files';
import { answer, setupQuestions, openOptions } from './table';
import { expect } from './test';

export async function chooseWords(dialog: Locator, words: readonly string[]): Promise<void> {
  await openOptions(dialog.page());
  const button = dialog.getByRole('button', { name: 'Other word list…' });
  await chooseFile(dialog.page(), button, 'words.txt', words.join('\n'));
  await expect(dialog).toContainText(new RegExp(`words\\.txt\\s*${words.length} words`));
}

export async function setUpCrossword(
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
  await openOptions(dialog.page());
  await questions.getByLabel('Tiles in the bag').fill(answers.bag);
  await questions.getByLabel('Rack size').fill(String(answers.rackSize));
  await questions.getByLabel(/^Seed/).fill(String(answers.seed));
  await chooseWords(dialog, answers.words);
}
