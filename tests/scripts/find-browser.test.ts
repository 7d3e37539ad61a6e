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

describe('an installed browser', () => {
  it.each<{ name: string; machine: Machine; path: string }>([
    {
      name: 'the named one before all others, even if it does not start',
      machine: { environment: { BROWSER_EXECUTABLE: '/opt/mine' }, files: [PLAYWRIGHTS_OWN] },
      path: '/opt/mine',
    },
    {
      name: 'not one with an empty name',
      machine: { environment: { BROWSER_EXECUTABLE: '' }, files: [PLAYWRIGHTS_OWN] },
      path: PLAYWRIGHTS_OWN,
    },
    {
      name: 'Playwright’s download before all but the named one',
      machine: { files: [PLAYWRIGHTS_OWN, '/usr/bin/google-chrome'] },
      path: PLAYWRIGHTS_OWN,
    },
    {
      name: 'Chrome, Chromium or Edge on PATH, in this order',
      machine: { path: '/my/bin', files: ['/my/bin/microsoft-edge', '/my/bin/chromium'] },
      path: '/my/bin/chromium',
    },
    {
      name: 'in a Linux directory that is not on PATH',
      machine: { files: ['/opt/google/chrome/chrome'] },
      path: '/opt/google/chrome/chrome',
    },
    {
      name: 'a macOS app of all users',
      machine: {
        platform: 'darwin',
        files: ['/Applications/Chromium.app/Contents/MacOS/Chromium'],
      },
      path: '/Applications/Chromium.app/Contents/MacOS/Chromium',
    },
    {
      name: 'a macOS app of one user',
      machine: {
        platform: 'darwin',
        environment: { HOME: '/Users/ada' },
        files: ['/Users/ada/Applications/Chromium.app/Contents/MacOS/Chromium'],
      },
      path: '/Users/ada/Applications/Chromium.app/Contents/MacOS/Chromium',
    },
    {
      name: 'in a Windows program folder, even if it does not print its version',
      machine: {
        platform: 'win32',
        environment: { 'PROGRAMFILES(X86)': 'C:\\Program Files (x86)' },
        broken: ['C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe'],
      },
      path: 'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
    },
    {
      name: 'one that starts',
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

describe('Playwright’s download', () => {
  it('is announced, made and used if no browser is installed', async () => {
    const { probes, log } = probesOf({ download: [PLAYWRIGHTS_OWN] });
    expect(await findBrowser(probes)).toBe(PLAYWRIGHTS_OWN);
    expect(log.slice(0, 2)).toEqual([expect.stringMatching(/^say .*Playwright/), 'download']);
    expect(ran(log)).toEqual(['download']);
  });

  it('is not used if it left no browser, or one that does not start', async () => {
    expect(await find({})).toBeUndefined();
    const machine = { broken: [PLAYWRIGHTS_OWN], isRoot: true, osRelease: DEBIAN, packages };
    expect(await find(machine)).toBe('/usr/bin/chromium');
  });
});

describe('Debian’s package', () => {
  it('is announced and installed if the download fails and the user is root', async () => {
    const { probes, log } = probesOf({ isRoot: true, osRelease: DEBIAN, packages });
    expect(await findBrowser(probes)).toBe('/usr/bin/chromium');
    expect(ran(log)).toEqual(['download', ...apt]);
    expect(log[log.length - 3]).toMatch(/^say .*apt-get/);
  });

  it.each([
    ['users other than root', { isRoot: false, osRelease: DEBIAN }],
    ['another system', { isRoot: true, osRelease: 'ID=fedora\nID_LIKE="rhel centos"\n' }],
    ['a system without a name', { isRoot: true, osRelease: '' }],
  ])('is not installed for %s', async (_who, machine) => {
    const { probes, log } = probesOf({ ...machine, packages });
    expect(await findBrowser(probes)).toBeUndefined();
    expect(ran(log)).toEqual(['download']);
  });

  it('is installed even if the package list could not be updated', async () => {
    const machine = { isRoot: true, osRelease: DEBIAN, packages, failing: ['apt-get'] };
    expect(await find(machine)).toBe('/usr/bin/chromium');
  });
});

describe('the message for no browser', () => {
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
  ])('for %j returns %s', (text, expected) => {
    expect(isDebian(text)).toBe(expected);
  });
});

describe('usualPaths', () => {
  it('leaves out folders that the environment does not name', () => {
    expect(usualPaths({ platform: 'win32', environment: {} })).toEqual([]);
    expect(usualPaths({ platform: 'darwin', environment: {} })).toHaveLength(3);
  });
});

describe('a headless browser', () => {
  const SHELL = '/usr/bin/chromium-headless-shell';
  const headless = (machine: Machine) => findHeadlessBrowser(probesOf(machine).probes);

  it('is the headless shell if it is installed', async () => {
    expect(await headless({ files: [SHELL, PLAYWRIGHTS_OWN] })).toBe(SHELL);
  });

  it.each<{ name: string; machine: Machine; path: string }>([
    {
      name: 'the named one',
      machine: { environment: { BROWSER_EXECUTABLE: '/opt/mine' }, files: [SHELL] },
      path: '/opt/mine',
    },
    {
      name: 'any other if the headless shell does not start',
      machine: { files: [PLAYWRIGHTS_OWN], broken: [SHELL] },
      path: PLAYWRIGHTS_OWN,
    },
    {
      name: 'any other if there is no headless shell',
      machine: { files: [PLAYWRIGHTS_OWN] },
      path: PLAYWRIGHTS_OWN,
    },
  ])('is $name', async ({ machine, path }) => {
    expect(await headless(machine)).toBe(path);
  });
});
