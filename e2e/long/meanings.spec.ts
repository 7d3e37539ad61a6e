import { settled } from '../lib/settled';
import type { Locator, Page } from '@playwright/test';
import { violationsOn } from '../lib/axe';
import { after, dealt, endedByPasses } from '../lib/games';
import { middleOf, tapTwice } from '../lib/gestures';
import { PHONE } from '../lib/screens';
import { resumeGame } from '../lib/storage';
import {
  chooseColours,
  openSetup,
  openTranscript,
  setupQuestions,
  square,
  openOptions,
} from '../lib/table';
import { expect, test } from '../lib/test';

const GAME = after(dealt({ draws: 'DINEDLXEEHNTFO', seats: ['human', 'human'] }), 'DINED,d4');

const meaning = (page: Page): Locator => page.getByRole('dialog', { name: 'DINED' });

test('the meaning of a word is shown in the list of moves and in the words of the game', async ({
  page,
}) => {
  await resumeGame(page, GAME);
  await settled(page);
  const log = page.getByRole('region', { name: 'Game log' });

  await test.step('in the list of moves, by mouse', async () => {
    await log.getByRole('button', { name: 'Define DINED' }).click();
    await expect(meaning(page)).toContainText('A form of DINE.');
    await expect(meaning(page)).toContainText('verb');
    await meaning(page).getByText('WordNet licence').click();
    await expect(meaning(page)).toContainText('Permission to use, copy, modify and distribute');
    await page.keyboard.press('Escape');
    await expect(meaning(page)).toBeHidden();
    await expect(log.getByRole('button', { name: 'Define DINED' })).toBeFocused();
  });

  await test.step('until its button closes it, which gives the focus back', async () => {
    const word = log.getByRole('button', { name: 'Define DINED' });
    await word.press('Enter');
    await expect(meaning(page)).toContainText('A form of DINE.');
    await meaning(page).getByRole('button', { name: 'Close' }).press('Enter');
    await expect(meaning(page)).toBeHidden();
    await expect(word).toBeFocused();
  });

  await test.step('beside the word, until a press elsewhere, on its button or on the word', async () => {
    const word = log.getByRole('button', { name: 'Define DINED' });
    for (const closes of [
      page.getByRole('region', { name: 'Scores' }),
      meaning(page).getByRole('button', { name: 'Close' }),
      word,
    ]) {
      await word.click();
      await expect(meaning(page)).toContainText('A form of DINE.');
      const [at, place] = [await middleOf(word), await middleOf(meaning(page))];
      expect(Math.hypot(at.x - place.x, at.y - place.y)).toBeLessThan(300);
      await closes.click();
      await expect(meaning(page)).toBeHidden();
    }
  });

  await test.step('in the words of the game, by keys', async () => {
    await openTranscript(page);
    const words = page.getByRole('tab', { name: 'Words played' });
    await page.getByRole('tab', { name: 'Transcript' }).press('ArrowRight');
    await expect(words).toBeFocused();
    const played = page.getByRole('list', { name: 'Words played' });
    await played.getByRole('button', { name: 'Define DINED' }).press('Enter');
    await expect(meaning(page)).toContainText('A form of DINE.');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(words).toBeHidden();
  });

  for (const colours of ['Dark', 'High contrast']) {
    await test.step(`it is legible in ${colours}`, async () => {
      await chooseColours(page, colours);
      await log.getByRole('button', { name: 'Define DINED' }).click();
      await expect(meaning(page)).toContainText('A form of DINE.');
      expect(await violationsOn(page, { include: ['.meaning-popover'], exclude: [] })).toEqual([]);
      await page.keyboard.press('Escape');
    });
  }
});

test('a word on the board shows its meaning when no tiles can be placed', async ({ page }) => {
  await resumeGame(page, GAME);
  await settled(page);
  await square(page, 'd5').click();
  await expect(meaning(page)).toBeHidden();
  await page.goto('about:blank');
  await resumeGame(page, endedByPasses(GAME, 2));
  await settled(page);
  await page.getByRole('button', { name: 'First' }).click();
  await page.getByRole('button', { name: 'Next turn' }).click();
  await square(page, 'd5').click();
  await expect(meaning(page)).toContainText('A form of DINE.');
  await page.keyboard.press('Escape');
  await square(page, 'd6').press(' ');
  await expect(meaning(page)).toContainText('A form of DINE.');
});

test('a word found in the words panel shows its meaning, or that the dictionary lacks it', async ({
  page,
}) => {
  await page.goto('/');
  await openSetup(page);
  await openOptions(page);
  await setupQuestions(page).getByRole('button', { name: 'Look up…' }).click();
  const words = page.getByRole('dialog', { name: 'Look up' });
  for (const [word, said] of [
    ['quiz', 'noun'],
    ['zel', 'No definition found'],
  ] as const) {
    await words.getByLabel('Word or pattern').fill(word);
    await words.getByRole('button', { name: `Define ${word.toUpperCase()}` }).click();
    await expect(page.getByRole('dialog', { name: word.toUpperCase() })).toContainText(said);
    await page.keyboard.press('Escape');
  }
});

test.describe('on a phone', () => {
  test.use({ ...PHONE });

  test('a word of the game is looked up by touch', async ({ page }) => {
    await resumeGame(page, GAME);
    await settled(page);
    await openTranscript(page);
    await page.getByRole('tab', { name: 'Words played' }).tap();
    const played = page.getByRole('list', { name: 'Words played' });
    await played.getByRole('button', { name: 'Define DINED' }).tap();
    await expect(meaning(page)).toContainText('A form of DINE.');
    expect(await violationsOn(page, { include: ['.meaning-popover'], exclude: [] })).toEqual([]);
  });

  test('a tap on the board looks a word up, but a double tap zooms', async ({ page }) => {
    await resumeGame(page, endedByPasses(GAME, 2));
    await settled(page);
    await page.getByRole('button', { name: 'First' }).tap();
    await page.getByRole('button', { name: 'Next turn' }).tap();
    const word = square(page, 'd5');
    const size = (name: string): Locator => page.getByRole('button', { name });
    await size('Zoom to tiles').tap();
    await word.scrollIntoViewIfNeeded();
    await tapTwice(page, await middleOf(word), 'double tap');
    await expect(size('Zoom to tiles')).toBeVisible();
    await expect(meaning(page)).toBeHidden();
    await size('Zoom to tiles').tap();
    await expect(size('Whole board')).toBeVisible();
    await word.tap();
    await expect(meaning(page)).toContainText('A form of DINE.');
  });
});
