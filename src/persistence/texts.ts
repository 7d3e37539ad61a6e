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

  return async (mode, work) => {
    connection ??= connect();
    const used = connection;
    const run = async (database: Promise<IDBDatabase>, isRepeated: boolean) =>
      work((await database).transaction(STORE, mode).objectStore(STORE), isRepeated);
    try {
      return await run(used, false);
    } catch (error) {
      if (connection === used) connection = undefined;
      if (!isConnectionLost(error)) throw error;
      connection ??= connect();
      return run(connection, true);
    }
  };
}
