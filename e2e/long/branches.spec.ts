import { settled } from '../lib/settled';
import type { Locator, Page } from '@playwright/test';
import { violationsOn } from '../lib/axe';
import { dealt } from '../lib/games';
import { PHONE } from '../lib/screens';
import { resumeGame } from '../lib/storage';
import { chooseColours, expectTurns, moveBox, playMove } from '../lib/table';
import { expect, test } from '../lib/test';

const GAME = dealt({ draws: 'DINEDLXEEHNTFO', seats: ['human', 'human'] });

const branches = (page: Page): Locator => page.getByRole('region', { name: 'Branches' });
const branch = (page: Page, name: string): Locator =>
  branches(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });
const previous = (page: Page): Locator => page.getByRole('button', { name: 'Previous turn' });

async function openBranches(page: Page): Promise<void> {
  await page.locator('summary', { hasText: 'Menu' }).press('Enter');
  await page.getByRole('navigation').getByRole('button', { name: 'Branches' }).press('Enter');
}

/** Plays a game of three turns with a branch from its second turn. */
async function playTwoWays(page: Page): Promise<void> {
  await resumeGame(page, GAME);
  await settled(page);
  await playMove(page, 'DINED,d4');
  await expectTurns(page, 1);
  await playMove(page, ',');
  await expectTurns(page, 2);
  await playMove(page, ',');
  await expectTurns(page, 3);
  await previous(page).click();
  await previous(page).click();
  await page.getByRole('button', { name: 'Play from here' }).click();
  await expectTurns(page, 1);
  await moveBox(page).fill('OE,6c');
  await moveBox(page).press('Enter');
  await expectTurns(page, 2);
}

test('the branches of a game are named, compared and returned to', async ({ page }) => {
  await playTwoWays(page);
  await previous(page).click();
  await openBranches(page);
  await expect(branch(page, 'From turn 2')).toContainText('Open now');
  await expect(branch(page, 'Main line')).toContainText('3 turns');

  await test.step('a branch is named', async () => {
    await branch(page, 'From turn 2').getByRole('button', { name: 'Rename' }).click();
    await page.keyboard.type('With ONE');
    await page.keyboard.press('Enter');
    await expect(branch(page, 'With ONE')).toContainText('2 turns');
  });

  await test.step('branches are compared from where they diverge', async () => {
    const rows = branches(page).getByRole('row');
    await expect(rows).toHaveCount(3);
    await expect(rows.nth(1)).toContainText('2pass');
    await expect(rows.nth(1)).toContainText('ONE');
  });

  for (const colours of ['Dark', 'High contrast']) {
    await test.step(`branches are legible in ${colours}`, async () => {
      await page.keyboard.press('Escape');
      await chooseColours(page, colours);
      await openBranches(page);
      await expect(branch(page, 'With ONE')).toBeVisible();
      expect(await violationsOn(page, { include: ['.dock-page'], exclude: [] })).toEqual([]);
    });
  }

  await test.step('the main line is opened, and the branch after it', async () => {
    await branch(page, 'Main line').getByRole('button', { name: 'Open' }).press('Enter');
    await expectTurns(page, 3);
    await previous(page).click();
    await openBranches(page);
    await branch(page, 'With ONE').getByRole('button', { name: 'Open' }).click();
    await expectTurns(page, 2);
  });
});

test.describe('on a phone', () => {
  test.use({ ...PHONE });

  test('branches are opened from the library by touch', async ({ page }) => {
    await playTwoWays(page);
    await page.locator('summary', { hasText: 'Menu' }).tap();
    await page.getByRole('button', { name: 'Your games' }).tap();
    const card = page.locator('.game-card').first();
    await card.locator('summary').tap();
    await card.getByRole('button', { name: 'Branches' }).tap();
    await branch(page, 'Main line').getByRole('button', { name: 'Open' }).tap();
    await expectTurns(page, 3);
  });
});
