import { openStorage, type Storage, attempt } from './storage';
import type { TabLocks } from './tab-locks';

/**
 * The slot in which a tab stores its table, counted from 1. Open tabs hold one each, so that none overwrites the
 * game of another. The next tab to open reuses an abandoned slot, with its game.
 */
type TabSlot = number;

const REMEMBERED = 'scraebbkle/place';

/** Maximum number of slots; further tabs share the first. */
const MAX_SLOTS = 100;

const PREFIX = 'scraebbkle/place-';

const LOCKS = Array.from({ length: MAX_SLOTS }, (_, index) => `${PREFIX}${index + 1}`);

/** The slot that this tab held before a reload. A duplicated tab remembers that of the original. */
function remembered(): TabSlot | undefined {
  const slot = Number(attempt(() => sessionStorage.getItem(REMEMBERED)) ?? undefined);
  return Number.isInteger(slot) && slot >= 1 && slot <= MAX_SLOTS ? slot : undefined;
}

/** Without `sessionStorage`, a tab takes the first free slot after a reload, usually the same one. */
const remember = (slot: TabSlot): void =>
  attempt(() => sessionStorage.setItem(REMEMBERED, String(slot)));

/**
 * Takes the slot that this tab had before a reload, waiting as long as the old page needs to release it, else the
 * first free one. Without locks (on an insecure origin), all tabs share the first slot. `onLost` is called if
 * another tab takes over the slot; the result then stays pending, since the page has no slot until it is reloaded.
 */
export function takeTabSlot(
  locks: TabLocks | undefined,
  onLost: () => void,
): () => Promise<TabSlot> {
  function slotLost(): void {
    slot = new Promise(() => {});
    onLost();
  }

  async function takeFreeSlot(own: TabLocks): Promise<TabSlot> {
    const name = await own.requestFirstFree(LOCKS, slotLost);
    if (name === undefined) return 1;
    const free = Number(name.slice(PREFIX.length));
    remember(free);
    return free;
  }

  async function take(own: TabLocks): Promise<TabSlot> {
    const before = remembered();
    if (before === undefined) return takeFreeSlot(own);
    const { outcome } = own.request(`${PREFIX}${before}`, 'if-free', slotLost);
    return (await outcome) === 'held' ? before : takeFreeSlot(own);
  }

  let slot = locks ? take(locks) : Promise.resolve(1);
  return () => slot;
}

/**
 * Runs an operation of a storage, at once, later or not at all; `otherwise` is its result if nothing is read or
 * changed.
 */
type Around = <T>(run: () => Promise<T>, otherwise: T, kind: 'reading' | 'saving') => Promise<T>;

/** A storage whose operations are run by `around`. */
export const mapStorage = (storage: Storage, around: Around): Storage => ({
  read: (name) => around(() => storage.read(name), undefined, 'reading'),
  write: (name, text) => around(() => storage.write(name, text), false, 'saving'),
  readToReplace: (name) => around(() => storage.readToReplace(name), undefined, 'reading'),
  replace: (name, text) => around(() => storage.replace(name, text), 'failed', 'saving'),
  move: (name, others) => around(() => storage.move(name, others), undefined, 'saving'),
  remove: (name) => around(() => storage.remove(name), false, 'saving'),
  names: (beginning) => around(() => storage.names(beginning), [], 'reading'),
});

/** Migrates data from one version to the next; restarts from the beginning if it was interrupted. */
export type Migration = (storage: Storage) => Promise<void>;

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
export function migrateStorage(storage: Storage, migrations: readonly Migration[]) {
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
    ...mapStorage(storage, async (run, otherwise) => ((await isOurs) ? run() : otherwise)),
    /** Whether a newer version wrote the data; if so, nothing is read or written. */
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

/** Wraps a storage that may never respond, so that the page can do without it. */
export function detachable(storage: Storage) {
  let isDetached = false;
  const waits = new Set<() => void>();

  /** Runs an operation; resolves to `otherwise` if the storage is, or becomes, detached. */
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
    ...mapStorage(storage, orElse),
    /**
     * Stops using the storage. Pending reads count as missing and nothing more is written, so that no text overwrites
     * one that could not be read.
     */
    detach: (): void => {
      isDetached = true;
      for (const endWait of waits) endWait();
      waits.clear();
    },
    isWaiting: () => waits.size > 0,
    orElse,
  };
}

interface PageStorageOptions {
  readonly migrations: readonly Migration[];
  /** The names for which each tab slot has its own text. */
  readonly slotNames: readonly string[];
  readonly locks: TabLocks | undefined;
  /** Called if another tab takes over the slot of this one. */
  readonly onSlotLost: () => void;
}

/**
 * Opens IndexedDB as a page uses it. From the outermost layer to the innermost: the page can continue without
 * storage, this tab has its own names, and nothing is read or written before it is migrated.
 */
export function openPageStorage({ migrations, slotNames, locks, onSlotLost }: PageStorageOptions) {
  const versioned = migrateStorage(openStorage(), migrations);
  const slot = takeTabSlot(locks, onSlotLost);
  const { orElse, ...storage } = detachable(forTabSlot(versioned, slotNames, slot));
  // Not newer once the storage is detached.
  return { ...storage, isNewer: () => orElse(versioned.isNewer, false) };
}
