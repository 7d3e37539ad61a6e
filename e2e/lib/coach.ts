import { settled } from './settled';
import type { Locator, Page } from '@playwright/test';
import { readRecord, saveRecord } from './records';
import { startGame } from './table';
import { expect } from './test';

/** The hint that is shown, with what can be done about it. */
export const coach = (page: Page): Locator => page.getByRole('group', { name: 'Hints' });

/** The button on the ledge that asks for a hint. */
export const hintTool = (page: Page): Locator =>
  page.getByRole('button', { name: 'Hint', exact: true });

export const dock = (page: Page): Locator => page.getByRole('region', { name: 'Game log' });

/** The button of the *Analysis* tab that asks for the best moves; opens the tab. */
export async function askBestMoves(page: Page): Promise<Locator> {
  await dock(page).getByRole('tab', { name: 'Analysis' }).click();
  return dock(page).getByRole('button', { name: 'Show best moves' });
}

/** The best moves in the dock, best first. */
export const bestMoves = (page: Page): Locator =>
  dock(page)
    .getByRole('table')
    .getByRole('button', { name: /, value / });

/** The tiles of a move that is shown on the board. */
export const ghost = (page: Page): Locator => page.locator('.tile--ghost');

export const placeMove = (page: Page): Locator =>
  dock(page).getByRole('button', { name: /^Place / });

export const hintedLine = (page: Page): Locator => page.locator('.word-mark--line');

/** Starts a newcomer's game and dismisses its first tips. */
export async function beginAsNewcomer(page: Page): Promise<void> {
  await page.goto('/');
  await startGame(page, {
    seed: 'coach',
    seats: ['human', 'computer'],
    levels: [undefined, 'gentle'],
  });
  await settled(page);
  await readHints(page);
}

/** Dismisses tips until a hint is on offer. */
export async function readHints(page: Page): Promise<void> {
  const gotIt = page.getByRole('button', { name: 'Got it' });
  await expect(async () => {
    if (await gotIt.isVisible()) await gotIt.click();
    await expect(gotIt).toBeHidden({ timeout: 500 });
    await expect(hintTool(page)).toBeEnabled({ timeout: 500 });
  }).toPass();
}

export const helpsOnRecord = async (page: Page): Promise<readonly string[]> =>
  readRecord(await saveRecord(page)).record.events.flatMap((event) =>
    event.kind === 'help' ? [event.help] : [],
  );
