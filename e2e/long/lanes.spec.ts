import { settled } from '../lib/settled';
import type { Locator, Page } from '@playwright/test';
import { violationsOn } from '../lib/axe';
import { dealt, endedByPasses, shippedBoard } from '../lib/games';
import { readRecord, saveRecord } from '../lib/records';
import { PHONE } from '../lib/screens';
import { resumeGame } from '../lib/storage';
import { chooseColours, startGame } from '../lib/table';
import { expect, test } from '../lib/test';

const PLAN = { seats: ['human', 'computer'], openRacks: false, seed: 'lanes' } as const;

const lanes = (page: Page): Locator => page.getByRole('dialog', { name: 'Heat map' });
const map = (page: Page): Locator => lanes(page).getByRole('img');

async function openByMenu(page: Page): Promise<void> {
  await page.locator('summary', { hasText: 'Menu' }).click();
  await page.getByRole('navigation').getByRole('button', { name: 'Heat map' }).click();
}

test('the heat map of an earlier turn is shown for its rack or random ones, and as a table', async ({
  page,
}) => {
  await resumeGame(page, endedByPasses(dealt(PLAN), 8));
  await settled(page);
  await page.getByRole('button', { name: 'First' }).click();
  await page.getByRole('button', { name: 'Next turn' }).click();
  await openByMenu(page);
  await expect(map(page)).toHaveAccessibleName(
    /^Best: row \d+ with .*, column [a-p] with .*\. Nothing fits on /,
  );
  const own = await map(page).getAttribute('aria-label');

  await test.step('with random racks', async () => {
    await lanes(page).getByLabel('With random racks').check();
    await expect(lanes(page)).toContainText('24 racks');
    await expect(map(page)).not.toHaveAccessibleName(own ?? '');
  });

  await test.step('as a table', async () => {
    await lanes(page).getByText('Show as table').click();
    // A header, 14 rows and 16 columns.
    await expect(lanes(page).getByRole('row')).toHaveCount(31);
  });

  for (const colours of ['Dark', 'High contrast']) {
    await test.step(`it is legible in ${colours}`, async () => {
      await page.keyboard.press('Escape');
      await chooseColours(page, colours);
      await openByMenu(page);
      await expect(map(page)).toBeVisible();
      expect(await violationsOn(page, { include: ['dialog'], exclude: [] })).toEqual([]);
    });
  }
});

test('the heat map of the player’s turn is shown by keys, and recorded', async ({ page }) => {
  await page.goto('/');
  await startGame(page, { seed: 'lanes', seats: ['human', 'computer'] });
  await settled(page);
  const gotIt = page.getByRole('button', { name: 'Got it' });
  const ask = page.getByRole('group', { name: 'Hints' }).getByRole('button', { name: 'Heat map' });
  await expect(async () => {
    if (await gotIt.isVisible()) await gotIt.click();
    await expect(ask).toBeVisible({ timeout: 500 });
  }).toPass();
  await ask.press('Enter');
  await expect(map(page)).toBeVisible();
  await page.keyboard.press('Escape');
  const { events } = readRecord(await saveRecord(page)).record;
  expect(events.filter(({ kind }) => kind === 'help')).toMatchObject([{ help: 'points' }]);
});

test.describe('on a phone', () => {
  test.use({ ...PHONE });

  test('the heat map of the largest board is shown by touch', async ({ page }) => {
    const board = shippedBoard('boards/prairie.txt');
    await resumeGame(page, endedByPasses(dealt({ ...PLAN, board }), 4));
    await settled(page);
    const log = page.getByRole('region', { name: 'Game log' });
    await log.getByRole('button', { name: /^Moves/ }).tap();
    await log.getByRole('button', { name: 'First' }).tap();
    await page.locator('summary', { hasText: 'Menu' }).tap();
    await page.getByRole('navigation').getByRole('button', { name: 'Heat map' }).tap();
    await expect(map(page)).toBeVisible();
    expect(await violationsOn(page, { include: ['dialog'], exclude: [] })).toEqual([]);
  });
});
