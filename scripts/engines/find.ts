import { chromium, firstThatStarts } from '../browser/find';
import type { Probes } from '../browser/probes';
import { onPath, type Program } from '../browser/programs';

const MAC_FIREFOX = '/Applications/Firefox.app/Contents/MacOS/firefox';

const firefox: Program = {
  name: 'Firefox that starts',
  packageName: 'firefox-esr',
  find: async (probes) => {
    const known = await Promise.all(['firefox-esr', 'firefox'].map((name) => probes.onPath(name)));
    return firstThatStarts(probes, [...known, MAC_FIREFOX]);
  },
};

export const ENGINES = {
  Chromium: [chromium],
  Firefox: [firefox],
  // The driver starts the browser, which always opens a window; Xvfb provides an invisible screen for it.
  WebKit: [onPath('WebKitWebDriver', 'webkit2gtk-driver'), onPath('Xvfb', 'xvfb')],
} as const satisfies Readonly<Record<string, readonly Program[]>>;

export type EngineName = keyof typeof ENGINES;

export const ENGINE_NAMES: readonly EngineName[] = ['Chromium', 'Firefox', 'WebKit'];

/** Paths of an engine's programs, in the order of `ENGINES`; undefined if one is missing. */
export async function programsOf(
  probes: Probes,
  engine: EngineName,
): Promise<readonly string[] | undefined> {
  const paths = await Promise.all(ENGINES[engine].map(({ find }) => find(probes)));
  const present = paths.filter((path) => path !== undefined);
  return present.length === paths.length ? present : undefined;
}
