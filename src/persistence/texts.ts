import { promisifyRequest } from 'idb-keyval';

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
export function openTexts(): UseTexts {
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
