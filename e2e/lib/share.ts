import { settled } from './settled';
import type { Locator, Page } from '@playwright/test';

/** A game against the computer. */
export const SHARED = { seats: ['human', 'computer'], openRacks: false, seed: 'share' } as const;

/** The dialog with the links. */
export const shareDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Share' });

/** The button beside the result of a game. */
export const shareAtEnd = (page: Page): Locator =>
  page.locator('.result__buttons').getByRole('button', { name: 'Share', exact: true });

/** A link of the dialog by its label. */
export const sharedLink = (page: Page, label: string): Promise<string> =>
  shareDialog(page).getByLabel(label, { exact: true }).inputValue();

/** Another page of the same browser at an address. */
export async function followLink(page: Page, address: string): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto(address);
  await settled(other);
  return other;
}
