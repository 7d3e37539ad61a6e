import { join, win32 } from 'node:path';
import { playwrightCli, type Probes } from './probes';
import { installMissing, onPath, type Program } from './programs';

/** Time limits for `--version`, and for Playwright's download, in ms. */
const LIMITS = { version: 20_000, download: 3 * 60_000 } as const;

const NAMES = [
  'google-chrome-stable',
  'google-chrome',
  'chromium',
  'chromium-browser',
  'microsoft-edge-stable',
  'microsoft-edge',
];

// A minimal PATH, for example in a scheduled job, lacks these directories.
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
 * Paths at which installers put Chrome, Chromium and Edge on this platform, best first. Folders without an environment
 * variable are left out.
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

/** The first path to a program that runs and prints its version. */
export async function firstThatStarts(
  probes: Probes,
  paths: readonly (string | undefined)[],
): Promise<string | undefined> {
  for (const path of paths) {
    if (!path || !(await probes.isExecutable(path))) continue;
    // Chrome for Windows opens a window on `--version`. Elsewhere a download without its system libraries, or a
    // stub for a missing snap, exists but does not run.
    if (probes.platform === 'win32') return path;
    if (await probes.run(path, ['--version'], LIMITS.version)) return path;
  }
  return undefined;
}

/**
 * Finds a browser without changing anything: the one in BROWSER_EXECUTABLE even if it does not start, else
 * Playwright's own, else an installed Chrome, Chromium or Edge.
 */
async function presentChromium(probes: Probes): Promise<string | undefined> {
  const named = probes.environment['BROWSER_EXECUTABLE'];
  if (named) return named;
  const known = await Promise.all(NAMES.map((name) => probes.onPath(name)));
  return firstThatStarts(probes, [probes.playwrightExecutable(), ...known, ...usualPaths(probes)]);
}

export const chromium: Program = {
  name: 'Chrome, Chromium or Edge that starts',
  packageName: 'chromium',
  find: presentChromium,
};

/**
 * Finds or installs the browser for the end-to-end tests: an existing one, else Playwright's download, else the
 * system's package (Debian, as root). The last two change the machine and print a line first. Returns undefined if
 * there is still none.
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

/** Chromium without windows: the same engine in three quarters of the time. */
export const headlessShell: Program = onPath('chromium-headless-shell', 'chromium-headless-shell');

/** The browser for unattended tests: one without windows if possible, else any. */
export async function findHeadlessBrowser(probes: Probes): Promise<string | undefined> {
  const isNamed = Boolean(probes.environment['BROWSER_EXECUTABLE']);
  const shell = isNamed ? undefined : await headlessShell.find(probes);
  return (await firstThatStarts(probes, [shell])) ?? findBrowser(probes);
}

export const NO_BROWSER =
  'No browser for the end-to-end tests was found: install Google Chrome, Chromium or ' +
  'Microsoft Edge, or set BROWSER_EXECUTABLE to the path of one, and run this again.';
