import type { Locator, Page } from '@playwright/test';
import { violationsOn } from '../lib/axe';
import { after, dealt } from '../lib/games';
import { LONG_TEST } from '../lib/long';
import { PHONE } from '../lib/screens';
import { settled } from '../lib/settled';
import { resumeGame } from '../lib/storage';
import { expect, test } from '../lib/test';

const paper = (page: Page): Locator => page.locator('body > .paper');

const printPage = (page: Page): Locator => page.getByRole('region', { name: 'Print' });

/** Opens a game, on a page that notes instead of printing. */
async function openGame(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset['printed'] = 'yes';
    };
  });
  await resumeGame(page, after(dealt({ draws: 'DINEDLXEEHNTFO' }), 'DINED,d4'));
  await settled(page);
}

const expectPrinted = (page: Page): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');

/** How many sheets the page takes on paper. */
async function sheetsOf(page: Page, format: 'A4' | 'Letter'): Promise<number> {
  const pdf = await page.pdf({ format });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test.use({ colorScheme: 'dark' });

test('a position and a score sheet are printed by mouse, and nothing else of the page', async ({
  page,
}) => {
  await openGame(page);
  await page.locator('summary', { hasText: 'Menu' }).click();
  await page.getByRole('button', { name: 'Print…' }).click();
  await expect(printPage(page)).toBeVisible();
  expect(await violationsOn(page, { include: ['.dock-page'], exclude: [] })).toEqual([]);
  await printPage(page).getByRole('button', { name: 'Print…' }).click();
  await expectPrinted(page);
  await expect(paper(page)).toBeHidden();
  for (const format of ['A4', 'Letter'] as const) expect(await sheetsOf(page, format)).toBe(1);

  await printPage(page).getByText('A blank score sheet').click();
  for (const format of ['A4', 'Letter'] as const) expect(await sheetsOf(page, format)).toBe(2);

  await printPage(page).getByRole('combobox', { name: 'Board' }).selectOption('Classic · Prairie');
  await expect(paper(page).getByText('Classic · Prairie')).toHaveCount(1);
  // The table, and the board in three parts.
  for (const format of ['A4', 'Letter'] as const) expect(await sheetsOf(page, format)).toBe(4);
  expect(await violationsOn(page, { include: ['.dock-page'], exclude: [] })).toEqual([]);

  await page.emulateMedia({ media: 'print' });
  await expect(paper(page)).toBeVisible();
  await expect(page.locator('#root')).toBeHidden();
  await expect(paper(page)).toHaveCSS('color', 'rgb(0, 0, 0)');
  await page.emulateMedia({ media: 'screen' });
});

test('the whole game is printed by keys', LONG_TEST, async ({ page }) => {
  await openGame(page);
  await page.locator('summary', { hasText: 'Menu' }).press('Enter');
  await page.getByRole('button', { name: 'Print…' }).press('Enter');
  await printPage(page).getByRole('radio', { name: 'This position' }).press('ArrowDown');
  await expect(printPage(page).getByRole('radio', { name: 'The whole game' })).toBeChecked();
  await page.keyboard.press('Enter');
  await expectPrinted(page);
  await expect(paper(page).getByText('DINED')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(paper(page)).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('a position is printed by touch', LONG_TEST, async ({ page }) => {
    await openGame(page);
    await page.locator('summary[aria-label="Menu"]').tap();
    await page.getByRole('button', { name: 'Print…' }).tap();
    await settled(page);
    await printPage(page).getByRole('button', { name: 'Print…' }).tap();
    await expectPrinted(page);
    expect(await violationsOn(page, { include: ['.dock-page'], exclude: [] })).toEqual([]);
  });
});
