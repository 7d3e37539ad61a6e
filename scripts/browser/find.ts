import { join, win32 } from 'node:path';
import { playwrightCli, type Probes } from './probes';
import { installMissing, onPath, type Program } from './programs';

/** How long a browser may take to say its version, and Playwright to download one, in ms. */
const LIMITS = { version: 20_000, download: 3 * 60_000 } as const;

const NAMES = [
  'google-chrome-stable',
  'google-chrome',
  'chromium',
  'chromium-browser',
  'microsoft-edge-stable',
  'microsoft-edge',
];

// A minimal PATH, such as a scheduled job has, lacks these directories.
const LINUX_PATHS = [
  '/opt/google/chrome/chrome',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/opt/microsoft/msedge/msedge',
  '/snap/bin/chromium',
];

const MAC_APPS = ['Google Chrome', 'Chromium', 'Microsoft Edge'];

const WINDOWS_PATHS = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
];

/**
 * The paths at which this platform's installers put Chrome, Chromium and Edge, best first.
 * Folders that the environment does not name are left out.
 */
export function usualPaths({
  platform,
  environment,
}: Pick<Probes, 'platform' | 'environment'>): readonly string[] {
  const foldersOf = (...names: readonly string[]): readonly string[] =>
    names.flatMap((name) => environment[name] ?? []);
  if (platform === 'win32') {
    const folders = foldersOf('PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA');
    return WINDOWS_PATHS.flatMap((path) => folders.map((folder) => win32.join(folder, path)));
  }
  if (platform === 'darwin') {
    return MAC_APPS.flatMap((app) =>
      ['/', ...foldersOf('HOME')].map((folder) =>
        join(folder, 'Applications', `${app}.app`, 'Contents/MacOS', app),
      ),
    );
  }
  return LINUX_PATHS;
}

/** The first path that leads to a program that starts and says its version. */
export async function firstThatStarts(
  probes: Probes,
  paths: readonly (string | undefined)[],
): Promise<string | undefined> {
  for (const path of paths) {
    if (!path || !(await probes.isExecutable(path))) continue;
    // Chrome for Windows answers `--version` by opening a window; elsewhere a download without its
    // system libraries, or a stub for a missing snap, is there but no use.
    if (probes.platform === 'win32') return path;
    if (await probes.run(path, ['--version'], LIMITS.version)) return path;
  }
  return undefined;
}

/**
 * The browser that is there already: the one that BROWSER_EXECUTABLE names, whether or not it starts,
 * else Playwright's own, else an installed Chrome, Chromium or Edge. Changes nothing.
 */
async function presentChromium(probes: Probes): Promise<string | undefined> {
  const named = probes.environment['BROWSER_EXECUTABLE'];
  if (named) return named;
  const known = await Promise.all(NAMES.map((name) => probes.onPath(name)));
  return firstThatStarts(probes, [probes.playwrightExecutable(), ...known, ...usualPaths(probes)]);
}

/** The browser of the end-to-end tests. */
export const chromium: Program = {
  name: 'Chrome, Chromium or Edge that starts',
  packageName: 'chromium',
  find: presentChromium,
};

/**
 * The browser for the end-to-end tests: the one that is there already, else a fresh download by
 * Playwright, else (Debian, as root) the system's package. The last two change the machine, and each
 * says so in one line first. Undefined where there is no browser after all.
 */
export async function findBrowser(probes: Probes): Promise<string | undefined> {
  const present = await chromium.find(probes);
  if (present !== undefined) return present;
  probes.say('No browser found; trying the download that Playwright offers (3 minutes at most).');
  const args = [playwrightCli, 'install', 'chromium', '--no-shell', '--no-progress'];
  await probes.run(process.execPath, args, LIMITS.download);
  await installMissing(probes, [chromium]);
  return chromium.find(probes);
}

/** Chromium without windows: the same engine, which does the same for three quarters of the time. */
export const headlessShell: Program = onPath('chromium-headless-shell', 'chromium-headless-shell');

/** The browser for tests that nobody watches: one that has no windows, else as for all others. */
export async function findHeadlessBrowser(probes: Probes): Promise<string | undefined> {
  const isNamed = Boolean(probes.environment['BROWSER_EXECUTABLE']);
  const shell = isNamed ? undefined : await headlessShell.find(probes);
  return (await firstThatStarts(probes, [shell])) ?? findBrowser(probes);
}

/** One sentence for the person who has no browser. */
export const NO_BROWSER =
  'No browser for the end-to-end tests was found: install Google Chrome, Chromium or ' +
  'Microsoft Edge, or set BROWSER_EXECUTABLE to the path of one, and run this again.';
