import { type Browser, launch, type Page } from 'puppeteer-core';
import { chromiumArguments } from '../browser/arguments';
import { type Driver, lookInPage, WINDOW } from './driver';

/** The engines that are driven by Puppeteer. */
export type PuppeteerEngine = 'Chromium' | 'Firefox';

/** What a browser is started with; it keeps nothing beyond its end where no folder is named. */
export interface Launch {
  readonly profile?: string;
  /** Where files go that are saved, without a question; Firefox alone heeds it. */
  readonly downloads?: string;
  /** Whether pages may be served without a network; Firefox alone heeds it. */
  readonly serviceWorkers?: boolean;
}

const firefoxPreferences = ({ downloads, serviceWorkers = true }: Launch) => ({
  'dom.serviceWorkers.enabled': serviceWorkers,
  ...(downloads === undefined
    ? {}
    : { 'browser.download.folderList': 2, 'browser.download.dir': downloads }),
});

/** Starts Chromium or a browser made of it, or Firefox, which is driven by WebDriver BiDi. */
export function launchEngine(
  engine: PuppeteerEngine,
  [executablePath = '']: readonly string[],
  launched: Launch = {},
): Promise<Browser> {
  const { profile } = launched;
  return launch({
    executablePath,
    defaultViewport: WINDOW,
    ...(profile === undefined ? {} : { userDataDir: profile }),
    ...(engine === 'Firefox'
      ? { browser: 'firefox', extraPrefsFirefox: firefoxPreferences(launched) }
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
