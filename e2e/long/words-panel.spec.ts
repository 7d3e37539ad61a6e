import { settled } from '../lib/settled';
import type { Locator, Page } from '@playwright/test';
import { latestState, tilesText } from '../../src/engine';
import { dealt, lexicon } from '../lib/games';
import { tap } from '../lib/gestures';
import { readRecord, saveRecord } from '../lib/records';
import { PHONE, TABLET_ON_ITS_SIDE } from '../lib/screens';
import {
  answer,
  expectTurns,
  moveBox,
  playMove,
  setupDialog,
  setupQuestions,
  startGame,
  openSetup,
  openOptions,
} from '../lib/table';
import { expect, test } from '../lib/test';

const panel = (page: Page): Locator => page.getByRole('dialog', { name: 'Look up' });
const found = (page: Page): Locator => panel(page).getByRole('grid', { name: 'Words found' });
const words = (page: Page): Locator => found(page).locator('.found__word');

// Every journey reads the whole list at least once.
test.beforeEach(() => test.slow());

async function fromSetUp(page: Page): Promise<void> {
  await openSetup(page);
  await openOptions(page);
  await setupQuestions(page).getByRole('button', { name: 'Look up…' }).click();
  await expect(panel(page).getByText('267,752 words.')).toBeVisible();
}

/** Starts a game against a computer, with help allowed. */
async function inGame(page: Page): Promise<void> {
  await page.goto('/');
  await startGame(page, { seed: 'words' });
  await settled(page);
}

const eventsKept = async (page: Page): Promise<readonly string[]> =>
  readRecord(await saveRecord(page)).record.events.map(({ kind }) => kind);

test('a word list is searched and read by keys and by mouse', async ({ page }) => {
  await openSetup(page);
  await openOptions(page);
  const open = setupQuestions(page).getByRole('button', { name: 'Look up…' });

  await test.step('keys reach every word of the list, and Esc returns', async () => {
    await open.focus();
    await page.keyboard.press('Enter');
    await expect(panel(page).getByLabel('Word or pattern')).toBeFocused();
    await expect(found(page)).toHaveAttribute('aria-rowcount', '267753');
    await found(page).focus();
    await page.keyboard.press('End');
    const active = found(page).getByRole('row', { selected: true });
    await expect(active).toHaveAttribute('aria-rowindex', '267753');
    await expect(active).toContainText('ZZZS');
    await page.keyboard.press('ArrowUp');
    await expect(active).toHaveAttribute('aria-rowindex', '267752');
    await expect(active).toBeInViewport({ ratio: 1 });
    expect(await found(page).getByRole('row').count()).toBeLessThan(60);
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(open).toBeFocused();
  });

  await test.step('the list is searched by mouse: patterns, letters, hooks, points', async () => {
    await open.click();
    await panel(page).getByLabel('Word or pattern').fill('tr.e');
    await expect(words(page)).toHaveText(['TREE', 'TRIE', 'TRUE', 'TRYE']);
    await expect(found(page).getByRole('row', { name: /TREE/ })).toContainText('DNS');
    await panel(page).getByLabel('Word or pattern').fill('tree');
    await expect(panel(page).getByText('Yes, TREE is a word.')).toBeVisible();
    await panel(page).getByLabel('Word or pattern').fill('treee');
    await expect(panel(page).getByText('No, treee isn’t in the list.')).toBeVisible();
    await panel(page).getByLabel('Using letters').fill('zax_');
    await panel(page).getByLabel('Word or pattern').fill('');
    await panel(page).getByLabel('Sort by').selectOption('Points');
    await expect(words(page).first()).toHaveText('ZEX');
    await panel(page).getByLabel('Ends with').fill('?');
    await expect(panel(page).getByLabel('Ends with')).toHaveAccessibleDescription(
      'No tile has "?" (character 1). Use letters only.',
    );
    await panel(page).getByRole('button', { name: 'Close' }).click();
    await expect(panel(page)).toBeHidden();
    await expect(setupDialog(page)).toBeVisible();
  });
});

