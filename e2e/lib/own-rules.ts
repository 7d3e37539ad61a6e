import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { setupDialog, openOptions } from './table';

/** The rule book of the chosen game as the dialog saves it, with its board. */
export async function savedRules(page: Page): Promise<string> {
  await openOptions(page);
  const saving = page.waitForEvent('download');
  await setupDialog(page).getByRole('button', { name: 'Save rules…' }).click();
  return readFile(await (await saving).path(), 'utf8');
}
