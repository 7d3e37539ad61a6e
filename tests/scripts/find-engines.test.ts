import { describe, expect, it } from 'vitest';
import { installMissing, missingPrograms, sayMissing } from '../../scripts/browser/programs';
import { ENGINE_NAMES, ENGINES, programsOf } from '../../scripts/engines/find';
import { DEBIAN, type Machine, probesOf, ran } from '../support/machine';

const packages = {
  chromium: '/usr/bin/chromium',
  'firefox-esr': '/usr/bin/firefox-esr',
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
  xvfb: '/usr/bin/Xvfb',
};

const all = { files: Object.values(packages) };
const programs = Object.values(ENGINES).flat();

const found = (machine: Machine) => {
  const { probes } = probesOf(machine);
  return Promise.all(ENGINE_NAMES.map((name) => programsOf(probes, name)));
};

const install = 'apt-get install -y --no-install-recommends';

describe('a browser engine', () => {
  it('is found with all its programs', async () => {
    expect(await found(all)).toEqual([
      ['/usr/bin/chromium'],
      ['/usr/bin/firefox-esr'],
      ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'],
    ]);
  });

  it('is missing if one of its programs is missing', async () => {
    expect(await found({ files: ['/usr/bin/WebKitWebDriver'] })).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('is missing if its browser does not start', async () => {
    const machine = { ...all, files: [packages.chromium], broken: [packages['firefox-esr']] };
    expect(await found(machine)).toEqual([[packages.chromium], undefined, undefined]);
  });

  it('may be Firefox on macOS', async () => {
    const firefox = '/Applications/Firefox.app/Contents/MacOS/firefox';
    expect((await found({ platform: 'darwin', files: [firefox] }))[1]).toEqual([firefox]);
  });
});

describe('a missing program', () => {
  it('is named with the package that provides it', async () => {
    const { probes } = probesOf({});
    expect(sayMissing(await missingPrograms(probes, ENGINES.Firefox))).toBe(
      'There is no Firefox that starts here (Debian: firefox-esr).',
    );
    expect(sayMissing(await missingPrograms(probes, ENGINES.WebKit))).toBe(
      'There is no WebKitWebDriver and no Xvfb here (Debian: webkit2gtk-driver, xvfb).',
    );
  });

  it('is installed by root on Debian, without other packages', async () => {
    const machine = { isRoot: true, osRelease: DEBIAN, files: [packages.chromium], packages };
    const { probes, log } = probesOf(machine);
    await installMissing(probes, programs);
    expect(ran(log)).toEqual(['apt-get update', `${install} firefox-esr webkit2gtk-driver xvfb`]);
    expect(await missingPrograms(probes, programs)).toEqual([]);
  });

  it.each([
    { where: 'if all are found', machine: { ...all, isRoot: true, osRelease: DEBIAN } },
    { where: 'by other users', machine: { isRoot: false, osRelease: DEBIAN } },
    { where: 'on other systems', machine: { isRoot: true, osRelease: 'ID=fedora\n' } },
  ])('is not installed $where', async ({ machine }) => {
    const { probes, log } = probesOf({ ...machine, packages });
    await installMissing(probes, programs);
    expect(ran(log)).toEqual([]);
  });

  it('is still missing if it could not be installed', async () => {
    const { probes } = probesOf({ ...all, isRoot: true, osRelease: DEBIAN, files: [] });
    await installMissing(probes, programs);
    expect(await missingPrograms(probes, programs)).toEqual(programs);
  });
});
