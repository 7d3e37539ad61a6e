import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { latestState } from '../../src/engine';
import { violationsOn } from '../lib/axe';
import { dealt, passedOut } from '../lib/games';
import { LONG_TEST } from '../lib/long';
import { PHONE } from '../lib/screens';
import { resumeGame } from '../lib/storage';
import { chooseColours, expectTurns, grid, moveBox, untilPlayable } from '../lib/table';
import { expect, test } from '../lib/test';

const PLAN = { seats: ['human', 'computer'], openRacks: false, seed: 'share' } as const;

const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Share' });
const endButton = (page: Page): Locator =>
  page.locator('.result__buttons').getByRole('button', { name: 'Share', exact: true });
const linkOf = (page: Page, label: string): Promise<string> =>
  dialog(page).getByLabel(label, { exact: true }).inputValue();

/** Another page of the same browser at an address. */
async function follow(page: Page, address: string): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto(address);
  await untilPlayable(other);
  return other;
}

test('a finished game is watched, and played with the same bag, by links', async ({ page }) => {
  const game = passedOut(dealt(PLAN), 8);
  const { turns } = latestState(game);
  await resumeGame(page, game);
  await endButton(page).click();
  const watch = await linkOf(page, 'Link to watch this game');
  const sameBag = await linkOf(page, 'Link to play with the same bag');
  expect(new URL(watch).hash.length).toBeLessThan(1000);

  await test.step('somebody steps through it', async () => {
    const other = await follow(page, watch);
    await expect(other.locator('.notice')).toContainText('A game that somebody has sent you');
    await expect(other.getByRole('group', { name: 'Step through the game' })).toContainText(
      `0 of ${turns}`,
    );
    expect(new URL(other.url()).hash).toBe('');
    await other.getByRole('button', { name: 'Latest' }).click();
    await expect(other.locator('.large-score')).toHaveCount(2);
    await other.close();
  });

  await test.step('somebody plays it, and is compared turn by turn', async () => {
    const other = await follow(page, sameBag);
    await expect(other.locator('.same-bag__line')).toContainText('The same bag');
    for (let turn = 1; turn <= 2; turn++) {
      await moveBox(other).fill(',');
      await moveBox(other).press('Enter');
      await expect(other.locator('.same-bag__line')).toContainText(
        turn === 1 ? 'After 1 turn you are' : 'After 2 turns you are',
      );
      await expectTurns(other, 2 * turn);
    }
    await other.reload();
    await expect(other.locator('.same-bag__line')).toContainText('After 2 turns you are');
    await other.close();
  });
});

test('a position, its picture and its words are shared by keys', async ({ page }) => {
  await resumeGame(page, passedOut(dealt(PLAN), 8));
  await page.getByRole('button', { name: 'First' }).press('Enter');
  await page.getByRole('button', { name: 'Next turn' }).press('Enter');
  await page.locator('summary', { hasText: 'Record' }).press('Enter');
  await page.getByRole('navigation').getByRole('button', { name: 'Share' }).press('Enter');
  const position = await linkOf(page, 'Link to this position');

  await test.step('the picture is saved', async () => {
    const downloading = page.waitForEvent('download');
    await dialog(page).getByRole('button', { name: 'Save picture' }).press('Enter');
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^scraebbkle-.*\.png$/);
    const bytes = await readFile(await download.path());
    expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
    expect(bytes.length).toBeGreaterThan(10_000);
  });

  await test.step('the words are copied', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await dialog(page).getByRole('button', { name: 'Copy transcript' }).press('Enter');
    await expect(dialog(page).getByText('Copied.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Game Over!');
  });

  await test.step('the position is played on', async () => {
    const other = await follow(page, position);
    await expect(grid(other).getByRole('gridcell', { name: /value/ })).not.toHaveCount(0);
    await expect(other.locator('.notice')).toContainText('it is your turn');
    await moveBox(other).fill(',');
    await moveBox(other).press('Enter');
    await expectTurns(other, 2);
    await other.close();
  });

  for (const colours of ['Dark', 'High contrast']) {
    await test.step(`it can be read in ${colours}`, async () => {
      await page.keyboard.press('Escape');
      await chooseColours(page, colours);
      await page.getByText('Record', { exact: true }).click();
      await page.getByRole('navigation').getByRole('button', { name: 'Share' }).click();
      await expect(dialog(page).getByRole('img')).toBeVisible();
      expect(await violationsOn(page, { include: ['dialog'], exclude: [] })).toEqual([]);
    });
  }
});

test('a link that is none leaves the page as it is, and says why', async ({ page }) => {
  await resumeGame(page, dealt(PLAN));
  await untilPlayable(page);
  for (const fragment of ['1wAAAA', '7wAAAA', '1zzzz']) {
    await page.evaluate((hash) => {
      location.hash = hash;
    }, fragment);
    await expect(page.locator('.notice')).toContainText('The link was not opened');
    await expectTurns(page, 0);
    await page.evaluate(() => {
      location.hash = '';
    });
  }
});

test.describe('on a phone', () => {
  test.use({ ...PHONE });

  test('a game is shared by touch', LONG_TEST, async ({ page }) => {
    await resumeGame(page, passedOut(dealt(PLAN), 8));
    await endButton(page).tap();
    await expect(dialog(page).getByLabel('Link to watch this game', { exact: true })).toHaveValue(
      /#1w/,
    );
    await dialog(page)
      .getByRole('button', { name: 'QR code of Link to play with the same bag' })
      .tap();
    await expect(dialog(page).getByRole('img', { name: /as a QR code/ })).toBeVisible();
    expect(await violationsOn(page, { include: ['dialog'], exclude: [] })).toEqual([]);
  });
});
