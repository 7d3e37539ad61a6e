import { type ElementHandle, launch, type LaunchOptions, type Locator } from 'puppeteer-core';
import { chromiumArguments } from '../browser/arguments';
import {
  type Browser,
  bringIntoSight,
  isUncovered,
  markText,
  readText,
  takeFocus,
  type Target,
  WINDOW,
} from './browser';
import { type CleanUp, sweep, temporaryFolder } from './clean-up';
import { PATIENCE, within } from './patience';

/** How long a browser may take to close by itself, in milliseconds. */
const FAREWELL = 5000;

/** Into how many movements of the mouse a drag is divided. */
const STEPS = 8;

const xpath = (target: Target): `xpath/${string}` => `xpath/${target}`;

async function start(options: LaunchOptions, atEnd: CleanUp): Promise<Browser> {
  const browser = await launch({
    ...options,
    defaultViewport: WINDOW,
    userDataDir: await temporaryFolder(atEnd),
    protocolTimeout: PATIENCE,
    // The run ends what it has started, and in an order of its own.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  atEnd.add(async () => {
    const program = browser.process();
    await within(FAREWELL, browser.close()).finally(() => program && sweep(program));
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE);

  const inSight = async (target: Target): Promise<Locator<Element>> => {
    const locator = page.locator(xpath(target));
    const element = await locator.waitHandle();
    await element.evaluate(bringIntoSight);
    return locator;
  };

  const focus = async (target: Target): Promise<ElementHandle> => {
    const element = await page.locator(xpath(target)).waitHandle();
    await element.evaluate(takeFocus);
    return element;
  };

  return {
    open: async (address) => void (await page.goto(address)),
    reload: async () => void (await page.reload()),
    click: async (target) => (await inSight(target)).click(),
    focus: async (target) => void (await focus(target)),
    fill: async (target, text) => {
      const box = await focus(target);
      await box.evaluate(markText);
      await page.keyboard.type(text);
    },
    drag: async (from, to) => {
      const goal = await page.locator(xpath(to)).waitHandle();
      const tile = await inSight(from);
      await tile.hover();
      await page.mouse.down();
      const { x, y } = await goal.clickablePoint();
      await page.mouse.move(x, y, { steps: STEPS });
      await page.mouse.up();
    },
    upload: async (target, path) => {
      const input = await page.locator(xpath(target)).setVisibility(null).waitHandle();
      await (await input.toElement('input')).uploadFile(path);
    },
    isInSight: async (target) => {
      const element = await page.locator(xpath(target)).waitHandle();
      return element.evaluate(isUncovered);
    },
    text: async (target) => {
      const element = await page.$(xpath(target));
      return element ? element.evaluate(readText) : undefined;
    },
  };
}

/** Starts Chromium or a browser made of it, without a window. */
export const startChromium = (executable: string, atEnd: CleanUp): Promise<Browser> =>
  start({ executablePath: executable, args: [...chromiumArguments] }, atEnd);

/** Starts Firefox, without a window, and drives it by WebDriver BiDi. */
export const startFirefox = (executable: string, atEnd: CleanUp): Promise<Browser> =>
  start({ executablePath: executable, browser: 'firefox' }, atEnd);
