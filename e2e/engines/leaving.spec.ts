import { expect } from '@playwright/test';
import { machine } from '../../scripts/browser/probes';
import { programsOf } from '../../scripts/engines/find';
import { launchEngine } from '../../scripts/engines/puppeteer';
import { serveStatically } from '../lib/static-site';
import { test } from './test';

test.skip(
  ({ engine }) => engine !== 'Firefox',
  'other engines go on with what a page waits for until the next one is there',
);

test('a page that is left while it loads does not load again', async () => {
  const site = await serveStatically();
  const browser = await launchEngine('Firefox', (await programsOf(machine, 'Firefox')) ?? []);
  const page = await browser.newPage();
  const sendDrawing = site.hold(/\/draw-[^/]*\.js$/);
  const sendOther = site.hold(/classic\.txt$/);
  const other = `${site.address}resources/boards/classic.txt`;
  const asked: string[] = [];
  const brokenOff: string[] = [];
  const drawingIn = (urls: readonly string[]): boolean =>
    urls.some((url) => /\/draw-[^/]*\.js$/.test(url));
  page.on('request', (request) => asked.push(request.url()));
  page.on('requestfailed', (request) => brokenOff.push(request.url()));

  const opening = page.goto(site.address).catch(() => {});
  await expect.poll(() => drawingIn(asked)).toBe(true);
  // The page's own script is running and has read its settings.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.dataset['theme']))
    .toBeDefined();
  await page.evaluate((address) => location.assign(address), other);
  await expect.poll(() => asked.includes(other)).toBe(true);
  await expect.poll(() => drawingIn(brokenOff)).toBe(true);
  sendOther();
  await expect.poll(() => page.url()).toBe(other);
  expect(asked.filter((url) => url === site.address)).toHaveLength(1);

  sendDrawing();
  await opening;
  await browser.close();
  await site.stop();
});
