import type { Locator, Page } from '@playwright/test';
import { chooseFile } from './files';
import { answer, grid, openSetup, setupDialog } from './table';
import { expect } from './test';

/** The message about every file that is not a board. */
export const NOT_VALID = 'This is not a valid file. Please enter the file name of the board:';

export async function askForBoard(page: Page): Promise<Locator> {
  await openSetup(page);
  const dialog = setupDialog(page);
  await answer(dialog, /load a board/, /Load a board/);
  return dialog;
}

export const chooseBoard = (page: Page, name: string, text: string): Promise<void> =>
  chooseFile(page, page.getByRole('button', { name: 'Choose file…' }), name, text);

export const pictureOf = (dialog: Locator, columns: number, rowCount: number): Locator =>
  dialog.getByRole('img', {
    name: `Picture of the board, ${columns} columns, ${rowCount} rows`,
  });

export const expectGridSize = (page: Page, columns: number, rowCount: number): Promise<void> =>
  expect(grid(page)).toHaveAccessibleName(`Board, ${columns} columns, ${rowCount} rows`);
