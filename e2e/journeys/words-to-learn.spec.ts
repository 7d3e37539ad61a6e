import type { Locator, Page } from '@playwright/test';
import { violationsOn } from '../lib/axe';
import { FIRST_VISIT } from '../lib/first-visit';
import { PHONE } from '../lib/screens';
import { settled } from '../lib/settled';
import { presetTexts, storedText } from '../lib/storage';
import { expect, test } from '../lib/test';

/** One card that is due, then two new ones. */
const KEPT = 'a AEINRST 1000 500 2.5 5 1 0 2 0 1\nf ATE\na HIQ';

const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Words to learn' });
const button = (page: Page, name: string | RegExp): Locator =>
  dialog(page).getByRole('button', { name, exact: typeof name === 'string' });
const said = (page: Page): Locator => dialog(page).getByRole('status').first();

async function expectAccessible(page: Page): Promise<void> {
  await settled(page);
  expect(await violationsOn(page, { include: [':modal'], exclude: [] })).toEqual([]);
}

/** Opens the words from the home page, which counts those that are due. */
async function openWords(page: Page): Promise<void> {
  await presetTexts(page, { cards: KEPT });
  await page.goto('/');
  await settled(page);
  await page.getByRole('button', { name: 'Words to learn 1 to review' }).click();
  await expect(button(page, 'Start')).toBeVisible();
}

test('words are added from the menu, asked, and kept over a reload', async ({ page }) => {
  await page.goto('/');
  await page.getByText('Menu', { exact: true }).click();
  await page.getByRole('button', { name: 'Words to learn' }).click();
  await expect(dialog(page)).toContainText('Nothing to learn yet.');
  await button(page, 'Add: Two-letter words').click();
  await expect(said(page)).toContainText('cards added.');
  await button(page, 'Add: 7-letter words, likeliest first').click();
  await expect(said(page)).toHaveText('100 cards added.');
  await expectAccessible(page);
  await button(page, 'Start').click();
  await expect(said(page)).toHaveText(/^0 of \d+ found\.$/);
  await expectAccessible(page);
  await button(page, 'Show answers').click();
  await expect(said(page)).toHaveText(/^You found 0 of \d+\. You missed [A-Z]/);
  await expectAccessible(page);
  await dialog(page).getByRole('list', { name: 'Answers' }).getByRole('button').first().click();
  await expect(page.getByText(/WordNet|No definition/).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await button(page, /^Easy, /).click();
  await expect(said(page)).toHaveText(/^0 of \d+ found\.$/);
  expect(await storedText(page, 'cardAnswers')).toMatch(/^a [A-Z]{2} \d+ \d+ /);
  await page.reload();
  await settled(page);
  await page.getByRole('button', { name: 'Words to learn' }).click();
  await expect(dialog(page)).toContainText(/\d+ new/);
});

test('words are learned by keys alone', async ({ page }) => {
  await openWords(page);
  await expect(button(page, 'Start')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('textbox')).toBeFocused();
  await page.keyboard.type('retinas nastier');
  await page.keyboard.press('Enter');
  await expect(said(page)).toHaveText('RETINAS and NASTIER: yes. 2 of 11 found.');
  await page.keyboard.type(
    'antsier ratines resiant retains retsina stainer starnie stearin anestri',
  );
  await page.keyboard.press('Enter');
  await expect(said(page)).toHaveText('All 11 found.');
  await expect(button(page, /^Good, .* key 3$/)).toBeFocused();
  await page.keyboard.press('4');
  await expect(dialog(page).getByRole('heading', { level: 3 })).toContainText('Front hooks of ATE');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Words to learn', exact: true })).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ ...PHONE, ...FIRST_VISIT });

  test('words are learned by touch', async ({ page }) => {
    await openWords(page);
    await button(page, 'Start').tap();
    for (const letter of 'RETINAS') {
      await button(page, letter).and(page.locator('[aria-pressed="false"]')).first().tap();
    }
    await button(page, 'Enter').tap();
    await expect(said(page)).toHaveText('RETINAS: yes. 1 of 11 found.');
    // No keyboard opens over the tiles.
    await expect(dialog(page).getByRole('textbox')).not.toBeFocused();
    await button(page, 'Show answers').tap();
    await button(page, /^Again, /).tap();
    await button(page, 'D').tap();
    await expect(said(page)).toHaveText(/^DATE: yes\. 1 of \d+ found\.$/);
    await expectAccessible(page);
    await button(page, 'All words').tap();
    await expect(dialog(page)).toContainText('2 new');
  });
});
