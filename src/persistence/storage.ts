import { createStore, get, set } from 'idb-keyval';

/**
 * Texts kept in this browser, each under a name. Reading and writing never throw: a browser that
 * keeps nothing (a private window, a full disk) is a fact that the caller is told.
 */
export interface Storage {
  /** The text last kept under a name; undefined when there is none or it cannot be read. */
  readonly read: (name: string) => Promise<string | undefined>;
  /** Keeps a text under a name; false when the browser would not. Writes end in their order. */
  readonly write: (name: string, text: string) => Promise<boolean>;
}

/** Storage in IndexedDB: it survives a killed browser as soon as a write has completed. */
export function openStorage(): Storage {
  const store = createStore('scraebbkle', 'texts');
  return {
    read: async (name) => {
      try {
        const value: unknown = await get(name, store);
        return typeof value === 'string' ? value : undefined;
      } catch {
        return undefined;
      }
    },
    write: async (name, text) => {
      try {
        await set(name, text, store);
        return true;
      } catch {
        return false;
      }
    },
  };
}
