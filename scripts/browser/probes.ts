import { spawn } from 'node:child_process';
import { constants } from 'node:fs';
import { access, readFile, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** Access of the scripts to the machine, as an interface so that tests can use fake machines. No probe rejects. */
export interface Probes {
  /** Node's name of the platform: `linux`, `darwin`, `win32`, … */
  readonly platform: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly isRoot: boolean;
  /** The path of Playwright's own Chromium, which may not exist; empty if Playwright has none. */
  readonly playwrightExecutable: () => string;
  readonly isExecutable: (path: string) => Promise<boolean>;
  /** The first executable of that name on PATH. */
  readonly onPath: (name: string) => Promise<string | undefined>;
  /** The text of `/etc/os-release`; empty if there is no such file. */
  readonly osRelease: () => Promise<string>;
  /** Runs a program without output for at most `limit` ms; returns whether it exits with 0. */
  readonly run: (program: string, args: readonly string[], limit: number) => Promise<boolean>;
  readonly say: (line: string) => void;
}

/**
 * Playwright's command-line script, to be run with Node: the files in `node_modules/.bin` need to be started
 * differently on Windows.
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
      // Not `timeout`, which keeps waiting for a program that could not be started.
      signal: AbortSignal.timeout(limit),
      windowsHide: true,
      env: {
        // Playwright tries five times, so a network that drops packets costs 50 s instead of 150.
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
