import { describe, expect, it } from 'vitest';
import {
  findBrowser,
  findHeadlessBrowser,
  NO_BROWSER,
  usualPaths,
} from '../../scripts/browser/find';
import { isDebian } from '../../scripts/browser/programs';
import { DEBIAN, type Machine, PLAYWRIGHTS_OWN, probesOf, ran } from '../support/machine';

const find = (machine: Machine) => findBrowser(probesOf(machine).probes);

const apt = ['apt-get update', 'apt-get install -y --no-install-recommends chromium'];
const packages = { chromium: '/usr/bin/chromium' };

describe('a browser that is there', () => {
  it.each<{ name: string; machine: Machine; path: string }>([
    {
      name: 'the one that is named, whether or not it starts, before all others',
      machine: { environment: { BROWSER_EXECUTABLE: '/opt/mine' }, files: [PLAYWRIGHTS_OWN] },
      path: '/opt/mine',
    },
    {
      name: 'not one that is named by an empty name',
      machine: { environment: { BROWSER_EXECUTABLE: '' }, files: [PLAYWRIGHTS_OWN] },
      path: PLAYWRIGHTS_OWN,
    },
    {
      name: 'the one that Playwright has downloaded, before all others but that',
      machine: { files: [PLAYWRIGHTS_OWN, '/usr/bin/google-chrome'] },
      path: PLAYWRIGHTS_OWN,
    },
    {
      name: 'Chrome, Chromium or Edge on PATH, in this order',
      machine: { path: '/my/bin', files: ['/my/bin/microsoft-edge', '/my/bin/chromium'] },
      path: '/my/bin/chromium',
    },
    {
      name: 'in a Linux directory that PATH does not name',
      machine: { files: ['/opt/google/chrome/chrome'] },
      path: '/opt/google/chrome/chrome',
    },
    {
      name: 'an app of macOS, for all',
      machine: {
        platform: 'darwin',
        files: ['/Applications/Chromium.app/Contents/MacOS/Chromium'],
      },
      path: '/Applications/Chromium.app/Contents/MacOS/Chromium',
    },
    {
      name: 'an app of macOS, for one user',
      machine: {
        platform: 'darwin',
        environment: { HOME: '/Users/ada' },
        files: ['/Users/ada/Applications/Chromium.app/Contents/MacOS/Chromium'],
      },
      path: '/Users/ada/Applications/Chromium.app/Contents/MacOS/Chromium',
    },
    {
      name: 'in a program folder of Windows, where no version is asked for',
      machine: {
        platform: 'win32',
        environment: { 'PROGRAMFILES(X86)': 'C:\\Program Files (x86)' },
        broken: ['C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe'],
      },
      path: 'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
    },
    {
      name: 'not one that does not start',
      machine: {
        broken: [PLAYWRIGHTS_OWN, '/usr/bin/chromium-browser'],
        files: ['/snap/bin/chromium'],
      },
      path: '/snap/bin/chromium',
    },
  ])('is $name', async ({ machine, path }) => {
    const { probes, log } = probesOf(machine);
    expect(await findBrowser(probes)).toBe(path);
    expect(log).toEqual([]);
  });
});

describe("Playwright's download", () => {
  it('is made, after one line, when nothing is there, and used', async () => {
    const { probes, log } = probesOf({ download: [PLAYWRIGHTS_OWN] });
    expect(await findBrowser(probes)).toBe(PLAYWRIGHTS_OWN);
    expect(log.slice(0, 2)).toEqual([expect.stringMatching(/^say .*Playwright/), 'download']);
    expect(ran(log)).toEqual(['download']);
  });

  it('is not used when it says it worked and left nothing, or what does not start', async () => {
    expect(await find({})).toBeUndefined();
    const machine = { broken: [PLAYWRIGHTS_OWN], isRoot: true, osRelease: DEBIAN, packages };
    expect(await find(machine)).toBe('/usr/bin/chromium');
  });
});

describe("Debian's package", () => {
  it('is installed, after one line, when the download fails and root asks', async () => {
    const { probes, log } = probesOf({ isRoot: true, osRelease: DEBIAN, packages });
    expect(await findBrowser(probes)).toBe('/usr/bin/chromium');
    expect(ran(log)).toEqual(['download', ...apt]);
    expect(log[log.length - 3]).toMatch(/^say .*apt-get/);
  });

  it.each([
    ['another user than root', { isRoot: false, osRelease: DEBIAN }],
    ['another system', { isRoot: true, osRelease: 'ID=fedora\nID_LIKE="rhel centos"\n' }],
    ['a system without a name', { isRoot: true, osRelease: '' }],
  ])('is left alone for %s', async (_who, machine) => {
    const { probes, log } = probesOf({ ...machine, packages });
    expect(await findBrowser(probes)).toBeUndefined();
    expect(ran(log)).toEqual(['download']);
  });

  it('is tried also when the list of packages could not be renewed', async () => {
    const machine = { isRoot: true, osRelease: DEBIAN, packages, failing: ['apt-get'] };
    expect(await find(machine)).toBe('/usr/bin/chromium');
  });
});

describe('no browser at all', () => {
  it('is one sentence that says what to install', () => {
    expect(NO_BROWSER).toMatch(/^[^.]*install Google Chrome[^.]*\.$/);
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
    expect(usualPaths({ platform: 'win32', environment: {} })).toEqual([]);
    expect(usualPaths({ platform: 'darwin', environment: {} })).toHaveLength(3);
  });
});

describe('a browser that nobody watches', () => {
  const SHELL = '/usr/bin/chromium-headless-shell';
  const headless = (machine: Machine) => findHeadlessBrowser(probesOf(machine).probes);

  it('has no windows, where there is such a one', async () => {
    expect(await headless({ files: [SHELL, PLAYWRIGHTS_OWN] })).toBe(SHELL);
  });

  it.each<{ name: string; machine: Machine; path: string }>([
    {
      name: 'one that is named',
      machine: { environment: { BROWSER_EXECUTABLE: '/opt/mine' }, files: [SHELL] },
      path: '/opt/mine',
    },
    {
      name: 'any other, where that one does not start',
      machine: { files: [PLAYWRIGHTS_OWN], broken: [SHELL] },
      path: PLAYWRIGHTS_OWN,
    },
    {
      name: 'any other, where there is none of that kind',
      machine: { files: [PLAYWRIGHTS_OWN] },
      path: PLAYWRIGHTS_OWN,
    },
  ])('is $name', async ({ machine, path }) => {
    expect(await headless(machine)).toBe(path);
  });
});
