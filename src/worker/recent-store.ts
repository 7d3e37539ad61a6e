import { createStore, delMany, get, keys, set, update } from 'idb-keyval';

/** Maximum number of word lists: that of the game, and those in its setup. */
const MAX_KEPT = 3;

/** Sets the newest value; removes the oldest ones if there are too many. */
export function setRecent<T>(kept: Map<string, T>, id: string, value: T): void {
  kept.delete(id);
  kept.set(id, value);
  for (const oldest of [...kept.keys()].slice(0, -MAX_KEPT)) kept.delete(oldest);
}

/** Key of the list of names, newest first. */
const NEWEST = 'newest';

/** Never equals `NEWEST`. */
const keyOf = (name: string): string => `of ${name}`;

/** Time to wait for a database before continuing without it, in ms. */
const DATABASE_TIMEOUT_MS = 2000;

const textsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];

const withTimeout = <T>(answer: Promise<T>): Promise<T | undefined> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), DATABASE_TIMEOUT_MS);
    const settle = (value: T | undefined): void => {
      clearTimeout(timer);
      resolve(value);
    };
    answer.then(settle, () => settle(undefined));
  });

/**
 * Opens the most recent values stored in this browser, by name. All of them can be computed again, so reading and
 * writing never fail.
 */
export function openRecentStore(database: string) {
  const store = createStore(database, 'values');

  // `async`, since `get` throws synchronously if there is no database.
  const read = async (key: string): Promise<unknown> => get<unknown>(key, store);

  /** Deletes all values but the newest. Other tabs may be writing: each stores the name before the value. */
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
    /** Returns a stored value; undefined if there is none, or reading fails or takes too long. */
    read: (name: string): Promise<unknown> => withTimeout(read(keyOf(name))),
    /** Stores a value if the browser can; removes the oldest ones if there are too many. */
    write: (name: string, value: object): Promise<void> =>
      write(keyOf(name), value).catch(() => {}),
  };
}
