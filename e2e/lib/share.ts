import { settled } from './settled';
import type { Locator, Page } from '@playwright/test';

export const SHARED = { seats: ['human', 'computer'], openRacks: false, seed: 'share' } as const;

export const sharePage = (page: Page): Locator =>
  page.getByRole('region', { name: 'Share', exact: true });

export const shareAtEnd = (page: Page): Locator =>
  page.locator('.result__buttons').getByRole('button', { name: 'Share', exact: true });

export const sharedLink = (page: Page, label: string): Promise<string> =>
  sharePage(page).getByLabel(label, { exact: true }).inputValue();

export async function followLink(page: Page, address: string): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto(address);
  await settled(other);
  return other;
}

/** Finishes the game at once, in a game against the computer. */
export async function resign(page: Page): Promise<void> {
  await page.locator('summary', { hasText: 'More' }).click();
  await page.getByRole('button', { name: 'Resign', exact: true }).click();
  await page.getByRole('button', { name: 'Yes, resign' }).click();
}
