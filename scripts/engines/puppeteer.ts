import { launch } from 'puppeteer-core';
import { chromiumArguments } from '../browser/arguments';
import { type Driver, lookInPage, WINDOW } from './driver';

/** Starts Chromium or a browser made of it, or Firefox, which is driven by WebDriver BiDi. */
export async function startPuppeteer(
  engine: 'Chromium' | 'Firefox',
  [executablePath = '']: readonly string[],
): Promise<Driver> {
  const browser = await launch({
    executablePath,
    defaultViewport: WINDOW,
    ...(engine === 'Firefox' ? { browser: 'firefox' } : { args: [...chromiumArguments] }),
  });
  const page = await browser.newPage();
  return {
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
    close: () => browser.close(),
  };
}
