import { type Browser, launch, type Page } from 'puppeteer-core';
import { chromiumArguments } from '../browser/arguments';
import { type Driver, lookInPage, WINDOW } from './driver';

/** The engines that are driven by Puppeteer. */
export type PuppeteerEngine = 'Chromium' | 'Firefox';

/** What a browser keeps beyond its end; nothing where it is left out. */
export interface Folders {
  readonly profile?: string;
  /** Where files go that are saved; Firefox alone heeds it. */
  readonly downloads?: string;
}

/** The preferences by which Firefox saves files in a folder without asking. */
const downloadPreferences = (folder: string | undefined) =>
  folder === undefined ? {} : { 'browser.download.folderList': 2, 'browser.download.dir': folder };

/** Starts Chromium or a browser made of it, or Firefox, which is driven by WebDriver BiDi. */
export function launchEngine(
  engine: PuppeteerEngine,
  [executablePath = '']: readonly string[],
  { profile, downloads }: Folders = {},
): Promise<Browser> {
  return launch({
    executablePath,
    defaultViewport: WINDOW,
    ...(profile === undefined ? {} : { userDataDir: profile }),
    ...(engine === 'Firefox'
      ? { browser: 'firefox', extraPrefsFirefox: downloadPreferences(downloads) }
      : { args: [...chromiumArguments] }),
  });
}

/** Drives a page; when it is done with, its browser is. */
export const driverOf = (page: Page): Driver => ({
  open: (address) => page.goto(address),
  reload: () => page.reload(),
  see: (...look) => page.evaluate(lookInPage, ...look),
  drag: async (from, to) => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 8 });
    await page.mouse.up();
  },
  type: (text) => page.keyboard.type(text),
  upload: async (target, path) => {
    const input = await page.$(`xpath/${target}`);
    await (await input?.toElement('input'))?.uploadFile(path);
  },
  close: () => page.browser().close(),
});

/** Starts a browser that forgets everything when it ends, and drives a page of it. */
export async function startPuppeteer(
  engine: PuppeteerEngine,
  programs: readonly string[],
): Promise<Driver> {
  const browser = await launchEngine(engine, programs);
  return driverOf(await browser.newPage());
}
