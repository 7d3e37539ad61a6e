import type { Locator, Page } from '@playwright/test';
import { type Square, squareName } from '../../src/engine';
import { square } from './table';
import { expect } from './test';

/** More tab stops than any screen has. */
export const MANY_STOPS = 80;

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < MANY_STOPS; stop++) {
    if (await isFocused(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('It is not to be reached by Tab');
}

export async function pressTimes(page: Page, key: string, times: number): Promise<void> {
  for (let press = 0; press < times; press++) await page.keyboard.press(key);
}

async function focusedSquare(page: Page): Promise<Square | undefined> {
  const name = await page.evaluate(() => document.activeElement?.getAttribute('data-square'));
  const [, letter, number] = /^([a-z])(\d+)$/.exec(name ?? '') ?? [];
  return letter === undefined
    ? undefined
    : { row: Number(number) - 1, column: letter.charCodeAt(0) - 'a'.charCodeAt(0) };
}

export async function arrowTo(page: Page, to: Square): Promise<void> {
  if (!(await focusedSquare(page))) await page.keyboard.press('ArrowDown');
  const from = await focusedSquare(page);
  if (!from) throw new Error('No arrow key leads to the board');
  const [down, right] = [to.row - from.row, to.column - from.column];
  await pressTimes(page, down > 0 ? 'ArrowDown' : 'ArrowUp', Math.abs(down));
  await pressTimes(page, right > 0 ? 'ArrowRight' : 'ArrowLeft', Math.abs(right));
  await expect(square(page, squareName(to))).toBeFocused();
}
