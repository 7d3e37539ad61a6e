import { describe, expect, it } from 'vitest';
import { type BrowserProbes, findBrowser, isDebian, usualPaths } from '../../scripts/browser/find';

const own = '/cache/playwright/chrome';
const debian = 'NAME="Debian GNU/Linux"\nID=debian\n';

/** A machine made by hand: its files, and what the installers put there. */
interface Machine {
  platform?: string;
  environment?: Record<string, string>;
  isRoot?: boolean;
  osRelease?: string;
  /** The browsers that are there and start. */
  files?: string[];
  /** Files that are there and do not start. */
  broken?: string[];
  /** Names on PATH and where they lead. */
  path?: Record<string, string>;
  playwrightInstalls?: string[];
  aptInstalls?: string[];
}

interface HandMade {
  readonly probes: BrowserProbes;
  /** The programs that ran, version questions apart, and the lines that were said. */
  readonly log: string[];
  readonly limits: number[];
}

const handMade = (machine: Machine): HandMade => {
  const files = new Set(machine.files ?? []);
  const broken = new Set(machine.broken ?? []);
  const log: string[] = [];
  const limits: number[] = [];
  const install = (found: string[] | undefined): boolean => {
    for (const file of found ?? []) files.add(file);
    return found !== undefined;
  };
  const probes: BrowserProbes = {
    platform: machine.platform ?? 'linux',
    environment: machine.environment ?? {},
    isRoot: machine.isRoot ?? false,
    playwrightExecutable: () => own,
    isExecutable: async (path) => files.has(path) || broken.has(path),
    onPath: async (name) => machine.path?.[name],
    osRelease: async () => machine.osRelease ?? '',
    run: async (program, args, limit) => {
      limits.push(limit);
      if (args[0] === '--version') return files.has(program);
      log.push([program, ...args].join(' '));
      return args[0] === 'install' ? install(machine.aptInstalls) : true;
    },
    runPlaywright: async (args, limit) => {
      limits.push(limit);
      log.push(['playwright', ...args].join(' '));
      return install(machine.playwrightInstalls);
    },
    say: (line) => {
      log.push(`say ${line}`);
    },
  };
  return { probes, log, limits };
};

const commands = (log: readonly string[]): readonly string[] =>
  log.filter((line) => !line.startsWith('say '));

const fails = (): never => {
  throw new Error('out of order');
};

const rejects = (): Promise<never> => Promise.reject(new Error('out of order'));

const download = 'playwright install chromium --no-shell --no-progress';
const apt = ['apt-get update', 'apt-get install -y --no-install-recommends chromium'];

describe('a browser that is there', () => {
  it('is the one that is named, before all others', async () => {
    const environment = { BROWSER_EXECUTABLE: '/opt/mine' };
    const { probes, log } = handMade({ environment, files: [own] });
    expect(await findBrowser(probes)).toEqual({ ok: true, executable: '/opt/mine' });
    expect(log).toEqual([]);
  });

  it('is not named by an empty name', async () => {
    const { probes } = handMade({ environment: { BROWSER_EXECUTABLE: '' }, files: [own] });
    expect(await findBrowser(probes)).toEqual({ ok: true, executable: own });
  });

  it('is the one that Playwright has downloaded, before all others', async () => {
    const { probes, log } = handMade({
      files: [own, '/usr/bin/google-chrome'],
      path: { 'google-chrome': '/usr/bin/google-chrome' },
    });
    expect(await findBrowser(probes)).toEqual({ ok: true, executable: own });
    expect(log).toEqual([]);
  });

  it('may be Chrome, Chromium or Edge on PATH, in this order', async () => {
    const path = { chromium: '/usr/bin/chromium', 'microsoft-edge': '/usr/bin/microsoft-edge' };
    const { probes, log } = handMade({ files: Object.values(path), path });
    expect(await findBrowser(probes)).toEqual({ ok: true, executable: '/usr/bin/chromium' });
    expect(log).toEqual([]);
  });

  it('may be in a Linux directory that PATH does not name', async () => {
    const { probes } = handMade({ files: ['/opt/google/chrome/chrome'] });
    expect(await findBrowser(probes)).toEqual({
      ok: true,
      executable: '/opt/google/chrome/chrome',
    });
  });

  it('may be an app of macOS, for all or for one user', async () => {
    const app = 'Applications/Chromium.app/Contents/MacOS/Chromium';
    for (const executable of [`/${app}`, `/Users/ada/${app}`]) {
      const { probes } = handMade({
        platform: 'darwin',
        environment: { HOME: '/Users/ada' },
        files: [executable],
      });
      expect(await findBrowser(probes)).toEqual({ ok: true, executable });
    }
  });

  it('may be in a program folder of Windows, where no version is asked for', async () => {
    const executable = 'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe';
    const { probes, limits } = handMade({
      platform: 'win32',
      environment: {
        PROGRAMFILES: 'C:\\Program Files',
        'PROGRAMFILES(X86)': 'C:\\Program Files (x86)',
      },
      files: [executable],
    });
    expect(await findBrowser(probes)).toEqual({ ok: true, executable });
    expect(limits).toEqual([]);
  });

  it('is passed over when it does not start', async () => {
    const { probes, log } = handMade({
      broken: [own, '/usr/bin/chromium-browser'],
      files: ['/snap/bin/chromium'],
      path: { 'chromium-browser': '/usr/bin/chromium-browser' },
    });
    expect(await findBrowser(probes)).toEqual({ ok: true, executable: '/snap/bin/chromium' });
    expect(log).toEqual([]);
  });
});

