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

describe('an engine', () => {
  it('is there with all its programs', async () => {
    expect(await found(all)).toEqual([
      ['/usr/bin/chromium'],
      ['/usr/bin/firefox-esr'],
      ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'],
    ]);
  });

  it('is missing with one of them', async () => {
    expect(await found({ files: ['/usr/bin/WebKitWebDriver'] })).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('is missing with a browser that does not start', async () => {
    const machine = { ...all, files: [packages.chromium], broken: [packages['firefox-esr']] };
    expect(await found(machine)).toEqual([[packages.chromium], undefined, undefined]);
  });

  it('may be the Firefox of macOS', async () => {
    const firefox = '/Applications/Firefox.app/Contents/MacOS/firefox';
    expect((await found({ platform: 'darwin', files: [firefox] }))[1]).toEqual([firefox]);
  });
});

describe('what is missing', () => {
  it('is told with the packages that bring it', async () => {
    const { probes } = probesOf({});
    expect(sayMissing(await missingPrograms(probes, ENGINES.Firefox))).toBe(
      'There is no Firefox that starts here (Debian: firefox-esr).',
    );
    expect(sayMissing(await missingPrograms(probes, ENGINES.WebKit))).toBe(
      'There is no WebKitWebDriver and no Xvfb here (Debian: webkit2gtk-driver, xvfb).',
    );
  });

  it('is installed by root on Debian, and nothing else', async () => {
    const machine = { isRoot: true, osRelease: DEBIAN, files: [packages.chromium], packages };
    const { probes, log } = probesOf(machine);
    await installMissing(probes, programs);
    expect(ran(log)).toEqual(['apt-get update', `${install} firefox-esr webkit2gtk-driver xvfb`]);
    expect(await missingPrograms(probes, programs)).toEqual([]);
  });

  it.each([
    { where: 'where nothing is missing', machine: { ...all, isRoot: true, osRelease: DEBIAN } },
    { where: 'by others', machine: { isRoot: false, osRelease: DEBIAN } },
    { where: 'elsewhere', machine: { isRoot: true, osRelease: 'ID=fedora\n' } },
  ])('is not installed $where', async ({ machine }) => {
    const { probes, log } = probesOf({ ...machine, packages });
    await installMissing(probes, programs);
    expect(ran(log)).toEqual([]);
  });

  it('is still missing when it could not be installed', async () => {
    const { probes } = probesOf({ ...all, isRoot: true, osRelease: DEBIAN, files: [] });
    await installMissing(probes, programs);
    expect(await missingPrograms(probes, programs)).toEqual(programs);
  });
});
