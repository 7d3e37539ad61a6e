import type { Storage } from './storage';
import type { TabSlot } from './tab-slot';

/** Migrates data from one version to the next; restarts from the beginning if it was interrupted. */
export type Migration = (storage: Storage) => Promise<void>;

interface VersionedStorage extends Storage {
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

/**
 * A storage in which each tab slot has its own texts for the names in `own`. `names` returns all names as they are
 * stored.
 */
export function forTabSlot(
  storage: Storage,
  own: readonly string[],
  slot: () => Promise<TabSlot>,
): Storage {
  const placed = async (name: string): Promise<string> => {
    const at = own.includes(name) ? await slot() : 1;
    return at === 1 ? name : `${name}-${at}`;
  };
  return {
    read: async (name) => storage.read(await placed(name)),
    write: async (name, text) => storage.write(await placed(name), text),
    readToReplace: async (name) => storage.readToReplace(await placed(name)),
    replace: async (name, text) => storage.replace(await placed(name), text),
    move: async (name, others) => {
      const placedOthers = await Promise.all(others.map(placed));
      const moved = await storage.move(await placed(name), placedOthers);
      return moved === undefined ? undefined : others[placedOthers.indexOf(moved)];
    },
    remove: async (name) => storage.remove(await placed(name)),
    names: storage.names,
  };
}

/** A storage that the page can do without. */
interface DetachableStorage extends Storage {
  /**
   * Stops using the storage. Pending reads count as missing and nothing more is written, so that no text overwrites
   * one that could not be read.
   */
  readonly detach: () => void;
  readonly isWaiting: () => boolean;
  /** Runs an operation; resolves to `otherwise` if the storage is, or becomes, detached. */
  readonly orElse: <T>(run: () => Promise<T>, otherwise: T) => Promise<T>;
}

/** Wraps a storage that may never respond. */
export function detachable(storage: Storage): DetachableStorage {
  let isDetached = false;
  const waits = new Set<() => void>();

  async function orElse<T>(run: () => Promise<T>, otherwise: T): Promise<T> {
    if (isDetached) return otherwise;
    return new Promise((resolve, reject) => {
      const endWait = (): void => resolve(otherwise);
      waits.add(endWait);
      run()
        .then(resolve, reject)
        .finally(() => waits.delete(endWait));
    });
  }

  return {
    read: async (name) => orElse(() => storage.read(name), undefined),
    write: async (name, text) => orElse(() => storage.write(name, text), false),
    readToReplace: async (name) => orElse(() => storage.readToReplace(name), undefined),
    replace: async (name, text) => orElse(() => storage.replace(name, text), 'failed'),
    move: async (name, others) => orElse(() => storage.move(name, others), undefined),
    remove: async (name) => orElse(() => storage.remove(name), false),
    names: async (beginning) => orElse(() => storage.names(beginning), []),
    detach: () => {
      isDetached = true;
      for (const endWait of waits) endWait();
      waits.clear();
    },
    isWaiting: () => waits.size > 0,
    orElse,
  };
}
