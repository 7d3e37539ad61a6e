import { readFile } from 'node:fs/promises';
import type { Traffic } from '../lib/static-site';
import { test, untilAllKept, versionOf, visitOnce } from '../lib/offline';
import { readRecord, saveRecord } from '../lib/records';
import { expectTurns, startGame } from '../lib/table';
import { FIRST_VISIT } from '../lib/first-visit';
import { playAtOnce } from '../lib/table';
import { expect } from '../lib/test';

test.use({ serviceWorkers: 'allow', ...FIRST_VISIT });

test('after a first visit, a game can be played and exported without a network', async ({
  page,
  site,
}) => {
  test.slow();
  await visitOnce(page, site);

  await test.step('a game against a computer starts', async () => {
    await page.goto(site.address);
    expect(await versionOf(page)).toBe('first');
    await startGame(page, { seed: '7', seats: ['computer', 'human'], levels: ['champion'] });
    await expectTurns(page, 1);
  });

  expect(readRecord(await saveRecord(page)).record.events.length).toBeGreaterThan(0);

  await test.step('the library opens, and exports all games in one file', async () => {
    await page.locator('summary', { hasText: 'Menu' }).click();
    await page.getByRole('button', { name: 'Your games' }).click();
    const library = page.getByRole('dialog', { name: 'Your games' });
    await expect(library.locator('.game-card')).not.toHaveCount(0);
    const download = page.waitForEvent('download');
    await library.getByRole('button', { name: 'Export all' }).click();
    const file = await (await download).path();
    const archive = JSON.parse(await readFile(file, 'utf8'));
    expect(archive.games.length).toBeGreaterThanOrEqual(1);
  });
});

/** Scripts with meanings of words, by letters. */
const MEANINGS = /^assets\/[a-z]-[\w-]+\.js$/;

const LIST = /^resources\/wordlist\.txt/;

const bytesOf = (traffic: readonly Traffic[]): number =>
  traffic.reduce((sum, { bytes }) => sum + bytes, 0);

test('a first visit fetches the words first, every file once, and the meanings of words last', async ({
  page,
  site,
}) => {
  site.allowCaching();
  const askedSoFar = (): readonly string[] =>
    site.traffic().flatMap(({ kind, address }) => (kind === 'asked' ? [address] : []));
  const sendWords = site.hold(/wordlist\.txt$/);
  await page.goto(site.address);
  await expect(playAtOnce(page)).toBeVisible();
  await expect.poll(() => askedSoFar().some((address) => LIST.test(address))).toBe(true);
  await test.step('nothing is cached while the page waits for the words', async () => {
    const idle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 3000 }));
    for (let time = 0; time < 2; time++) await page.evaluate(idle);
    expect(askedSoFar()).not.toContain('sw.js');
    expect(bytesOf(site.traffic())).toBeLessThan(1_000_000);
  });
  sendWords();
  await untilAllKept(page);

  // A browser asks for a service worker again, to see whether there is a newer one, a few seconds after it has started.
  const first = site
    .traffic()
    .findIndex(({ kind, address }) => kind === 'sent' && address === 'sw.js');
  const traffic = site
    .traffic()
    .filter(({ address }, index) => index <= first || address !== 'sw.js');
  const asked = traffic.flatMap(({ kind, address }) => (kind === 'asked' ? [address] : []));
  const place = (kind: Traffic['kind'], address: RegExp): number =>
    traffic.findIndex((each) => each.kind === kind && address.test(each.address));
  expect(place('sent', LIST)).toBeLessThan(place('asked', /^sw\.js$/));
  const lists = asked.filter((address) => LIST.test(address));
  expect(lists).toEqual([expect.stringMatching(/^resources\/wordlist\.txt\?v=[0-9a-f]{64}$/)]);
  expect(asked.toSorted()).toEqual([...new Set(asked)].toSorted());

  await test.step('the meanings are fetched after everything else', () => {
    const from = place('asked', MEANINGS);
    const others = traffic.slice(from).filter(({ address }) => !MEANINGS.test(address));
    expect(others).toEqual([]);
    expect(asked.filter((address) => MEANINGS.test(address))).toHaveLength(26);
    expect(bytesOf(traffic.slice(0, from))).toBeLessThan(5_000_000);
    expect(bytesOf(traffic.slice(from))).toBeGreaterThan(3_000_000);
  });
});
