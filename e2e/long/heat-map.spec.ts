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

const heatSwitch = (page: Page): Locator =>
  page.getByRole('switch', { name: 'Heat map on the board' });
const said = (page: Page): Locator => page.getByText(/^Best: row .* Nothing fits on /);
const tinted = (page: Page): Locator => page.locator('[class*="square--heat-"]');

async function openAnalysis(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Analysis' }).click();
  await expect(heatSwitch(page)).toBeVisible();
}

test('the heat map of an earlier turn lies on the board, with this rack or unseen tiles', async ({
  page,
}) => {
  await resumeGame(page, endedByPasses(dealt(PLAN), 8));
  await settled(page);
  await page.getByRole('button', { name: 'First' }).click();
  await page.getByRole('button', { name: 'Next turn' }).click();
  await openAnalysis(page);
  await heatSwitch(page).click();
  await expect(said(page)).toBeVisible();
  await expect(tinted(page)).not.toHaveCount(0);
  const own = await said(page).textContent();

  await test.step('with unseen tiles', async () => {
    await page.getByRole('radio', { name: 'Unseen tiles' }).check();
    await expect(said(page)).toContainText('24 racks');
    await expect(said(page)).not.toHaveText(own ?? '');
  });

  const label = page.locator('.board__lane').first();
  await test.step('names and best scores of rows and columns stand together', async () => {
    await expect(label.locator('.lane-chip')).toBeVisible();
    await expect(label.locator('i')).toBeVisible();
  });

  await test.step('on small squares the name returns under the pointer', async () => {
    await page.setViewportSize({ width: 900, height: 500 });
    await settled(page);
    await expect(label.locator('.lane-chip')).toBeVisible();
    await label.hover();
    await expect(label.locator('.lane-chip')).toBeHidden();
    await expect(label.locator('i')).toBeVisible();
    await page.setViewportSize({ width: 1360, height: 860 });
    await settled(page);
  });

  await test.step('as a table', async () => {
    await page.getByText('Show as table').click();
    // A header, 14 rows and 16 columns.
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(31);
  });

  for (const colours of ['Dark', 'High contrast']) {
    await test.step(`it is legible in ${colours}`, async () => {
      await chooseColours(page, colours);
      expect(await violationsOn(page, { include: ['main'], exclude: [] })).toEqual([]);
    });
  }
});

test('the heat map of the player’s turn is switched on by keys, and recorded', async ({ page }) => {
  await page.goto('/');
  await startGame(page, { seed: 'lanes', seats: ['human', 'computer'] });
  await settled(page);
  await openAnalysis(page);
  await heatSwitch(page).press(' ');
  await expect(said(page)).toBeVisible();
  await expect(heatSwitch(page)).toBeFocused();
  await heatSwitch(page).press(' ');
  await expect(tinted(page)).toHaveCount(0);
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
    // Looking back closes it: it covers the steps.
    await log.getByRole('button', { name: /^Moves/ }).tap();
    await log.getByRole('tab', { name: 'Analysis' }).tap();
    await heatSwitch(page).tap();
    await expect(said(page)).toBeVisible();
    await expect(tinted(page)).not.toHaveCount(0);
    // The board has thousands of squares, which take axe minutes.
    expect(await violationsOn(page, { include: ['.dock'], exclude: [] })).toEqual([]);
  });
});
