import type { Probes } from '../../scripts/browser/probes';

export const PLAYWRIGHTS_OWN = '/home/ada/.cache/ms-playwright/chromium/chrome';

export const DEBIAN = 'NAME="Debian GNU/Linux"\nID=debian\n';

/** A fake machine: its files, and the results of installers. */
export interface Machine {
  readonly platform?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly isRoot?: boolean;
  readonly osRelease?: string;
  /** Paths of programs that start. */
  readonly files?: readonly string[];
  /** Paths of files that do not start. */
  readonly broken?: readonly string[];
  /** The folder on PATH. */
  readonly path?: string;
  /** Files that Playwright’s download adds; none if it fails. */
  readonly download?: readonly string[];
  /** Files that available Debian packages add. */
  readonly packages?: Readonly<Record<string, string>>;
  /** Programs that fail, by path or name. */
  readonly failing?: readonly string[];
}

/** Probes of a machine, with a log of all programs run and lines printed, except for version queries. */
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

export const ran = (log: readonly string[]): readonly string[] =>
  log.filter((line) => !line.startsWith('say '));
