import { createStore, type UseStore } from 'idb-keyval';

/** What is said where the connection is gone, or goes in the middle of a transaction. */
const CONNECTION_LOST: readonly unknown[] = ['InvalidStateError', 'AbortError', 'UnknownError'];

/** A transaction that is given up by the browser itself may not say why; here nobody gives one up. */
const isConnectionLost = (error: unknown): boolean =>
  error instanceof Error ? CONNECTION_LOST.includes(error.name) : error === null;

/** Does something with the texts, in one transaction; it is told whether that is done once more. */
type UseTexts = <T>(
  mode: IDBTransactionMode,
  use: (texts: IDBObjectStore, isRepeated: boolean) => T | PromiseLike<T>,
) => Promise<T>;

/**
 * The texts in the database. Browsers end connections by themselves, of a tab in the background above all,
 * and do not always say so: what fails by that is done once more, by a new one.
 */
export function openTexts(): UseTexts {
  const open = (): UseStore => createStore('scraebbkle', 'texts');
  let texts = open();
  return async (mode, use) => {
    const used = texts;
    try {
      return await used(mode, (store) => use(store, false));
    } catch (error) {
      if (!isConnectionLost(error)) throw error;
      if (texts === used) texts = open();
      return texts(mode, (store) => use(store, true));
    }
  };
}
