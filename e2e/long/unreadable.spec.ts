import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { formatRecord } from '../../src/engine';
import { after, dealt } from '../lib/games';
import { presetText, resumeGame } from '../lib/storage';
import {
  expectScores,
  expectTurns,
  setupDialog,
  startGame,
  verdict,
  openSetup,
} from '../lib/table';
import { KILLED_LANE } from '../lib/lanes';
import { FIRST_VISIT } from '../lib/first-visit';
import { expect, test } from '../lib/test';

const MIDDLE = after(dealt({ draws: 'EEDNIDLNZHNTFORREVO' }), 'DINED,d4', 'TNZON,7c');
const RECORD = formatRecord(MIDDLE.record);
const DAMAGED = `${RECORD.slice(0, 700)} ’Ä 𐐀\r\n\u0000`;

async function savedFrom(part: Locator): Promise<Buffer> {
  const downloading = part.page().waitForEvent('download');
  await part.getByRole('button', { name: 'Save damaged game…' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('scraebbkle-unreadable.json');
  return readFile(await download.path());
}

async function discardIn(part: Locator): Promise<void> {
  await part.getByRole('button', { name: 'Discard' }).click();
  await part.getByRole('button', { name: 'Yes, discard' }).click();
}

const menuItem = (page: Page) => page.getByRole('button', { name: 'Damaged game…' });

async function openFromMenu(page: Page): Promise<void> {
  await page.getByText('Menu', { exact: true }).click();
  await menuItem(page).click();
}

test(
  'an unreadable saved game can be saved byte for byte, before and after another game',
  KILLED_LANE,
  async ({ page }) => {
    await presetText(page, 'record', DAMAGED);
    await openSetup(page);
    const dialog = setupDialog(page);
    await expect(dialog.getByText('Couldn’t open your saved game.')).toBeVisible();
    await expect(dialog.getByText('It’s set aside and won’t be overwritten.')).toBeVisible();
    expect(await savedFrom(dialog)).toEqual(Buffer.from(DAMAGED));

    await startGame(page, { seed: 'new', seats: ['human', 'human'], open: true });
    await expectTurns(page, 0);
    await expect(verdict(page)).not.toContainText(/couldn’t open|could not be opened/i);
    await openFromMenu(page);
    await expect(verdict(page)).toContainText('Couldn’t open your saved game.');
    expect(await savedFrom(verdict(page))).toEqual(Buffer.from(DAMAGED));
  },
);

test('it is reported after a reload until it is discarded', KILLED_LANE, async ({ page }) => {
  await presetText(page, 'unreadable-1', DAMAGED);
  await resumeGame(page, MIDDLE);
  await expect(verdict(page)).toContainText('Couldn’t open a saved game.');
  expect(await savedFrom(verdict(page))).toEqual(Buffer.from(DAMAGED));
  await discardIn(verdict(page));
  await expect(verdict(page)).not.toContainText(/couldn’t open|could not be opened/i);
  await page.reload();
  await expectScores(page, [20, 19]);
  await expect(verdict(page)).not.toContainText(/couldn’t open|could not be opened/i);
  await page.getByText('Menu', { exact: true }).click();
  await expect(menuItem(page)).toHaveCount(0);
});

test('an unreadable game before, of an earlier version, can be saved byte for byte', async ({
  page,
}) => {
  await presetText(page, 'before', DAMAGED);
  await resumeGame(page, MIDDLE);
  await expect(verdict(page)).toContainText('Couldn’t open your last game.');
  await page.getByRole('button', { name: 'New game' }).click();
  await startGame(page, { seed: 'new', seats: ['human', 'human'], open: true });
  await openFromMenu(page);
  expect(await savedFrom(verdict(page))).toEqual(Buffer.from(DAMAGED));
});

test('an unreadable shared table can be saved byte for byte', KILLED_LANE, async ({ page }) => {
  await presetText(page, 'online', DAMAGED);
  await resumeGame(page, MIDDLE);
  await expect(verdict(page)).toContainText('Couldn’t reopen your table.');
  expect(await savedFrom(verdict(page))).toEqual(Buffer.from(DAMAGED));
});

test('a second tab reports its own unreadable game, and leaves that of the first', async ({
  page,
  context,
}) => {
  await presetText(page, 'record', 'of the first');
  await presetText(page, 'record-2', 'of the second');
  await openSetup(page);
  await expect(setupDialog(page)).toContainText(/couldn’t open|could not be opened/i);
  const other = await context.newPage();
  await openSetup(other);
  await expect(setupDialog(other)).toContainText(/couldn’t open|could not be opened/i);
  expect((await savedFrom(setupDialog(other))).toString()).toBe('of the second');
  await discardIn(setupDialog(other));
  await expect(setupDialog(other)).not.toContainText(/couldn’t open|could not be opened/i);
  expect((await savedFrom(setupDialog(page))).toString()).toBe('of the first');
});

test.describe('a full disk', KILLED_LANE, () => {
  test.use(FIRST_VISIT);

  test('loses nothing of an unreadable game', async ({ page, context, baseURL }) => {
    await presetText(page, 'record', DAMAGED);
    const session = await context.newCDPSession(page);
    await session.send('Storage.overrideQuotaForOrigin', { origin: baseURL ?? '', quotaSize: 1 });
    await openSetup(page);
    await expect(setupDialog(page)).toContainText(/couldn’t open|could not be opened/i);
    await startGame(page, { seed: 'full', seats: ['human', 'human'], open: true });
    await expectTurns(page, 0);
    await page.reload();
    const offer = page.getByText('Couldn’t open a saved game.', { exact: true });
    await expect(offer).toBeVisible();
    expect(await savedFrom(offer.locator('xpath=..'))).toEqual(Buffer.from(DAMAGED));
  });
});
