import { spawn } from 'node:child_process';
import { constants } from 'node:fs';
import { access, readFile, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/**
 * What the scripts may ask of the machine and do to it, so that their decisions can be tested with
 * machines made by hand. No probe rejects.
 */
export interface Probes {
  /** Node's name of the platform: `linux`, `darwin`, `win32`, … */
  readonly platform: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly isRoot: boolean;
  /** Where Playwright keeps its own Chromium, whether or not it is there; empty where it has none. */
  readonly playwrightExecutable: () => string;
  /** Whether the path names a file that this user may execute. */
  readonly isExecutable: (path: string) => Promise<boolean>;
  /** The first executable of that name in the directories of PATH. */
  readonly onPath: (name: string) => Promise<string | undefined>;
  /** The text of `/etc/os-release`; empty if there is no such file. */
  readonly osRelease: () => Promise<string>;
  /** Runs a program without output, for at most `limit` ms; true when it exits with 0. */
  readonly run: (program: string, args: readonly string[], limit: number) => Promise<boolean>;
  /** Tells the person at the terminal one line. */
  readonly say: (line: string) => void;
}

/**
 * The script behind Playwright's command line, to be run by Node itself: the files that npm puts
 * in `node_modules/.bin` start in one way on Windows and in another elsewhere.
 */
export const playwrightCli = createRequire(import.meta.url).resolve('@playwright/test/cli');

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
        // Playwright tries five times, so a network that swallows packets costs 50 s and not 150.
        PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000',
        ...process.env,
        DEBIAN_FRONTEND: 'noninteractive',
      },
    });
    child.on('error', () => {
      if (child.pid === undefined) resolve(false);
    });
    child.on('close', (code) => resolve(code === 0));
  });

const playwrightExecutable = (): string => {
  try {
    return chromium.executablePath();
  } catch {
    // Playwright has no browser for this platform.
    return '';
  }
};

/** The probes that look at this machine, and change it where a script says so. */
export const machine: Probes = {
  platform: process.platform,
  environment: process.env,
  isRoot: process.getuid?.() === 0,
  playwrightExecutable,
  isExecutable,
  onPath,
  osRelease: () => readFile('/etc/os-release', 'utf8').catch(() => ''),
  run,
  say: (line) => console.log(line),
};
