import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { formatRecord, parseRecord, type Timeline } from '../../src/engine';
import { valueOf } from '../../tests/support/results';
import { chooseFile } from './files';
import { lexicon } from './games';

/** Saves the record by the Record menu; returns the text of the file. */
export async function saveRecord(page: Page): Promise<string> {
  await page.getByText('Menu', { exact: true }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save to file…' }).click();
  const download = await downloading;
  return readFile(await download.path(), 'utf8');
}

export async function openRecordText(page: Page, name: string, text: string): Promise<void> {
  await page.getByText('Menu', { exact: true }).click();
  const button = page.getByRole('navigation').getByRole('button', { name: 'Open file…' });
  await chooseFile(page, button, name, text);
}

export const openRecord = (page: Page, { record }: Timeline): Promise<void> =>
  openRecordText(page, 'game.json', formatRecord(record));

/** Parses a valid record and looks up every word. */
export function readRecord(text: string): Timeline {
  const timeline = valueOf(parseRecord(text, lexicon));
  if (!timeline.wordsChecked) throw new Error('The record names other words');
  return timeline;
}
