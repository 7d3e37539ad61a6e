import { describe, expect, it } from 'vitest';
import type { BrowserProbes } from '../../scripts/browser/find';
import { type EngineFinding, installedEngines, presentEngines } from '../../scripts/engines/find';

const debian = 'ID=debian\n';

const paths: Readonly<Record<string, string>> = {
  chromium: '/usr/bin/chromium',
  'firefox-esr': '/usr/bin/firefox-esr',
  WebKitWebDriver: '/usr/bin/WebKitWebDriver',
  Xvfb: '/usr/bin/Xvfb',
};

/** The program on PATH that a package of Debian brings. */
const programOf: Readonly<Record<string, string>> = {
  chromium: 'chromium',
  'firefox-esr': 'firefox-esr',
  'webkit2gtk-driver': 'WebKitWebDriver',
  xvfb: 'Xvfb',
};

/** A machine made by hand: its programs on PATH, and what its packages bring. */
interface Machine {
  readonly programs?: readonly string[];
  /** Files that are there and do not start. */
  readonly broken?: readonly string[];
  readonly platform?: string;
  readonly files?: readonly string[];
  readonly isRoot?: boolean;
  readonly osRelease?: string;
  readonly packages?: readonly string[];
}

function handMade(machine: Machine): { readonly probes: BrowserProbes; readonly log: string[] } {
  const programs = new Set(machine.programs);
  const log: string[] = [];
  const isThere = (path: string): boolean =>
    [...programs].some((name) => paths[name] === path) || (machine.files?.includes(path) ?? false);
  const probes: BrowserProbes = {
    platform: machine.platform ?? 'linux',
    environment: {},
    isRoot: machine.isRoot ?? false,
    playwrightExecutable: () => '',
    isExecutable: async (path) => isThere(path),
    onPath: async (name) => (programs.has(name) ? paths[name] : undefined),
    osRelease: async () => machine.osRelease ?? '',
    run: async (program, args) => {
      if (args[0] === '--version') return !machine.broken?.includes(program);
      log.push([program, ...args].join(' '));
      if (args[0] !== 'install') return true;
      for (const name of args.filter((each) => machine.packages?.includes(each))) {
        programs.add(programOf[name] ?? name);
      }
      return true;
    },
    runPlaywright: async () => {
      log.push('playwright');
      return false;
    },
    say: (line) => void log.push(`say ${line}`),
  };
  return { probes, log };
}

const chromium = { ok: true, engine: { name: 'Chromium', executable: paths['chromium'] } };
const firefox = { ok: true, engine: { name: 'Firefox', executable: paths['firefox-esr'] } };
const webKit = {
  ok: true,
  engine: { name: 'WebKit', driver: paths['WebKitWebDriver'], display: paths['Xvfb'] },
};

const missing = (findings: readonly EngineFinding[]): readonly string[] =>
  findings.flatMap((finding) => (finding.ok ? [] : [finding.name]));

const update = 'apt-get update';
const install = 'apt-get install -y --no-install-recommends';

describe('the engines that are there', () => {
  it('are all three, with their programs', async () => {
    const { probes, log } = handMade({ programs: Object.keys(paths) });
    expect(await presentEngines(probes)).toEqual([chromium, firefox, webKit]);
    expect(log).toEqual([]);
  });

  it('are told from those that are not, with a reason and the packages for it', async () => {
    const { probes, log } = handMade({ programs: ['WebKitWebDriver'] });
    expect(await presentEngines(probes)).toEqual([
      {
        ok: false,
        name: 'Chromium',
        reason: 'There is no Chrome, Chromium or Edge that starts here (Debian: chromium).',
        packages: ['chromium'],
      },
      {
        ok: false,
        name: 'Firefox',
        reason: 'There is no Firefox that starts here (Debian: firefox-esr).',
        packages: ['firefox-esr'],
      },
      {
        ok: false,
        name: 'WebKit',
        reason: 'There is no Xvfb here (Debian: xvfb).',
        packages: ['xvfb'],
      },
    ]);
    expect(log).toEqual([]);
  });

  it('need both of the programs of WebKit', async () => {
    const { probes } = handMade({});
    expect((await presentEngines(probes))[2]).toMatchObject({
      reason: 'There is no WebKitWebDriver and no Xvfb here (Debian: webkit2gtk-driver, xvfb).',
      packages: ['webkit2gtk-driver', 'xvfb'],
    });
  });

  it('are without a Firefox that does not start', async () => {
    const { probes } = handMade({
      programs: Object.keys(paths),
      broken: ['/usr/bin/firefox-esr'],
    });
    expect(missing(await presentEngines(probes))).toEqual(['Firefox']);
  });

  it('may be the Firefox of macOS', async () => {
    const executable = '/Applications/Firefox.app/Contents/MacOS/firefox';
    const { probes } = handMade({ platform: 'darwin', files: [executable] });
    expect((await presentEngines(probes))[1]).toEqual({
      ok: true,
      engine: { name: 'Firefox', executable },
    });
  });
});

describe('installing', () => {
  it('leaves alone a machine that lacks nothing', async () => {
    const { probes, log } = handMade({
      programs: Object.keys(paths),
      isRoot: true,
      osRelease: debian,
    });
    expect(missing(await installedEngines(probes))).toEqual([]);
    expect(log).toEqual([]);
  });

  it('installs all that is missing at once, after one line', async () => {
    const packages = Object.keys(programOf);
    const { probes, log } = handMade({ isRoot: true, osRelease: debian, packages });
    expect(await installedEngines(probes)).toEqual([chromium, firefox, webKit]);
    expect(log).toEqual([
      expect.stringMatching(/^say .*apt-get/),
      update,
      `${install} ${packages.join(' ')}`,
    ]);
  });

  it('installs nothing but what is missing', async () => {
    const { probes, log } = handMade({
      programs: ['chromium', 'Xvfb'],
      isRoot: true,
      osRelease: debian,
      packages: ['webkit2gtk-driver'],
    });
    expect(missing(await installedEngines(probes))).toEqual(['Firefox']);
    expect(log.at(-1)).toBe(`${install} firefox-esr webkit2gtk-driver`);
  });

  it.each([
    ['another user than root', { isRoot: false, osRelease: debian }],
    ['another system', { isRoot: true, osRelease: 'ID=fedora\n' }],
  ])('says that it cannot, and does nothing, for %s', async (_who, machine) => {
    const { probes, log } = handMade({ ...machine, packages: Object.keys(programOf) });
    expect(missing(await installedEngines(probes))).toEqual(['Chromium', 'Firefox', 'WebKit']);
    expect(log).toEqual([expect.stringMatching(/^say Nothing can be installed/)]);
  });
});
