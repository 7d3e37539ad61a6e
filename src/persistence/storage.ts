import { getMany, keys as allKeys, promisifyRequest } from 'idb-keyval';

/** Runs what the browser may refuse, such as access to a storage; returns the result of `refused` if it does. */
export function attempt<T>(run: () => T, refused?: () => T): T | undefined {
  try {
    return run();
  } catch {
    return refused?.();
  }
}

/** Outcome of `replace`; `overtaken` if another page has written the text since. */
type Replaced = 'kept' | 'overtaken' | 'failed';

/**
 * Named texts in this browser. No operation throws: a failure, such as a full disk or a private window, is reported
 * in the result.
 */
export interface Storage {
  /** The last text saved under a name; undefined if there is none or it cannot be read. */
  readonly read: (name: string) => Promise<string | undefined>;
  /** Saves a text; false if the browser refuses. Writes complete in the order of the calls. */
  readonly write: (name: string, text: string) => Promise<boolean>;
  /** Reads a text that `replace` may then overwrite. */
  readonly readToReplace: (name: string) => Promise<string | undefined>;
  /**
   * Overwrites, or removes if undefined, the text that this page last wrote or read with `readToReplace`. If
   * another page has written since, changes nothing and returns `overtaken`.
   */
  readonly replace: (name: string, text: string | undefined) => Promise<Replaced>;
  /**
   * Moves a text, atomically, to the first of `others` that holds none, and returns that name. Undefined if nothing
   * moved: there is no text, every name is taken, or the browser refuses.
   */
  readonly move: (name: string, others: readonly string[]) => Promise<string | undefined>;
  /** Removes a text; false if the browser refuses. */
  readonly remove: (name: string) => Promise<boolean>;
  /** Names that start with a prefix and hold a text, in no particular order; empty if they cannot be read. */
  readonly names: (beginning: string) => Promise<readonly string[]>;
}

const DATABASE = 'scraebbkle';
const STORE = 'texts';

/** Names of the errors raised by a connection that is lost, before or during a transaction. */
const CONNECTION_LOST: readonly unknown[] = ['InvalidStateError', 'AbortError', 'UnknownError'];

/** If the browser aborts a transaction, the error may be null; the page aborts none. */
const isConnectionLost = (error: unknown): boolean =>
  error instanceof Error ? CONNECTION_LOST.includes(error.name) : error === null;

/** Uses the texts in one transaction; `isRepeated` if a lost connection has already tried it. */
type UseTexts = <T>(
  mode: IDBTransactionMode,
  work: (texts: IDBObjectStore, isRepeated: boolean) => T | PromiseLike<T>,
) => Promise<T>;

async function connect(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  const database = await promisifyRequest(request);
  // Otherwise another tab that deletes the database would wait for this one forever.
  database.onversionchange = () => database.close();
  return database;
}

/**
 * Opens the database of texts. Browsers close connections, especially in background tabs, and do not always report
 * it. An operation that fails because of this is repeated once on a new connection.
 */
function openTexts(): UseTexts {
  let connection: Promise<IDBDatabase> | undefined;

  function connected(): Promise<IDBDatabase> {
    if (connection) return connection;
    const made = connect();
    connection = made;
    made.catch(() => {
      if (connection === made) connection = undefined;
    });
    return made;
  }

  return async (mode, work) => {
    const run = async (database: IDBDatabase, isRepeated: boolean) =>
      work(database.transaction(STORE, mode).objectStore(STORE), isRepeated);
    const used = connected();
    const database = await used;
    try {
      return await run(database, false);
    } catch (error) {
      if (!isConnectionLost(error)) throw error;
      if (connection === used) connection = undefined;
      database.close();
      return run(await connected(), true);
    }
  };
}

/** A text with its sequence number: of two under one name, the higher was written later. */
interface Numbered {
  readonly number: number;
  readonly text: string;
}

type NumberedSlot = Pick<Numbered, 'number'> & { readonly text: string | undefined };

/**
 * Texts that the database may not have yet. A page that closes during a write loses what IndexedDB has not taken;
 * `localStorage` takes it synchronously. After a crash it may hold a stale text; its sequence number shows that.
 */
const pendingTexts = {
  key: (name: string): string => `scraebbkle/${name}`,
  put(name: string, { number, text }: Numbered): void {
    attempt(
      () => localStorage.setItem(this.key(name), `${number} ${text}`),
      // If there is no room, no text is better than a stale one.
      () => this.forget(name),
    );
  },
  forget(name: string): void {
    // Without `localStorage`, a page closed within a millisecond loses its last change.
    attempt(() => localStorage.removeItem(this.key(name)));
  },
  arrived(name: string, { number, text }: Numbered): void {
    const found = this.find(name);
    if (found?.number === number && found.text === text) this.forget(name);
  },
  names(): readonly string[] {
    const before = this.key('');
    const keys = attempt(() => Object.keys(localStorage)) ?? [];
    return keys.filter((key) => key.startsWith(before)).map((key) => key.slice(before.length));
  },
  find(name: string): Numbered | undefined {
    const found = attempt(() => localStorage.getItem(this.key(name))) ?? '';
    const [, number, text] = /^(\d+) (.*)$/s.exec(found) ?? [];
    return text === undefined ? undefined : { number: Number(number), text };
  },
};

