import { settled } from '../lib/settled';
import { readFile } from 'node:fs/promises';
import { violationsOn } from '../lib/axe';
import { dealt, endedByPasses } from '../lib/games';
import { followLink, SHARED, shareAtEnd, sharePage, sharedLink } from '../lib/share';
import { PHONE } from '../lib/screens';
import { resumeGame } from '../lib/storage';
import { chooseColours, expectTurns, moveBox, tilesOnBoard } from '../lib/table';
import { expect, test } from '../lib/test';

test('a position, its picture and its transcript are shared by keys', async ({ page }) => {
  await resumeGame(page, endedByPasses(dealt(SHARED), 8));
  await page.getByRole('button', { name: 'First' }).press('Enter');
  await page.getByRole('button', { name: 'Next turn' }).press('Enter');
  await page.locator('summary', { hasText: 'Menu' }).press('Enter');
  await page.getByRole('navigation').getByRole('button', { name: 'Share' }).press('Enter');
  const position = await sharedLink(page, 'Position link');

  await test.step('the picture is saved', async () => {
    const downloading = page.waitForEvent('download');
    await sharePage(page).getByRole('button', { name: 'Save picture' }).press('Enter');
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^scraebbkle-.*\.png$/);
    const bytes = await readFile(await download.path());
    expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
    expect(bytes.length).toBeGreaterThan(10_000);
  });

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await test.step('the picture is copied', async () => {
    const picture = sharePage(page).getByRole('region', { name: 'Picture of the board' });
    await picture.getByRole('button', { name: 'Copy picture' }).press('Enter');
    await expect(picture.getByText('Copied.')).toBeVisible();
    const types = await page.evaluate(async () =>
      (await navigator.clipboard.read()).flatMap((item) => item.types),
    );
    expect(types).toContain('image/png');
  });

  await test.step('the transcript is copied', async () => {
    await sharePage(page).getByRole('button', { name: 'Copy transcript' }).press('Enter');
    await expect(sharePage(page).getByRole('region', { name: 'Transcript' })).toContainText(
      'Copied.',
    );
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Game Over!');
  });

  await test.step('the position is played on', async () => {
    const other = await followLink(page, position);
    await expect(tilesOnBoard(other)).not.toHaveCount(0);
    await expect(other.locator('.notice')).toContainText('Your move.');
    await moveBox(other).fill(',');
    await moveBox(other).press('Enter');
    await expectTurns(other, 2);
    await other.close();
  });

  for (const colours of ['Dark', 'High contrast']) {
    await test.step(`the page is legible in ${colours}`, async () => {
      await page.keyboard.press('Escape');
      await chooseColours(page, colours);
      await page.getByText('Menu', { exact: true }).click();
      await page.getByRole('navigation').getByRole('button', { name: 'Share' }).click();
      await expect(sharePage(page).getByRole('img')).toBeVisible();
      expect(await violationsOn(page, { include: ['.dock-page'], exclude: [] })).toEqual([]);
    });
  }
});

test('an invalid link leaves the page unchanged and is reported', async ({ page }) => {
  await resumeGame(page, dealt(SHARED));
  await settled(page);
  for (const fragment of ['1wAAAA', '7wAAAA', '1zzzz']) {
    await page.evaluate((hash) => {
      location.hash = hash;
    }, fragment);
    await expect(page.locator('.notice')).toContainText('Couldn’t open the link');
    await expectTurns(page, 0);
    await page.evaluate(() => {
      location.hash = '';
    });
  }
});

test.describe('on a phone', () => {
  test.use({ ...PHONE });

  test('a game is shared by touch', async ({ page }) => {
    await resumeGame(page, endedByPasses(dealt(SHARED), 8));
    await shareAtEnd(page).tap();
    await expect(sharePage(page).getByLabel('Watch link', { exact: true })).toHaveValue(/#1w/);
    await sharePage(page).getByRole('button', { name: 'QR code of Challenge link' }).tap();
    await expect(sharePage(page).getByRole('img', { name: /as a QR code/ })).toBeVisible();
    expect(await violationsOn(page, { include: ['.dock-page'], exclude: [] })).toEqual([]);
  });
});
