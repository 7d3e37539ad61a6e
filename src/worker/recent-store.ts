import { createStore, delMany, get, keys, set, update } from 'idb-keyval';

/** Most word lists that are kept at a time: that of the game, and of those being set up. */
const MAX_KEPT = 3;

/** Adds a value under an id, as the newest; the oldest give way where there are too many. */
export function setRecent<T>(kept: Map<string, T>, id: string, value: T): void {
  kept.delete(id);
  kept.set(id, value);
  for (const oldest of [...kept.keys()].slice(0, -MAX_KEPT)) kept.delete(oldest);
}

/**
 * Values kept in this browser, the newest few of them, each under a name. They can be made again, so
 * that it never matters whether one is there: reading and writing never throw.
 */
interface NewestKept {
  /** What was kept under a name; undefined when there is nothing or it cannot be read in time. */
  readonly read: (name: string) => Promise<unknown>;
  /** Keeps a value where the browser will, in place of the oldest where there are too many. */
  readonly write: (name: string, value: object) => Promise<void>;
}

/** The key under which the names stand, newest first. */
const NEWEST = 'newest';

/** The key of a name, which is never the one above. */
const keyOf = (name: string): string => `of ${name}`;

/** How long to wait for a database before doing without it, in ms. */
const DATABASE_TIMEOUT_MS = 2000;

const textsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];

const soon = <T>(answer: Promise<T>): Promise<T | undefined> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), DATABASE_TIMEOUT_MS);
    const settle = (value: T | undefined): void => {
      clearTimeout(timer);
      resolve(value);
    };
    answer.then(settle, () => settle(undefined));
  });

/** Opens the values of a database of their own. */
export function openNewestKept(database: string): NewestKept {
  const store = createStore(database, 'values');

  // Without a database, asking throws at once.
  const read = async (key: string): Promise<unknown> => get<unknown>(key, store);

  /** Deletes what is not among the newest; others may be writing, and name what they write before. */
  async function prune(): Promise<void> {
    const all = await keys(store);
    const newest: readonly IDBValidKey[] = [NEWEST, ...textsIn(await read(NEWEST))];
    await delMany(
      all.filter((key) => !newest.includes(key)),
      store,
    );
  }

  async function write(key: string, value: object): Promise<void> {
    const asNewest = (names: unknown): readonly string[] =>
      [key, ...textsIn(names).filter((each) => each !== key)].slice(0, MAX_KEPT);
    await update<unknown>(NEWEST, asNewest, store);
    await set(key, value, store);
    await prune();
  }

  return {
    read: (name) => soon(read(keyOf(name))),
    write: (name, value) => write(keyOf(name), value).catch(() => {}),
  };
}
