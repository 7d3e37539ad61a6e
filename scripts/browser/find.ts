/** How long one outside program may run before the finder gives up on it, in milliseconds. */
const limits = {
  version: 20_000,
  playwright: 3 * 60_000,
  aptUpdate: 3 * 60_000,
  aptInstall: 10 * 60_000,
} as const;

const missing =
  'No browser for the end-to-end tests was found: install Google Chrome, Chromium or ' +
  'Microsoft Edge, or set BROWSER_EXECUTABLE to the path of one, and run this again.';

/**
 * What the finder may ask of the machine and do to it. The finder holds every decision, so that
 * each can be tested with hand-made probes; the real ones are in `probes`.
 */
export interface BrowserProbes {
  /** Node's name of the platform: `linux`, `darwin`, `win32`, … */
  readonly platform: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly isRoot: boolean;
  /** Where Playwright keeps its own Chromium, whether or not it is there. */
  playwrightExecutable(): string;
  /** Whether the path names a file that this user may execute. */
  isExecutable(path: string): Promise<boolean>;
  /** The first executable of that name in the directories of PATH. */
  onPath(name: string): Promise<string | undefined>;
  /** The text of `/etc/os-release`. */
  osRelease(): Promise<string>;
  /** Runs a program without output, at most `limit` milliseconds; true when it exits with 0. */
  run(program: string, args: readonly string[], limit: number): Promise<boolean>;
  /** Runs Playwright's own command line in the manner of `run`. */
  runPlaywright(args: readonly string[], limit: number): Promise<boolean>;
  /** Tells the person at the terminal one line. */
  say(line: string): void;
}

/** The path of a browser that starts, or one sentence for the person who has none. */
export type BrowserFinding =
  | { readonly ok: true; readonly executable: string }
  | { readonly ok: false; readonly message: string };

/** A probe that fails has found nothing: the finder then looks further. */
const ask = async <T>(probe: () => T | Promise<T>, otherwise: T): Promise<T> => {
  try {
    return await probe();
  } catch {
    return otherwise;
  }
};

const linuxNames = [
  'google-chrome-stable',
  'google-chrome',
  'chromium',
  'chromium-browser',
  'microsoft-edge-stable',
  'microsoft-edge',
];

// A minimal PATH, such as a scheduled job has, lacks these directories.
const linuxPaths = [
  '/opt/google/chrome/chrome',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/opt/microsoft/msedge/msedge',
  '/snap/bin/chromium',
];

const macApps = ['Google Chrome', 'Chromium', 'Microsoft Edge'];

const windowsPaths = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
];

const windowsFolders = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'];

/**
 * The paths at which this platform's installers put Chrome, Chromium and Edge, best first.
 * Folders that the environment does not name are left out.
 */
export function usualPaths(
  platform: string,
  environment: Readonly<Record<string, string | undefined>>,
): readonly string[] {
  if (platform === 'win32') {
    const folders = windowsFolders.flatMap((name) => environment[name] ?? []);
    return windowsPaths.flatMap((path) => folders.map((folder) => `${folder}\\${path}`));
  }
  if (platform === 'darwin') {
    const home = environment['HOME'];
    const folders = ['/Applications', ...(home === undefined ? [] : [`${home}/Applications`])];
    return macApps.flatMap((app) =>
      folders.map((folder) => `${folder}/${app}.app/Contents/MacOS/${app}`),
    );
  }
  return linuxPaths;
}

/** Whether the text of `/etc/os-release` is Debian's or that of a system derived from it. */
export function isDebian(osRelease: string): boolean {
  return osRelease.split('\n').some((line) => {
    const [, value] = /^ID(?:_LIKE)?=["']?([^"']*)["']?\s*$/.exec(line) ?? [];
    return value?.split(/\s+/).includes('debian') ?? false;
  });
}

/** What installing packages asks of the machine. */
export type InstallProbes = Pick<BrowserProbes, 'isRoot' | 'osRelease' | 'run'>;

