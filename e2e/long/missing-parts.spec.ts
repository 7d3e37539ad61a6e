import type { Page } from '@playwright/test';
import { after, dealt } from '../lib/games';
import { resumeGame } from '../lib/storage';
import { expectTurns, grid, moveBox, verdict } from '../lib/table';
import { expect, test } from '../lib/test';

const game = after(dealt({ draws: 'DINEDLXEEHNTFO' }), 'DINED,d4');

// The browser and React log every file that fails to load.
test.beforeEach(({ watch }) => {
  watch.allowError(/^console error: /);
});

const rules = (page: Page) => page.getByRole('button', { name: 'Rules', exact: true });

/** The rules dialog, and code that it shares with others. */
const HELP = /(?:HelpDialog|shared)-.*\.js$/;

async function expectGame(page: Page): Promise<void> {
  await expectTurns(page, 1);
  await expect(grid(page)).toBeVisible();
}

test('a dialog with a missing script leaves the game on screen, and opens once the script is there', async ({
  page,
}) => {
  await resumeGame(page, game);
  await expectGame(page);
  const missing = page.getByRole('dialog', { name: 'Loading failed' });

  await test.step('without a network', async () => {
    await page.route(HELP, (route) => route.abort());
    await rules(page).click();
    await expect(missing).toContainText('Check your connection and try again.');
    await missing.getByRole('button', { name: 'Try again' }).click();
    await expect(missing).toBeVisible();
    await missing.getByRole('button', { name: 'Close' }).click();
    await expect(missing).toHaveCount(0);
    await expectGame(page);
  });

  await test.step('with the network again', async () => {
    await rules(page).click();
    await expect(missing).toBeVisible();
    await page.unroute(HELP);
    await missing.getByRole('button', { name: 'Try again' }).click();
    const dialog = page.getByRole('dialog', { name: 'Rules and keys' });
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expectGame(page);
  });

  await test.step('an action without a dialog is answered by a notice', async () => {
    await page.route(/open-record-file-.*\.js$/, (route) => route.fulfill({ status: 404 }));
    const record = { name: 'a.json', mimeType: 'application/json', buffer: Buffer.from('{}') };
    await page.locator('summary', { hasText: 'Menu' }).click();
    await page.getByLabel('Game or board file').setInputFiles(record);
    await expect(verdict(page)).toContainText('Couldn’t load');
    await page.unrouteAll();
    await page.getByLabel('Game or board file').setInputFiles(record);
    await expect(verdict(page)).toContainText('a.json');
    await expectGame(page);
  });

  await test.step('a part of the header is replaced by a note that fits into it', async () => {
    await page.route(/Banner-.*\.js$/, (route) => route.abort());
    await page.getByRole('button', { name: 'First' }).click();
    const note = page.getByRole('banner').getByRole('alert');
    const retry = note.getByRole('button', { name: 'Try again' });
    const desktop = page.viewportSize() ?? { width: 1360, height: 860 };
    for (const size of [{ width: 390, height: 844 }, desktop]) {
      await page.setViewportSize(size);
      await expect(note.getByText('Couldn’t load')).toBeInViewport({ ratio: 1 });
      await expect(retry).toBeInViewport({ ratio: 1 });
    }
    await page.unrouteAll();
    await retry.click();
    await page.getByRole('banner').getByRole('button', { name: 'Back to game' }).click();
    await expectGame(page);
  });

  await test.step('after a new version was released', async () => {
    await page.route(/LibraryDialog-.*\.js$/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p>Not found</p>' }),
    );
    await page.route(/\/$/, (route) =>
      route.fulfill({
        contentType: 'text/html',
        // Every version has this script.
        body: '<title>ScraeBBKle</title><script src="./look.js"></script>',
      }),
    );
    await page.locator('summary', { hasText: 'Menu' }).click();
    await page.getByRole('button', { name: 'Your games' }).click();
    await expect(missing).toContainText('update once the new version is ready.');
    await expect(missing.getByRole('button', { name: 'Update' })).toBeEnabled();
    await missing.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('that version is offered between turns', async () => {
    const note = page.getByText('A new version is ready.');
    await expect(note).toBeVisible();
    await moveBox(page).fill('HEX,2b');
    await expect(note).toHaveCount(0);
    await moveBox(page).fill('');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(note).toHaveCount(0);
    await expectGame(page);
  });
});
