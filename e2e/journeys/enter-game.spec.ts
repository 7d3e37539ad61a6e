import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { violationsOn } from '../lib/axe';
import { dropFiles } from '../lib/files';
import { tap } from '../lib/gestures';
import { LONG_TEST } from '../lib/long';
import { TALL_PHONE } from '../lib/screens';
import { settled } from '../lib/settled';
import { expectDraft, expectScores, square } from '../lib/table';
import { expect, test } from '../lib/test';

const moveField = (page: Page): Locator => page.getByLabel('Move', { exact: true });
const sheet = (page: Page): Locator => page.getByRole('tabpanel', { name: 'Score sheet' });
const turn = (page: Page, text: string | RegExp): Locator =>
  sheet(page).getByRole('button', { name: text });

async function openEntry(page: Page): Promise<void> {
  await page.goto('./');
  await page.locator('summary', { hasText: 'Menu' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Enter a game' }).click();
  await expect(page.getByRole('heading', { name: 'Enter a game' })).toBeFocused();
  await settled(page);
}

async function enter(page: Page, rack: string, move: string): Promise<void> {
  await page.getByLabel('Rack', { exact: true }).fill(rack);
  await moveField(page).fill(move);
  await page.getByRole('button', { name: 'Enter turn' }).click();
}

/** Drops a file that cannot be opened; the notice about it moves nothing that can be pressed or typed in. */
async function expectStillWithNotice(page: Page): Promise<void> {
  const parts = [moveField(page), page.getByRole('button', { name: 'Save game' })];
  const boxes = () => Promise.all(parts.map((part) => part.boundingBox()));
  const before = await boxes();
  await dropFiles(page.locator('body'), { 'notes.json': '{}' });
  await expect(page.locator('.entry .notice')).toBeInViewport();
  expect(await boxes()).toEqual(before);
}

const violations = (page: Page) => violationsOn(page, { include: ['main'], exclude: [] });

test('a game is entered by mouse, analysed, saved as GCG, reloaded, opened and corrected', async ({
  page,
}) => {
  await openEntry(page);
  await enter(page, 'aeilnrt', 'RETINAL,8d');
  await enter(page, '', 'G7 D.G');
  await enter(page, '', 'S,8k');
  await expect(turn(page, 'Turn 1, Player 1: RETINAL 8d, 66 points, score 66')).toBeVisible();
  await expect(turn(page, /^Turn 3, .* score 74$/)).toBeVisible();

  await test.step('a notice moves nothing, and goes with the next turn', async () => {
    await expectStillWithNotice(page);
    await turn(page, /^Turn 1/).click();
    await expect(page.locator('.entry .notice')).toHaveCount(0);
  });

  await test.step('a correction marks the turns that no longer fit', async () => {
    await moveField(page).fill('RETINAL,8b');
    await page.getByRole('button', { name: 'Change turn' }).click();
    await expect(turn(page, /^Turn 3, .* doesn’t fit/)).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save game' }).click();
    await expect(page.getByRole('alert')).toContainText('Turn 3 doesn’t fit. Correct it first.');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(turn(page, /^Turn 3, .* 8 points/)).toBeVisible();
  });

  await test.step('the best moves of a turn are found', async () => {
    await turn(page, /^Turn 1/).click();
    await page.getByRole('tab', { name: 'Best moves' }).click();
    await page.getByRole('button', { name: 'Find best moves' }).click();
    await expect(
      page.getByRole('button', { name: /RETINAL|LATRINE|RELIANT/ }).first(),
    ).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

  await test.step('players have names, and racks at the end count', async () => {
    await page.getByRole('tab', { name: 'Game' }).click();
    await page.getByRole('textbox', { name: 'Player 1' }).fill('Ann');
    expect(await violations(page)).toEqual([]);
    await page.getByRole('tab', { name: 'End' }).click();
    await page.getByLabel('The players stopped here').check();
    await page.getByLabel('Ann: tiles left').fill('quvwxye');
    await page.getByLabel('Player 2: tiles left').fill('?aeioun');
    await expect(page.getByRole('tabpanel')).toContainText('Final score: Ann 42, Player 2 3');
    expect(await violations(page)).toEqual([]);
  });

  await test.step('it is written with its notes', async () => {
    await page.getByRole('tab', { name: 'Score sheet' }).click();
    await turn(page, /^Turn 2/).click();
    await page.getByLabel('Note', { exact: true }).fill('A hook for the S.');
    await page.getByRole('button', { name: 'Change turn' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as GCG…' }).click();
    const text = readFileSync(await (await download).path(), 'utf8');
    expect(text).toContain('>Player_2: DG G7 D.G +9 9\n#note A hook for the S.\n');
  });

  await test.step('it survives a reload with the turn that is typed, and becomes a game of the library', async () => {
    await moveField(page).fill('RETINA,1');
    await settled(page);
    await openEntry(page);
    await expect(moveField(page)).toHaveValue('RETINA,1');
    await page.getByRole('button', { name: 'Save game' }).click();
    await expectScores(page, [42, 3]);
    await page.getByRole('button', { name: /^Turn 2, .*, has notes$/ }).click();
    await expect(page.getByRole('group', { name: 'Notes' })).toHaveText('A hook for the S.');
  });

  await test.step('it is corrected from the library', async () => {
    await page.locator('summary', { hasText: 'Menu' }).click();
    await page.getByRole('banner').getByRole('button', { name: 'Your games' }).click();
    await page.getByLabel(/^More: /).click();
    await page.getByRole('button', { name: 'Correct…' }).click();
    await turn(page, /^Turn 3/).click();
    await page.getByRole('button', { name: 'Remove turn' }).click();
    await page.getByRole('button', { name: 'Update game' }).click();
    await expectScores(page, [34, 3]);
  });
});

test('a game is entered by keys alone', LONG_TEST, async ({ page }) => {
  await openEntry(page);
  const { keyboard } = page;
  await square(page, 'd8').focus();
  await keyboard.press('Space');
  await keyboard.type('retinal');
  await expectDraft(page, 'd8 R', 'e8 E', 'f8 T', 'g8 I', 'h8 N', 'i8 A', 'j8 L');
  await keyboard.press('Enter');
  await expect(turn(page, /^Turn 1, .* 66 points/)).toBeVisible();
  await square(page, 'g7').focus();
  await keyboard.press('Space');
  await keyboard.press('Space');
  await keyboard.press('d');
  await keyboard.press('Shift+G');
  await keyboard.press('e');
  await keyboard.press('Backspace');
  await keyboard.press('Enter');
  await expect(turn(page, /^Turn 2, .* D[iI][gG]/)).toBeVisible();
  await keyboard.press('Control+z');
  await expect(turn(page, /^Turn 2/)).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use(TALL_PHONE);

  test('a game is entered by touch, with the letters of the keyboard on the screen', {
    tag: '@long',
  }, async ({ page }) => {
    await page.goto('./');
    await page.locator('summary', { hasText: 'Menu' }).tap();
    await page.getByRole('banner').getByRole('button', { name: 'Enter a game' }).tap();
    await settled(page);
    await tap(page, square(page, 'd8'));
    await settled(page);
    const letters = page.getByLabel('Letters on the board');
    await expect(letters).toBeFocused();
    await page.keyboard.type('retinal');
    await expect(letters).toHaveValue('RETINAL');
    await page.getByRole('button', { name: 'Enter turn' }).tap();
    await expect(turn(page, /^Turn 1, .* 66 points/)).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await moveField(page).scrollIntoViewIfNeeded();
    await expectStillWithNotice(page);
    await page.getByRole('button', { name: 'Save game' }).tap();
    await expect(page.getByText('Saved to Your games.')).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).tap();
    await settled(page);
    await page.locator('summary', { hasText: 'Menu' }).tap();
    await page.getByRole('banner').getByRole('button', { name: 'Your games' }).tap();
    await page.getByRole('button', { name: /^Open: / }).tap();
    await expect(turn(page, /^Turn 1, .* 66 points/)).toBeVisible();
  });
});
