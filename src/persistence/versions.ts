import type { Storage } from './storage';

/** Brings what one version has kept to the next; done again from its beginning where it was broken off. */
export type Migration = (storage: Storage) => Promise<void>;

/** A storage whose texts are all of one version. */
export interface VersionedStorage extends Storage {
  /** Whether a later version has kept something: it is left alone, and nothing is kept beside it. */
  readonly isNewer: () => Promise<boolean>;
}

/** Under which name the version stands; what was kept before there were numbers is of version 0. */
const VERSION = 'version';

const versionIn = (text: string | undefined): number =>
  text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : 0;

/** Does something in one tab at a time, where the browser has locks and grants one. */
const alone = async (run: () => Promise<boolean>): Promise<boolean> =>
  'locks' in navigator ? navigator.locks.request('scraebbkle/version', run).catch(run) : run();

/**
 * A storage that has been brought to the version of this page before anything is read or written:
 * `migrations[n]` leads from version n to the next. If one of them fails, because its code could not be loaded,
 * everything rejects: a page that went on would write over texts that it cannot find.
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
  // It is reported by whoever reads first.
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
