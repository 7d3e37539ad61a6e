import { settled } from '../lib/settled';
import type { Locator, Page } from '@playwright/test';
import { dealt } from '../lib/games';
import { PHONE, backToGame } from '../lib/screens';
import { resumeGame } from '../lib/storage';
import { expectTurns, moveBox, playMove, setupDialog, square } from '../lib/table';
import { expect, test } from '../lib/test';

const GAME = dealt({ draws: 'EEDNIDLNZHNTFORREVO' });

const board = (page: Page): Locator => page.getByRole('region', { name: 'Board' });
const help = (page: Page): Locator => page.getByRole('dialog', { name: 'Rules and keys' });
const menu = (page: Page, name: string): Locator => page.locator('summary', { hasText: name });

test('the focus moves to the right place', async ({ page }) => {
  await resumeGame(page, GAME);
  await settled(page);

  await test.step('Esc in the set-up dialog returns it to the button', async () => {
    const button = page.getByRole('button', { name: 'New game' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(setupDialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(setupDialog(page)).toBeHidden();
    await expect(button).toBeFocused();
  });

  await test.step('closing the list of keys returns it to the square', async () => {
    await square(page, 'd7').click();
    await page.keyboard.press('?');
    await help(page).getByRole('button', { name: 'Close' }).click();
    await expect(help(page)).toBeHidden();
    await expect(square(page, 'd7')).toBeFocused();
  });

  await test.step('choosing a menu entry returns it to the menu', async () => {
    await menu(page, 'Menu').click();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save to file…' }).press('Enter');
    await downloading;
    await expect(menu(page, 'Menu')).toBeFocused();
  });

  await test.step('it stays in the move box if that stays', async () => {
    await moveBox(page).focus();
    await playMove(page, 'DINED,d4');
    await expectTurns(page, 1);
    await expect(moveBox(page)).toBeFocused();
  });

  await test.step('it moves to the board when an earlier turn is left', async () => {
    await page.getByRole('button', { name: 'First' }).click();
    await backToGame(page).press('Enter');
    await expect(board(page)).toBeFocused();
  });

  await test.step('the board shows that it has the focus', async () => {
    const ring = await board(page).evaluate((frame) => {
      const { content, outlineStyle, outlineWidth } = getComputedStyle(frame, '::after');
      return { content, outlineStyle, width: Number.parseFloat(outlineWidth) };
    });
    expect(ring).toMatchObject({ content: '""', outlineStyle: 'solid' });
    expect(ring.width).toBeGreaterThanOrEqual(2);
  });

  await test.step('on the board as a whole, Page Down goes to the first word', async () => {
    await page.keyboard.press('PageDown');
    await expect(square(page, 'd4')).toBeFocused();
  });

  await test.step('it moves to the board after a pass', async () => {
    await page.getByRole('button', { name: 'Pass', exact: true }).press('Enter');
    await page.getByRole('button', { name: 'Yes, pass' }).press('Enter');
    await expectTurns(page, 2);
    await expect(board(page)).toBeFocused();
  });

  await test.step('on a narrow screen, closing the rules returns it to the menu', async () => {
    await page.setViewportSize(PHONE.viewport);
    await menu(page, 'Menu').click();
    await page.getByRole('button', { name: 'Rules', exact: true }).press('Enter');
    await expect(help(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(help(page)).toBeHidden();
    await expect(menu(page, 'Menu')).toBeFocused();
  });
});

test('Esc cancels the help dialog while it loads', async ({ page }) => {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/HelpDialog-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await resumeGame(page, GAME);
  await settled(page);
  const arrived = page.waitForResponse('**/HelpDialog-*.js');
  await page.keyboard.press('?');
  await page.keyboard.press('Escape');
  release();
  await arrived;
  // A second key shows that the page has got this far.
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('grid').getByText('→')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});