test('a custom word is valid in the game started with it, also after a reload', async ({
  page,
}) => {
  const own = tilesText(latestState(dealt({ seed: 'own' })).racks[0] ?? []).replaceAll('_', '');
  expect(lexicon.has(own)).toBe(false);
  await fromSetUp(page);
  await panel(page).getByRole('tab', { name: 'Your words' }).click();
  await panel(page).getByLabel('New word').fill(own.toLowerCase());
  await page.keyboard.press('Enter');
  await expect(panel(page).getByText('1 word.')).toBeVisible();
  await panel(page).getByRole('tab', { name: 'Look up' }).click();
  await panel(page).getByLabel('Word or pattern').fill(own);
  await expect(panel(page).getByText(`Yes, ${own} is a word.`)).toBeVisible();
  await page.keyboard.press('Escape');

  await answer(setupDialog(page), /Count your words/, /^Yes, the 1 word$/);
  await startGame(page, { seed: 'own', seats: ['human', 'human'], open: true });
  await page.reload();
  await settled(page);
  await playMove(page, `${own},d7`);
  await expectTurns(page, 1);
  await expect(page.getByRole('row', { name: own })).toBeVisible();
  await expect(page.getByText(/another word list/)).toHaveCount(0);

  await test.step('look-ups are unavailable in a game that does not allow them', async () => {
    await expect(page.getByRole('button', { name: 'Look up', exact: true })).toHaveCount(0);
    await page.getByRole('button', { name: 'New game' }).click();
    await expect(page.getByRole('button', { name: 'Start game' })).toBeEnabled();
    await openOptions(page);
    await expect(page.getByRole('button', { name: 'Look up…' })).toHaveCount(0);
  });

  await test.step('the list itself is unchanged', async () => {
    await expect(setupDialog(page).getByText('267,752 words', { exact: true })).toBeVisible();
  });
});

test('a look-up during a game is noted beside the move, and only there', async ({ page }) => {
  await inGame(page);
  const log = page.getByRole('region', { name: 'Game log' });
  await page.getByRole('button', { name: 'Look up', exact: true }).click();
  await expect(log.getByText('Look-ups are marked next to your move.')).toBeVisible();
  await expect(log.getByLabel('Word or pattern')).toBeFocused();
  expect(await eventsKept(page)).toEqual(['deal']);
  await log.getByLabel('Using letters').fill('tea');
  await expect(log.locator('.found__word').first()).toHaveText('AE');
  await log.getByRole('tab', { name: 'Moves' }).click();
  await playMove(page, ',');
  const move = page.getByRole('row', { name: /: pass\b.*used Look up/ });
  await expect(move).toBeVisible();
  await page.reload();
  await expect(move).toBeVisible();
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('words are looked up and scrolled by touch', async ({ page }) => {
    await inGame(page);
    const log = page.getByRole('region', { name: 'Game log' });
    const list = log.getByRole('grid', { name: 'Words found' });
    await tap(page, page.locator('summary', { hasText: 'Menu' }));
    await tap(page, page.getByRole('button', { name: 'Look up', exact: true }));
    await expect(log.getByLabel('Word or pattern')).toBeFocused();
    await log.getByText('More conditions').click();
    await log.getByLabel('Begins with').fill('re');
    await expect(log.locator('.found__word').first()).toHaveText('RE');
    await list.evaluate((element) => element.scrollTo({ top: element.scrollHeight }));
    await expect(log.locator('.found__word').last()).toHaveText('REZZES');
    const { width } = PHONE.viewport;
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    );
  });
});

test.describe('on a tablet', () => {
  test.use(TABLET_ON_ITS_SIDE);

  test('a tap leads from the move box to every field of the look-up', async ({ page }) => {
    await inGame(page);
    await page.getByRole('button', { name: 'Look up', exact: true }).tap();
    const log = page.getByRole('region', { name: 'Game log' });
    const first = log.getByLabel('Word or pattern');
    await expect(first).toBeFocused();
    await log.getByText('More conditions').tap();
    for (const field of [first, log.getByLabel('Sort by')]) {
      await moveBox(page).tap();
      await expect(moveBox(page)).toBeFocused();
      await field.tap();
      await expect(field).toBeFocused();
      await page.keyboard.press('Escape');
    }
    await moveBox(page).tap();
    await log.getByText('Using letters').tap();
    await expect(log.getByLabel('Using letters')).toBeFocused();
  });
});
