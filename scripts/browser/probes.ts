import { spawn } from 'node:child_process';
import { constants } from 'node:fs';
import { access, readFile, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import type { BrowserProbes } from './find';

/**
 * The script behind Playwright's command line, to be run by Node itself: the files that npm puts
 * in `node_modules/.bin` start in one way on Windows and in another elsewhere.
 */
export const playwrightCli = createRequire(import.meta.url).resolve('@playwright/test/cli');

// Playwright tries five times, so a network that swallows packets costs 50 s and not 150.
const quietSocketLimit = '10000';

const isExecutable = async (path: string): Promise<boolean> => {
  try {
    await access(path, constants.X_OK);
    return (await stat(path)).isFile();
  } catch {
    return false;
  }
};

const onPath = async (name: string): Promise<string | undefined> => {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  for (const folder of folders) {
    const path = join(folder, name);
    if (await isExecutable(path)) return path;
  }
  return undefined;
};

const run = (program: string, args: readonly string[], limit: number): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(program, args, {
      stdio: 'ignore',
      // Not by `timeout`, which goes on waiting for a program that could not be started.
      signal: AbortSignal.timeout(limit),
      windowsHide: true,
      env: {
        PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: quietSocketLimit,
        ...process.env,
        DEBIAN_FRONTEND: 'noninteractive',
      },
    });
    child.on('error', () => {
      if (child.pid === undefined) resolve(false);
    });
    child.on('close', (code) => resolve(code === 0));
  });

/** The probes that look at this machine and, where the finder says so, install on it. */
export const machine: BrowserProbes = {
  platform: process.platform,
  environment: process.env,
  isRoot: process.getuid?.() === 0,
  playwrightExecutable: () => chromium.executablePath(),
  isExecutable,
  onPath,
  osRelease: () => readFile('/etc/os-release', 'utf8'),
  run,
  runPlaywright: (args, limit) => run(process.execPath, [playwrightCli, ...args], limit),
  say: (line) => console.log(line),
};
