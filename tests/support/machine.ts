import type { Probes } from '../../scripts/browser/probes';

/** Where Playwright keeps its own browser. */
export const PLAYWRIGHTS_OWN = '/home/ada/.cache/ms-playwright/chromium/chrome';

export const DEBIAN = 'NAME="Debian GNU/Linux"\nID=debian\n';

/** A machine made by hand: what is on it, and what the installers bring. */
export interface Machine {
  readonly platform?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly isRoot?: boolean;
  readonly osRelease?: string;
  /** The programs that are there and start, by their paths. */
  readonly files?: readonly string[];
  /** Files that are there and do not start. */
  readonly broken?: readonly string[];
  /** The folder that PATH names. */
  readonly path?: string;
  /** What Playwright's download leaves, where it works. */
  readonly download?: readonly string[];
  /** What the packages of Debian that can be had leave. */
  readonly packages?: Readonly<Record<string, string>>;
  /** Programs that fail, by their paths or names. */
  readonly failing?: readonly string[];
}

/** Probes of a machine, and everything that ran on it or was said, but for questions for a version. */
export function probesOf(machine: Machine): {
  readonly probes: Probes;
  readonly log: readonly string[];
} {
  const files = new Set(machine.files);
  const log: string[] = [];
  const probes: Probes = {
    platform: machine.platform ?? 'linux',
    environment: machine.environment ?? {},
    isRoot: machine.isRoot ?? false,
    playwrightExecutable: () => PLAYWRIGHTS_OWN,
    isExecutable: async (path) => files.has(path) || (machine.broken?.includes(path) ?? false),
    onPath: async (name) => {
      const path = `${machine.path ?? '/usr/bin'}/${name}`;
      return files.has(path) || machine.broken?.includes(path) ? path : undefined;
    },
    osRelease: async () => machine.osRelease ?? '',
    run: async (program, args) => {
      if (args[0] === '--version') return files.has(program);
      const isDownload = args[1] === 'install' && args[2] === 'chromium';
      log.push(isDownload ? 'download' : [program, ...args].join(' '));
      if (isDownload) for (const file of machine.download ?? []) files.add(file);
      for (const name of args) {
        const file = args[0] === 'install' ? machine.packages?.[name] : undefined;
        if (file !== undefined) files.add(file);
      }
      return !machine.failing?.includes(program);
    },
    say: (line) => void log.push(`say ${line}`),
  };
  return { probes, log };
}

/** The programs that ran, without what was said. */
export const ran = (log: readonly string[]): readonly string[] =>
  log.filter((line) => !line.startsWith('say '));
