import type { Probes } from './probes';

/** How long a package manager may take, in ms. */
const LIMITS = { update: 3 * 60_000, install: 10 * 60_000 } as const;

/** A program that tests need. */
export interface Program {
  /** What to call it in a sentence. */
  readonly name: string;
  /** The package of Debian that brings it. */
  readonly packageName: string;
  /** Its path; undefined where it is missing. */
  readonly find: (probes: Probes) => Promise<string | undefined>;
}

/** A program that is known by its name on PATH. */
export const onPath = (name: string, packageName: string): Program => ({
  name,
  packageName,
  find: (probes) => probes.onPath(name),
});

/** Those of some programs that are missing. */
export async function missingPrograms(
  probes: Probes,
  programs: readonly Program[],
): Promise<readonly Program[]> {
  const paths = await Promise.all(programs.map(({ find }) => find(probes)));
  return programs.filter((_, index) => paths[index] === undefined);
}

/** One sentence for the person at the terminal. */
export const sayMissing = (missing: readonly Program[]): string =>
  `There is no ${missing.map(({ name }) => name).join(' and no ')} here ` +
  `(Debian: ${missing.map(({ packageName }) => packageName).join(', ')}).`;

/** Whether the text of `/etc/os-release` is Debian's or that of a system derived from it. */
export function isDebian(osRelease: string): boolean {
  return osRelease.split('\n').some((line) => {
    const [, value] = /^ID(?:_LIKE)?=["']?([^"']*)["']?\s*$/.exec(line) ?? [];
    return value?.split(/\s+/).includes('debian') ?? false;
  });
}

/**
 * Installs those of some programs that are missing, as far as that works, which takes Debian and root.
 * Never rejects.
 */
export async function installMissing(probes: Probes, programs: readonly Program[]): Promise<void> {
  const missing = await missingPrograms(probes, programs);
  if (missing.length === 0) return;
  const packages = missing.map(({ packageName }) => packageName);
  if (!probes.isRoot || !isDebian(await probes.osRelease())) {
    probes.say(`${packages.join(', ')} cannot be installed: that takes Debian and root.`);
    return;
  }
  probes.say(`Installing ${packages.join(', ')} with apt-get.`);
  // One unreachable source fails the update although the others may well hold the packages.
  await probes.run('apt-get', ['update'], LIMITS.update);
  // The recommended packages, five times as many, are for a desktop: printing, power, portals.
  const args = ['install', '-y', '--no-install-recommends', ...packages];
  await probes.run('apt-get', args, LIMITS.install);
}
