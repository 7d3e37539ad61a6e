import {
  type BrowserProbes,
  installPackages,
  mayInstall,
  presentBrowser,
  starts,
} from '../browser/find';
import type { WebKitPrograms } from './web-driver';

/** An engine that can be driven here, and the programs that it takes. */
export type Engine =
  | { readonly name: 'Chromium'; readonly executable: string }
  | { readonly name: 'Firefox'; readonly executable: string }
  | ({ readonly name: 'WebKit' } & WebKitPrograms);

/** An engine, or what is missing to drive it. */
export type EngineFinding =
  | { readonly ok: true; readonly engine: Engine }
  | {
      readonly ok: false;
      readonly name: Engine['name'];
      /** One sentence for the person at the terminal. */
      readonly reason: string;
      /** The packages of Debian that would mend it. */
      readonly packages: readonly string[];
    };

type Look = (probes: BrowserProbes) => Promise<EngineFinding>;

const missing = (
  name: Engine['name'],
  what: string,
  packages: readonly string[],
): EngineFinding => ({
  ok: false,
  name,
  reason: `There is no ${what} here (Debian: ${packages.join(', ')}).`,
  packages,
});

const chromium: Look = async (probes) => {
  const executable = await presentBrowser(probes);
  return executable === undefined
    ? missing('Chromium', 'Chrome, Chromium or Edge that starts', ['chromium'])
    : { ok: true, engine: { name: 'Chromium', executable } };
};

const firefoxNames = ['firefox-esr', 'firefox'];
const firefoxForMac = '/Applications/Firefox.app/Contents/MacOS/firefox';

const firefox: Look = async (probes) => {
  const onPath = await Promise.all(firefoxNames.map((name) => probes.onPath(name)));
  for (const executable of [...onPath, firefoxForMac]) {
    if (executable !== undefined && (await starts(probes, executable))) {
      return { ok: true, engine: { name: 'Firefox', executable } };
    }
  }
  return missing('Firefox', 'Firefox that starts', ['firefox-esr']);
};

const webKit: Look = async (probes) => {
  const driver = await probes.onPath('WebKitWebDriver');
  const display = await probes.onPath('Xvfb');
  if (driver !== undefined && display !== undefined) {
    return { ok: true, engine: { name: 'WebKit', driver, display } };
  }
  const needs = [
    { program: 'WebKitWebDriver', path: driver, package: 'webkit2gtk-driver' },
    { program: 'Xvfb', path: display, package: 'xvfb' },
  ].filter(({ path }) => path === undefined);
  const programs = needs.map(({ program }) => program).join(' and no ');
  return missing(
    'WebKit',
    programs,
    needs.map((need) => need.package),
  );
};

/** The engines that can be driven as things are, and those that cannot. */
export const presentEngines = (probes: BrowserProbes): Promise<readonly EngineFinding[]> =>
  Promise.all([chromium, firefox, webKit].map((look) => look(probes)));

/**
 * The engines that can be driven once what is missing has been installed, which takes Debian and
 * root; and those that still cannot.
 */
export async function installedEngines(probes: BrowserProbes): Promise<readonly EngineFinding[]> {
  const findings = await presentEngines(probes);
  const packages = findings.flatMap((finding) => (finding.ok ? [] : finding.packages));
  if (packages.length === 0) return findings;
  if (!(await mayInstall(probes))) {
    probes.say('Nothing can be installed: that takes Debian, or a system made of it, and root.');
    return findings;
  }
  probes.say(`Installing ${packages.join(', ')} with apt-get.`);
  await installPackages(probes, packages);
  return presentEngines(probes);
}
