import type { Probes } from './probes';

/** Time limits for the package manager, in ms. */
const LIMITS = { update: 3 * 60_000, install: 10 * 60_000 } as const;

export interface Program {
  readonly name: string;
  /** Debian package that contains it. */
  readonly packageName: string;
  /** Returns the path; undefined if the program is missing. */
  readonly find: (probes: Probes) => Promise<string | undefined>;
}

export const onPath = (name: string, packageName: string): Program => ({
  name,
  packageName,
  find: (probes) => probes.onPath(name),
});

export async function missingPrograms(
  probes: Probes,
  programs: readonly Program[],
): Promise<readonly Program[]> {
  const paths = await Promise.all(programs.map(({ find }) => find(probes)));
  return programs.filter((_, index) => paths[index] === undefined);
}

export const sayMissing = (missing: readonly Program[]): string =>
  `There is no ${missing.map(({ name }) => name).join(' and no ')} here ` +
  `(Debian: ${missing.map(({ packageName }) => packageName).join(', ')}).`;

/** Whether the text of `/etc/os-release` is from Debian or a derived system. */
export function isDebian(osRelease: string): boolean {
  return osRelease.split('\n').some((line) => {
    const [, value] = /^ID(?:_LIKE)?=["']?([^"']*)["']?\s*$/.exec(line) ?? [];
    return value?.split(/\s+/).includes('debian') ?? false;
  });
}

/** Installs missing programs, if the system is Debian and the user is root. Never rejects. */
export async function installMissing(probes: Probes, programs: readonly Program[]): Promise<void> {
  const missing = await missingPrograms(probes, programs);
  if (missing.length === 0) return;
  const packages = missing.map(({ packageName }) => packageName);
  if (!probes.isRoot || !isDebian(await probes.osRelease())) {
    probes.say(`${packages.join(', ')} cannot be installed: that takes Debian and root.`);
    return;
  }
  probes.say(`Installing ${packages.join(', ')} with apt-get.`);
  // One unreachable source fails the update, although the others may have the packages.
  await probes.run('apt-get', ['update'], LIMITS.update);
  // The recommended packages, five times as many, are for desktops: printing, power, portals.
  const args = ['install', '-y', '--no-install-recommends', ...packages];
  await probes.run('apt-get', args, LIMITS.install);
}