const NUMBER = ' number';

const numberName = (name: string): string => `${name}${NUMBER}`;

/** The later of the text in the database and the pending one. */
function latestOf(text: unknown, number: unknown, waiting: Numbered | undefined): NumberedSlot {
  const arrived = typeof number === 'number' ? number : 0;
  if (waiting && waiting.number > arrived) return waiting;
  return { number: arrived, text: typeof text === 'string' ? text : undefined };
}

/** The number of the text that the database holds, or has held, under a name; NaN if there was none. */
const storedNumber = async (texts: IDBObjectStore, name: string): Promise<number> =>
  Number(await promisifyRequest<unknown>(texts.get(numberName(name))));

/** Writes a text and commits. Without `commit()` the transaction would wait for the page, which may be busy. */
function put(
  texts: IDBObjectStore,
  name: string,
  { number, text }: NumberedSlot,
): Promise<unknown> {
  if (text === undefined) texts.delete(name);
  else texts.put(text, name);
  texts.put(number, numberName(name));
  texts.transaction.commit();
  return promisifyRequest(texts.transaction);
}

/** Opens storage in IndexedDB. A completed write survives a browser crash. */
export function openStorage(): Storage {
  const store = openTexts();
  let last = 0;
  /** For each name, the number of the text that `replace` may overwrite. */
  const replaceable = new Map<string, number>();

  /** Higher than all earlier numbers, those of earlier pages included: the clock may have been set back since. */
  function nextNumber(): number {
    last = Math.max(last + 1, Date.now());
    return last;
  }

  /**
   * Removes a text in the same transaction as `before`; changes nothing if that returns undefined. Keeps the number
   * and treats a pending text as written, so that neither text reappears after a crash. Writes nothing else, since
   * that would fail on a full disk.
   */
  async function clear<T>(
    name: string,
    before: (texts: IDBObjectStore, waiting: Numbered | undefined) => Promise<T | undefined>,
  ): Promise<T | undefined> {
    const waiting = pendingTexts.find(name);
    try {
      const done = await store('readwrite', async (texts) => {
        const outcome = await before(texts, waiting);
        if (outcome === undefined) return undefined;
        if (waiting) texts.put(waiting.number, numberName(name));
        texts.delete(name);
        await promisifyRequest(texts.transaction);
        return outcome;
      });
      if (done !== undefined) pendingTexts.forget(name);
      return done;
    } catch {
      return undefined;
    }
  }

  async function read(name: string, isToReplace: boolean): Promise<string | undefined> {
    const waiting = pendingTexts.find(name);
    try {
      const [found, arrived]: unknown[] = await getMany([name, numberName(name)], store);
      const { text, number } = latestOf(found, arrived, waiting);
      last = Math.max(last, number);
      if (isToReplace) replaceable.set(name, number);
      return text;
    } catch {
      return waiting?.text;
    }
  }

  return {
    read: (name) => read(name, false),
    readToReplace: (name) => read(name, true),
    write: async (name, text) => {
      const numbered = { number: nextNumber(), text };
      pendingTexts.put(name, numbered);
      replaceable.set(name, numbered.number);
      try {
        await store('readwrite', async (texts, isRepeated) => {
          // A repeated transaction may run after a later write.
          if (isRepeated && (await storedNumber(texts, name)) >= numbered.number) return;
          await put(texts, name, numbered);
        });
        pendingTexts.arrived(name, numbered);
        return true;
      } catch {
        return false;
      }
    },
    // Not put in `localStorage` meanwhile: after a crash, the next page would restore a text that was overtaken.
    replace: async (name, text) => {
      const number = nextNumber();
      try {
        return await store('readwrite', async (texts) => {
          const there = await storedNumber(texts, name);
          if (there > (replaceable.get(name) ?? 0)) return 'overtaken';
          // A transaction repeated on another connection may run after a later write.
          if (there >= number) return 'kept';
          replaceable.set(name, number);
          await put(texts, name, { number, text });
          pendingTexts.forget(name);
          return 'kept';
        });
      } catch {
        return 'failed';
      }
    },
    move: async (name, others) =>
      clear(name, async (texts, waiting) => {
        const [found, number, keys] = await Promise.all([
          promisifyRequest<unknown>(texts.get(name)),
          promisifyRequest<unknown>(texts.get(numberName(name))),
          promisifyRequest(texts.getAllKeys()),
        ]);
        const { text } = latestOf(found, number, waiting);
        const free = others.find((other) => !keys.includes(other));
        if (text === undefined || free === undefined) return undefined;
        texts.put(text, free);
        return free;
      }),
    remove: async (name) => (await clear(name, async () => true)) ?? false,
    names: async (beginning) => {
      const written = await allKeys<string>(store).catch(() => []);
      const all = [...written.filter((name) => !name.endsWith(NUMBER)), ...pendingTexts.names()];
      return [...new Set(all)].filter((name) => name.startsWith(beginning));
    },
  };
}
