import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { setupDialog } from './table';

/** The rules of the game that is chosen as the dialog saves them, with their board. */
export async function savedRules(page: Page): Promise<string> {
  const saving = page.waitForEvent('download');
  await setupDialog(page).getByRole('button', { name: 'Save rules…' }).click();
  return readFile(await (await saving).path(), 'utf8');
}
