import { once } from 'node:events';
import { createServer } from 'node:net';
import { Builder, By, until as becomes, type WebElement } from 'selenium-webdriver';
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
import { type CleanUp, startProgram, temporaryFolder } from './clean-up';
import { PATIENCE, until } from './patience';

/** The programs with which WebKitGTK is driven. */
export interface WebKitPrograms {
  /** WebKitWebDriver, which starts the browser. */
  readonly driver: string;
  /** Xvfb, a screen that nobody sees: WebKit always opens a window. */
  readonly display: string;
}

/** Room for the window with its bars, in pixels. */
const SCREEN = '1600x1200x24';

/** Into how many movements of the mouse a drag is divided, and how long each takes, in ms. */
const STEPS = 8;
const STEP_TIME = 20;

/** Starts a screen; the result is its name, `:7`. */
async function startDisplay(program: string, atEnd: CleanUp): Promise<string> {
  // Without a socket file, which it would leave behind.
  const args = ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp', '-nolisten', 'unix'];
  const screen = startProgram(atEnd, program, args, {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  // It writes its number to the third channel once it is there.
  const channel = screen.stdio[3];
  if (!channel) throw new Error('The screen has no channel to tell its number');
  const [number] = await once(channel, 'data');
  return `:${String(number).trim()}`;
}

/** A port that is free now. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('There is no free port');
  return address.port;
}

const isUp = async (address: string): Promise<boolean> => {
  try {
    return (await fetch(`${address}/status`)).ok;
  } catch {
    return false;
  }
};

/** Starts WebKitWebDriver; the result is its address. */
async function startDriver({ driver, display }: WebKitPrograms, atEnd: CleanUp): Promise<string> {
  const home = await temporaryFolder(atEnd);
  const screen = await startDisplay(display, atEnd);
  const port = await freePort();
  startProgram(atEnd, driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      HOME: home,
      XDG_CACHE_HOME: home,
      XDG_CONFIG_HOME: home,
      XDG_DATA_HOME: home,
      DISPLAY: screen,
      GDK_BACKEND: 'x11',
      NO_AT_BRIDGE: '1',
    },
  });
  const address = `http://127.0.0.1:${port}`;
  await until(() => isUp(address), Boolean);
  return address;
}

/** Starts WebKitGTK's own small browser on a screen that nobody sees, and drives it by WebDriver. */
export async function startWebKit(programs: WebKitPrograms, atEnd: CleanUp): Promise<Browser> {
  const address = await startDriver(programs, atEnd);
  const driver = await new Builder()
    .usingServer(address)
    .withCapabilities({ browserName: 'MiniBrowser' })
    .build();
  atEnd.add(() => driver.quit());
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...WINDOW });

  const usable = async (target: Target): Promise<WebElement> => {
    const element = await driver.wait(becomes.elementLocated(By.xpath(target)), PATIENCE);
    await driver.wait(becomes.elementIsVisible(element), PATIENCE);
    return driver.wait(becomes.elementIsEnabled(element), PATIENCE);
  };

  const inSight = async (target: Target): Promise<WebElement> => {
    const element = await usable(target);
    await driver.executeScript(bringIntoSight, element);
    return element;
  };

  const focus = async (target: Target): Promise<WebElement> => {
    const element = await usable(target);
    await driver.executeScript(takeFocus, element);
    return element;
  };

  return {
    open: (page) => driver.get(page),
    reload: () => driver.navigate().refresh(),
    click: async (target) => (await inSight(target)).click(),
    focus: async (target) => void (await focus(target)),
    fill: async (target, text) => {
      await driver.executeScript(markText, await focus(target));
      await driver.actions().sendKeys(text).perform();
    },
    drag: async (from, to) => {
      const tile = await inSight(from);
      const goal = await inSight(to);
      const [start, end] = [await tile.getRect(), await goal.getRect()];
      const drag = driver.actions({ async: true }).move({ origin: tile }).press();
      for (let step = 1; step < STEPS; step++) {
        const x = Math.round(start.x + ((end.x - start.x) * step) / STEPS);
        const y = Math.round(start.y + ((end.y - start.y) * step) / STEPS);
        drag.move({ x, y, duration: STEP_TIME });
      }
      await drag.move({ origin: goal, duration: STEP_TIME }).release().perform();
    },
    upload: async (target, path) => {
      const input = await driver.wait(becomes.elementLocated(By.xpath(target)), PATIENCE);
      await input.sendKeys(path);
    },
    isInSight: async (target) => driver.executeScript<boolean>(isUncovered, await usable(target)),
    text: async (target) => {
      const [element] = await driver.findElements(By.xpath(target));
      return element && driver.executeScript<string>(readText, element);
    },
  };
}
