import { type Browser, launch, type Page } from 'puppeteer-core';
import { chromiumArguments } from '../browser/arguments';
import { type Driver, lookInPage, WINDOW } from './driver';

export type PuppeteerEngine = 'Chromium' | 'Firefox';

/** Start options; without a profile the browser keeps nothing after it ends. */
export interface Launch {
  readonly profile?: string;
  /** Folder for downloads, which are then saved without a prompt; Firefox only. */
  readonly downloads?: string;
  /** Whether service workers are enabled; Firefox only. */
  readonly serviceWorkers?: boolean;
}

const firefoxPreferences = ({ downloads, serviceWorkers = true }: Launch) => ({
  'dom.serviceWorkers.enabled': serviceWorkers,
  ...(downloads === undefined
    ? {}
    : { 'browser.download.folderList': 2, 'browser.download.dir': downloads }),
});

/** Starts Chromium, a browser based on it, or Firefox, which is driven by WebDriver BiDi. */
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

/** Drives a page; closing it closes its browser. */
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

/** Starts a browser without a profile, and drives one of its pages. */
export async function startPuppeteer(
  engine: PuppeteerEngine,
  programs: readonly string[],
): Promise<Driver> {
  const browser = await launchEngine(engine, programs);
  return driverOf(await browser.newPage());
}
