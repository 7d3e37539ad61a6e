import type { Locator, Page } from '@playwright/test';
import type { Screens } from './axe-screens';
import { settled } from './settled';
import { presetTexts } from './storage';
import { expect } from './test';

/** One card that is due, then two new ones. */
const KEPT = 'a AEINRST 1000 500 2.5 5 1 0 2 0 1\nf ATE\na HIQ';

export const wordsToLearn = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Words to learn' });

/** A button of the dialog; a text is its whole name. */
export const cardButton = (page: Page, name: string | RegExp): Locator =>
  wordsToLearn(page).getByRole('button', { name, exact: typeof name === 'string' });

/** Opens the words from the home page, which counts those that are due. */
export async function openWordsToLearn(page: Page): Promise<void> {
  await presetTexts(page, { cards: KEPT });
  await page.goto('/');
  await settled(page);
  await page.getByRole('button', { name: 'Words to learn 1 to review' }).click();
  await expect(cardButton(page, 'Start')).toBeVisible();
}

export const CARD_SCREENS: Screens = {
  'the words to learn': async (page) => {
    await openWordsToLearn(page);
  },
  'a card': async (page) => {
    await cardButton(page, 'Start').click();
    await wordsToLearn(page).getByRole('textbox').fill('retinas aeinrst');
    await page.keyboard.press('Enter');
  },
  'the answers to a card': async (page) => {
    await cardButton(page, 'Show answers').click();
    await expect(cardButton(page, /^Again/)).toBeVisible();
  },
  'hooks that were tried': async (page) => {
    await cardButton(page, /^Again/).click();
    for (const letter of ['D', 'Q']) await cardButton(page, letter).click();
    await settled(page);
  },
};
