import { promisifyRequest } from 'idb-keyval';

const DATABASE = 'scraebbkle';
const STORE = 'texts';

/** Errors of a connection that is gone, or goes in the middle of a transaction. */
const CONNECTION_LOST: readonly unknown[] = ['InvalidStateError', 'AbortError', 'UnknownError'];

/** A transaction that the browser itself aborts may have no error; the page aborts none. */
const isConnectionLost = (error: unknown): boolean =>
  error instanceof Error ? CONNECTION_LOST.includes(error.name) : error === null;

/** Uses the texts in one transaction; `isRepeated` if the same has been tried by a lost connection. */
type UseTexts = <T>(
  mode: IDBTransactionMode,
  work: (texts: IDBObjectStore, isRepeated: boolean) => T | PromiseLike<T>,
) => Promise<T>;

async function connect(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  const database = await promisifyRequest(request);
  // Another tab that deletes the database would wait for this one for ever.
  database.onversionchange = () => database.close();
  return database;
}

/**
 * The texts in the database. Browsers end connections by themselves, of a tab in the background above all,
 * and do not always say so: what fails by that is done once more, by a new one.
 */
export function openTexts(): UseTexts {
  let connection: Promise<IDBDatabase> | undefined;

  /** The connection there is, or a new one; one that could not be made is made anew by the next use. */
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
