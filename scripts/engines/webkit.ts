import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Builder, By } from 'selenium-webdriver';
import { type Driver, lookInPage, type Sight, WINDOW } from './driver';

const PORT = 4320;

/** Large enough for the window with its bars: pixels, then colour depth. */
const SCREEN = '1600x1200x24';

/** Variables that determine where a program stores its files. */
const HOMES = ['HOME', 'XDG_CACHE_HOME', 'XDG_CONFIG_HOME', 'XDG_DATA_HOME'];

/** Duration of a mouse movement, in ms. */
const MOVEMENT = 160;

/** Starts a program that is killed at the latest when this process exits. */
function start(program: string, args: readonly string[], options: SpawnOptions): ChildProcess {
  const child = spawn(program, args, options);
  process.once('exit', () => child.kill());
  return child;
}

/** Starts WebKitGTK's MiniBrowser on an invisible screen and drives it by WebDriver; its files go into `folder`. */
export async function startWebKit(
  [driverPath = '', screenPath = '']: readonly string[],
  folder: string,
): Promise<Driver> {
  // Xvfb writes its display number to descriptor 3 once it is ready. A Unix socket would leave a file behind.
  const args = ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp', '-nolisten', 'unix'];
  const screen = start(screenPath, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [number] = await once(screen.stdio[3] ?? screen, 'data');
  const DISPLAY = `:${String(number).trim()}`;
  const homes = Object.fromEntries(HOMES.map((name) => [name, folder]));
  const program = start(driverPath, [`--port=${PORT}`], {
    stdio: 'ignore',
    env: { ...process.env, ...homes, DISPLAY, GDK_BACKEND: 'x11', NO_AT_BRIDGE: '1' },
  });
  const address = `http://127.0.0.1:${PORT}`;
  while (!(await fetch(`${address}/status`).catch(() => undefined))?.ok) await pause(50);
  const capabilities = { browserName: 'MiniBrowser' };
  const driver = await new Builder().usingServer(address).withCapabilities(capabilities).build();
  const window = driver.manage().window();
  await window.setRect({ x: 0, y: 0, ...WINDOW });
  return {
    open: (page) => driver.get(page),
    reload: () => driver.navigate().refresh(),
    // WebDriver returns null for undefined.
    see: async (...look) =>
      (await driver.executeScript<Sight | null>(lookInPage, ...look)) ?? undefined,
    drag: async (from, to) => {
      const mouse = driver.actions({ async: true }).move({ ...from, duration: 0 });
      await mouse
        .press()
        .move({ ...to, duration: MOVEMENT })
        .release()
        .perform();
    },
    type: (text) => driver.actions().sendKeys(text).perform(),
    upload: async (target, path) => driver.findElement(By.xpath(target)).sendKeys(path),
    close: async () => {
      await driver.quit();
      program.kill();
      screen.kill();
    },
  };
}
