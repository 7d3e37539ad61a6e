import { settled } from '../lib/settled';
import type { Page } from '@playwright/test';
import { dealt } from '../lib/games';
import { pressTimes } from '../lib/keys';
import { resumeGame } from '../lib/storage';
import { expectDraft, expectRack, rackTile, square, verdict } from '../lib/table';
import { expect, test } from '../lib/test';

const picker = (page: Page) => page.getByRole('dialog', { name: 'Letter for the blank at d7' });

async function layBlank(page: Page): Promise<void> {
  await rackTile(page, '_').click();
  await square(page, 'd7').click();
  await expect(picker(page)).toBeVisible();
}

async function recall(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Recall' }).click();
  await expectDraft(page);
}

test('the picker of a blank', async ({ page }) => {
  await resumeGame(page, dealt({ draws: 'CAT_EDONZHNTFO' }));
  await settled(page);

  for (const { way, presses } of [
    { way: 'Shift+Tab', presses: 1 },
    // Past all letters and the button that returns the tile.
    { way: 'Tab', presses: 28 },
  ]) {
    await test.step(`it keeps the focus, and its keys, when ${way} moves over its edge`, async () => {
      await layBlank(page);
      await pressTimes(page, way, presses);
      await page.keyboard.press('s');
      await expectDraft(page, 'd7 s');
      await recall(page);
    });
  }

  await test.step('a space bar that is held when it opens does not name the blank', async () => {
    await rackTile(page, '_').click();
    await square(page, 'd7').focus();
    for (let press = 0; press < 5; press++) await page.keyboard.down('Space');
    await page.keyboard.up('Space');
    await expect(picker(page)).toBeVisible();
    await page.keyboard.press('s');
    await expectDraft(page, 'd7 s');
    await recall(page);
  });

  await test.step('Esc returns the blank after a click beside the letters', async () => {
    await layBlank(page);
    await page.mouse.click(5, 400);
    await page.keyboard.press('Escape');
    await expectDraft(page);
    await expectRack(page, 'CAT_EDO');
  });

  await test.step('the verdict stays visible if a blank stands for a missing letter', async () => {
    await square(page, 'b7').click();
    await page.keyboard.type('cats');
    await expect(verdict(page)).toContainText('No S on your rack, so your blank stands in.');
    await expect(verdict(page)).toContainText('CATS, 16 points.');
    await expect(verdict(page)).not.toContainText('not checked');
    await recall(page);
  });

  await test.step('the picker is restored at its tile after a reload, and leaves the focus on the page', async () => {
    await layBlank(page);
    const before = await picker(page).boundingBox();
    await page.reload();
    await settled(page);
    expect(await picker(page).boundingBox()).toEqual(before);
    await page.keyboard.press('s');
    await expectDraft(page, 'd7 s');
    await expect(page.locator(':focus')).toHaveCount(1);
  });
});
