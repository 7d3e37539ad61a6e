import type { Storage } from './storage';

/** Migrates data from one version to the next; restarts from the beginning if it was interrupted. */
export type Migration = (storage: Storage) => Promise<void>;

export interface VersionedStorage extends Storage {
  /** Whether a newer version wrote the data; if so, nothing is read or written. */
  readonly isNewer: () => Promise<boolean>;
}

/** The name under which the version is stored; data without one is of version 0. */
const VERSION = 'version';

const versionIn = (text: string | undefined): number =>
  text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : 0;

/** Runs in one tab at a time, if the browser has locks and grants one. */
const alone = async (run: () => Promise<boolean>): Promise<boolean> =>
  'locks' in navigator ? navigator.locks.request('scraebbkle/version', run).catch(run) : run();

/**
 * A storage that is migrated to the version of this page before its first read or write; `migrations[n]` leads from
 * version n to n + 1. If a migration fails, because its code did not load, every operation rejects: a page that
 * continued would overwrite texts that it cannot find.
 */
export function migrateStorage(
  storage: Storage,
  migrations: readonly Migration[],
): VersionedStorage {
  async function bringUpToDate(): Promise<boolean> {
    const found = versionIn(await storage.read(VERSION));
    if (found > migrations.length) return false;
    const isFirstVisit = found === 0 && (await storage.names('')).length === 0;
    for (const migrate of isFirstVisit ? [] : migrations.slice(found)) await migrate(storage);
    if (found < migrations.length) await storage.write(VERSION, String(migrations.length));
    return true;
  }

  const isOurs = alone(bringUpToDate);
  // The first reader reports it.
  isOurs.catch(() => {});
  return {
    read: async (name) => ((await isOurs) ? storage.read(name) : undefined),
    write: async (name, text) => (await isOurs) && storage.write(name, text),
    readToReplace: async (name) => ((await isOurs) ? storage.readToReplace(name) : undefined),
    replace: async (name, text) => ((await isOurs) ? storage.replace(name, text) : 'failed'),
    move: async (name, others) => ((await isOurs) ? storage.move(name, others) : undefined),
    remove: async (name) => (await isOurs) && storage.remove(name),
    names: async (beginning) => ((await isOurs) ? storage.names(beginning) : []),
    isNewer: async () => !(await isOurs),
  };
}
