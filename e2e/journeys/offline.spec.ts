import { readFile } from 'node:fs/promises';
import { test, versionOf, visitOnce } from '../lib/offline';
import { readRecord, saveRecord } from '../lib/records';
import { expectTurns, startGame } from '../lib/table';
import { FIRST_VISIT } from '../lib/first-visit';
import { expect } from '../lib/test';

test.use({ serviceWorkers: 'allow', ...FIRST_VISIT });

test('after a first visit, a game can be played and exported without a network', async ({
  page,
  site,
}) => {
  test.slow();
  await visitOnce(page, site);

  await test.step('a game is begun against a computer', async () => {
    await page.goto(site.address);
    expect(await versionOf(page)).toBe('first');
    await startGame(page, { seed: '7', seats: ['computer', 'human'], levels: ['champion'] });
    await expectTurns(page, 1);
  });

  expect(readRecord(await saveRecord(page)).record.events.length).toBeGreaterThan(0);

  await test.step('the library, and all games in one file', async () => {
    await page.locator('summary', { hasText: 'Record' }).click();
    await page.getByRole('button', { name: 'Your games' }).click();
    const library = page.getByRole('dialog', { name: 'Your games' });
    await expect(library.locator('.game-card')).not.toHaveCount(0);
    const download = page.waitForEvent('download');
    await library.getByRole('button', { name: 'Export everything' }).click();
    const file = await (await download).path();
    const archive = JSON.parse(await readFile(file, 'utf8'));
    expect(archive.games.length).toBeGreaterThanOrEqual(1);
  });
});
