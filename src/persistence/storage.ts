import { createStore, get, set } from 'idb-keyval';
import type { Place } from './place';

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

/**
 * Texts on their way to the database. A page that is left in the middle of a write loses what
 * the database has not taken yet; this store takes it at once, but does not survive a killed
 * browser. Together they lose nothing.
 */
const onTheWay = {
  key: (name: string): string => `scraebbkle/${name}`,
  put(name: string, text: string): void {
    try {
      localStorage.setItem(this.key(name), text);
    } catch {
      // Where there is no room, nothing is better than an older text.
      this.forget(name);
    }
  },
  forget(name: string): void {
    try {
      localStorage.removeItem(this.key(name));
    } catch {
      // Where this store is missing, a page left within a millisecond loses its last change.
    }
  },
  /** Forgets a text that has arrived, unless a newer one is already on its way. */
  arrived(name: string, text: string): void {
    if (this.find(name) === text) this.forget(name);
  },
  find(name: string): string | undefined {
    try {
      return localStorage.getItem(this.key(name)) ?? undefined;
    } catch {
      return undefined;
    }
  },
};

/** Storage in IndexedDB: it survives a killed browser as soon as a write has completed. */
export function openStorage(): Storage {
  const store = createStore('scraebbkle', 'texts');
  return {
    read: async (name) => {
      const newer = onTheWay.find(name);
      if (newer !== undefined) return newer;
      try {
        const value: unknown = await get(name, store);
        return typeof value === 'string' ? value : undefined;
      } catch {
        return undefined;
      }
    },
    write: async (name, text) => {
      onTheWay.put(name, text);
      try {
        await set(name, text, store);
        onTheWay.arrived(name, text);
        return true;
      } catch {
        return false;
      }
    },
  };
}

/** A storage in which some names are the tab's own, each text of them under its place. */
export function atPlace(storage: Storage, own: readonly string[], place: Promise<Place>): Storage {
  const placed = async (name: string): Promise<string> => {
    const at = own.includes(name) ? await place : 1;
    return at === 1 ? name : `${name}-${at}`;
  };
  return {
    read: async (name) => storage.read(await placed(name)),
    write: async (name, text) => storage.write(await placed(name), text),
  };
}
