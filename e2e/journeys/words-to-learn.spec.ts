import type { Locator, Page } from '@playwright/test';
import { violationsOn } from '../lib/axe';
import { FIRST_VISIT } from '../lib/first-visit';
import { LONG_TEST } from '../lib/long';
import { PHONE } from '../lib/screens';
import { settled } from '../lib/settled';
import { storedText } from '../lib/storage';
import { expect, test } from '../lib/test';
import { cardButton, openWordsToLearn, wordsToLearn } from '../lib/words-to-learn';

const said = (page: Page): Locator => wordsToLearn(page).getByRole('status').first();

async function expectAccessible(page: Page): Promise<void> {
  await settled(page);
  expect(await violationsOn(page, { include: [':modal'], exclude: [] })).toEqual([]);
}

test('words are added from the menu, asked, and kept over a reload', async ({ page }) => {
  await page.goto('/');
  await page.getByText('Menu', { exact: true }).click();
  await page.getByRole('button', { name: 'Words to learn' }).click();
  await expect(wordsToLearn(page)).toContainText('Nothing to learn yet.');
  await cardButton(page, 'Add: Two-letter words').click();
  await expect(said(page)).toContainText('cards added.');
  await cardButton(page, 'Add: 7-letter words, likeliest first').click();
  await expect(said(page)).toHaveText('100 cards added.');
  await expectAccessible(page);
  await cardButton(page, 'Start').click();
  await expect(said(page)).toHaveText(/^0 of \d+ found\.$/);
  await expectAccessible(page);
  await cardButton(page, 'Show answers').click();
  await expect(said(page)).toHaveText(/^You found 0 of \d+\. You missed [A-Z]/);
  await expectAccessible(page);
  await wordsToLearn(page)
    .getByRole('list', { name: 'Answers' })
    .getByRole('button')
    .first()
    .click();
  await expect(page.getByText(/WordNet|No definition/).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await cardButton(page, /^Easy, /).click();
  await expect(said(page)).toHaveText(/^0 of \d+ found\.$/);
  expect(await storedText(page, 'cardAnswers')).toMatch(/^b [A-Z] \d+ \d+ /);
  await page.reload();
  await settled(page);
  await page.getByRole('button', { name: 'Words to learn' }).click();
  await expect(wordsToLearn(page)).toContainText(/\d+ new/);
});

test('words are learned by keys alone', LONG_TEST, async ({ page }) => {
  await openWordsToLearn(page);
  await expect(cardButton(page, 'Start')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(wordsToLearn(page).getByRole('textbox')).toBeFocused();
  await page.keyboard.type('retinas nastier');
  await page.keyboard.press('Enter');
  await expect(said(page)).toHaveText('RETINAS and NASTIER: yes. 2 of 11 found.');
  await page.keyboard.type(
    'antsier ratines resiant retains retsina stainer starnie stearin anestri',
  );
  await page.keyboard.press('Enter');
  await expect(said(page)).toHaveText('All 11 found.');
  await expect(cardButton(page, /^Good, .* key 3$/)).toBeFocused();
  await page.keyboard.press('4');
  await expect(wordsToLearn(page).getByRole('heading', { level: 3 })).toContainText(
    'Front hooks of ATE',
  );
  await page.keyboard.press('Escape');
  await expect(wordsToLearn(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Words to learn', exact: true })).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ ...PHONE, ...FIRST_VISIT });

  test('words are learned by touch', LONG_TEST, async ({ page }) => {
    await openWordsToLearn(page);
    await cardButton(page, 'Start').tap();
    for (const letter of 'RETINAS') {
      await cardButton(page, letter).and(page.locator('[aria-pressed="false"]')).first().tap();
    }
    await cardButton(page, 'Enter').tap();
    await expect(said(page)).toHaveText('RETINAS: yes. 1 of 11 found.');
    // No keyboard opens over the tiles.
    await expect(wordsToLearn(page).getByRole('textbox')).not.toBeFocused();
    await cardButton(page, 'Show answers').tap();
    await cardButton(page, /^Again, /).tap();
    await cardButton(page, 'D').tap();
    await expect(said(page)).toHaveText(/^DATE: yes\. 1 of \d+ found\.$/);
    await expectAccessible(page);
    await cardButton(page, 'All words').tap();
    await expect(wordsToLearn(page)).toContainText('2 new');
  });
});