describe("Playwright's download", () => {
  it('is made, after one line, when nothing is there, and used', async () => {
    const { probes, log, limits } = handMade({ playwrightInstalls: [own] });
    expect(await findBrowser(probes)).toEqual({ ok: true, executable: own });
    expect(log).toEqual([expect.stringMatching(/^say .*Playwright/), download]);
    expect(limits[0]).toBeLessThanOrEqual(180_000);
  });

  it('is not used when it says it worked and left nothing', async () => {
    const { probes, log } = handMade({ playwrightInstalls: [] });
    expect(await findBrowser(probes)).toMatchObject({ ok: false });
    expect(commands(log)).toEqual([download]);
  });

  it('is not used when what it left does not start', async () => {
    const { probes } = handMade({
      broken: [own],
      playwrightInstalls: [],
      isRoot: true,
      osRelease: debian,
      aptInstalls: ['/usr/bin/chromium'],
    });
    expect(await findBrowser(probes)).toEqual({ ok: true, executable: '/usr/bin/chromium' });
  });
});

describe("Debian's package", () => {
  it('is installed, after one line, when the download fails and root asks', async () => {
    const { probes, log } = handMade({
      isRoot: true,
      osRelease: debian,
      aptInstalls: ['/usr/bin/chromium'],
    });
    expect(await findBrowser(probes)).toEqual({ ok: true, executable: '/usr/bin/chromium' });
    expect(commands(log)).toEqual([download, ...apt]);
    expect(log.indexOf(apt[0] ?? '')).toBe(log.length - 2);
    expect(log[log.length - 3]).toMatch(/^say .*apt-get/);
  });

  it.each([
    ['another user than root', { isRoot: false, osRelease: debian }],
    ['another system', { isRoot: true, osRelease: 'ID=fedora\nID_LIKE="rhel centos"\n' }],
    ['a system without a name', { isRoot: true, osRelease: '' }],
  ])('is left alone for %s', async (_who, machine) => {
    const { probes, log } = handMade({ ...machine, aptInstalls: ['/usr/bin/chromium'] });
    expect(await findBrowser(probes)).toMatchObject({ ok: false });
    expect(commands(log)).toEqual([download]);
  });
});

describe('no browser at all', () => {
  it('is one sentence that says what to install', async () => {
    const { probes, log } = handMade({ isRoot: true, osRelease: debian });
    const finding = await findBrowser(probes);
    expect(finding).toMatchObject({ ok: false });
    expect(finding.ok ? '' : finding.message).toMatch(/^[^.]*install Google Chrome[^.]*\.$/);
    expect(commands(log)).toEqual([download, ...apt]);
  });

  it('is the answer, not an error, when every probe fails', async () => {
    const probes: BrowserProbes = {
      platform: 'linux',
      environment: {},
      isRoot: true,
      playwrightExecutable: fails,
      isExecutable: rejects,
      onPath: rejects,
      osRelease: rejects,
      run: rejects,
      runPlaywright: rejects,
      say: fails,
    };
    expect(await findBrowser(probes)).toMatchObject({ ok: false });
  });
});

describe('isDebian', () => {
  it.each([
    ['ID=debian', true],
    ['ID="debian"', true],
    ["NAME=Mint\nID=linuxmint\nID_LIKE='ubuntu debian'", true],
    ['ID=fedora', false],
    ['NAME=debian', false],
    ['ID=debianish', false],
    ['', false],
  ])('of %j is %s', (text, expected) => {
    expect(isDebian(text)).toBe(expected);
  });
});

describe('usualPaths', () => {
  it('leaves out folders that the environment does not name', () => {
    expect(usualPaths('win32', {})).toEqual([]);
    expect(usualPaths('darwin', {})).toHaveLength(3);
  });
});