/** Whether Debian's packages can be installed here, and by this user. */
export const mayInstall = async (probes: InstallProbes): Promise<boolean> =>
  probes.isRoot && isDebian(await ask(() => probes.osRelease(), ''));

/** Installs Debian's packages as far as that works; never rejects. */
export async function installPackages(
  probes: InstallProbes,
  packages: readonly string[],
): Promise<void> {
  // One unreachable source fails the update although the others may well hold the packages.
  await ask(() => probes.run('apt-get', ['update'], limits.aptUpdate), false);
  // The recommended packages, five times as many, are for a desktop: printing, power, portals.
  const args = ['install', '-y', '--no-install-recommends', ...packages];
  await ask(() => probes.run('apt-get', args, limits.aptInstall), false);
}

/** Whether a path leads to a program that starts and says its version. */
export const starts = async (
  probes: Pick<BrowserProbes, 'platform' | 'isExecutable' | 'run'>,
  path: string,
): Promise<boolean> => {
  if (!(await ask(() => probes.isExecutable(path), false))) return false;
  // Chrome for Windows answers `--version` by opening a window.
  if (probes.platform === 'win32') return true;
  // A download without its system libraries, or a stub for a missing snap, is there but no use.
  return ask(() => probes.run(path, ['--version'], limits.version), false);
};

/** Whoever names a browser means that one, whether or not it starts. */
const named = async ({ environment }: BrowserProbes): Promise<string | undefined> =>
  environment['BROWSER_EXECUTABLE'] || undefined;

const downloaded = async (probes: BrowserProbes): Promise<string | undefined> => {
  const path = await ask(() => probes.playwrightExecutable(), '');
  return path !== '' && (await starts(probes, path)) ? path : undefined;
};

const installed = async (probes: BrowserProbes): Promise<string | undefined> => {
  if (probes.platform !== 'win32' && probes.platform !== 'darwin') {
    for (const name of linuxNames) {
      const path = await ask(() => probes.onPath(name), undefined);
      if (path !== undefined && (await starts(probes, path))) return path;
    }
  }
  for (const path of usualPaths(probes.platform, probes.environment)) {
    if (await starts(probes, path)) return path;
  }
  return undefined;
};

const afterDownload = async (probes: BrowserProbes): Promise<string | undefined> => {
  probes.say('No browser found; trying the download that Playwright offers (3 minutes at most).');
  const args = ['install', 'chromium', '--no-shell', '--no-progress'];
  await ask(() => probes.runPlaywright(args, limits.playwright), false);
  return downloaded(probes);
};

const afterApt = async (probes: BrowserProbes): Promise<string | undefined> => {
  if (!(await mayInstall(probes))) return undefined;
  probes.say("That did not work; installing Debian's chromium package with apt-get.");
  await installPackages(probes, ['chromium']);
  return installed(probes);
};

type Look = (probes: BrowserProbes) => Promise<string | undefined>;

const firstOf = async (
  probes: BrowserProbes,
  looks: readonly Look[],
): Promise<string | undefined> => {
  for (const look of looks) {
    const executable = await ask(() => look(probes), undefined);
    if (executable !== undefined) return executable;
  }
  return undefined;
};

/**
 * The browser that is there already: the one that BROWSER_EXECUTABLE names, else Playwright's own,
 * else an installed Chrome, Chromium or Edge. Never rejects, and changes nothing.
 */
export const presentBrowser = (probes: BrowserProbes): Promise<string | undefined> =>
  firstOf(probes, [named, downloaded, installed]);

/**
 * Chooses the browser for the end-to-end tests: the one that is there already, else a fresh
 * download by Playwright, else (Debian, as root) the system's package. The last two change the
 * machine, and each says so in one line first.
 *
 * Never rejects; when there is no browser the message says in one sentence what to install.
 */
export async function findBrowser(probes: BrowserProbes): Promise<BrowserFinding> {
  const executable =
    (await presentBrowser(probes)) ?? (await firstOf(probes, [afterDownload, afterApt]));
  return executable === undefined ? { ok: false, message: missing } : { ok: true, executable };
}
