import { getMany, keys as allKeys, promisifyRequest } from 'idb-keyval';
import type { TabSlot } from './tab-slot';
import { openTexts } from './texts';

/** What has become of a text that was to take the place of another: overtaken by one of another page. */
export type Replaced = 'kept' | 'overtaken' | 'failed';

/**
 * Texts kept in this browser, each under a name. Reading and writing never throw: a browser that
 * keeps nothing (a private window, a full disk) is a fact that the caller is told.
 */
export interface Storage {
  /** The text last kept under a name; undefined if there is no text or it cannot be read. */
  readonly read: (name: string) => Promise<string | undefined>;
  /** Keeps a text under a name; false when the browser would not. Writes end in their order. */
  readonly write: (name: string, text: string) => Promise<boolean>;
  /** Reads a text in whose place `replace` may keep another. */
  readonly readToReplace: (name: string) => Promise<string | undefined>;
  /**
   * Keeps a text, or none, in the place of what this page has kept there last, or read to replace it: overtaken,
   * and nothing changes, if another page has kept a text there since.
   */
  readonly replace: (name: string, text: string | undefined) => Promise<Replaced>;
  /**
   * Moves a text, in one step, to the first of some other names that holds none, and says to which.
   * Undefined where nothing is moved: there is no text, every name holds one, or the browser would not.
   */
  readonly move: (name: string, others: readonly string[]) => Promise<string | undefined>;
  /** Forgets a text; false when the browser would not. */
  readonly remove: (name: string) => Promise<boolean>;
  /** The names that begin like this and hold a text, in no order; none where they cannot be read. */
  readonly names: (beginning: string) => Promise<readonly string[]>;
}

/** A text with its number: of two under one name, the one with the higher was written later. */
interface Numbered {
  readonly number: number;
  readonly text: string;
}

/** The same of a name that may hold no text any more. */
type Found = Pick<Numbered, 'number'> & { readonly text: string | undefined };

/**
 * Texts on their way to the database. A page that is left in the middle of a write loses what
 * the database has not taken yet; this store takes it at once. Of a killed browser it may bring
 * back one that had arrived long ago, and tells by its number that it is older.
 */
const onTheWay = {
  key: (name: string): string => `scraebbkle/${name}`,
  put(name: string, { number, text }: Numbered): void {
    try {
      localStorage.setItem(this.key(name), `${number} ${text}`);
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
  arrived(name: string, { number, text }: Numbered): void {
    const found = this.find(name);
    if (found?.number === number && found.text === text) this.forget(name);
  },
  names(): readonly string[] {
    try {
      const before = this.key('');
      return Object.keys(localStorage)
        .filter((key) => key.startsWith(before))
        .map((key) => key.slice(before.length));
    } catch {
      return [];
    }
  },
  find(name: string): Numbered | undefined {
    try {
      const [, number, text] =
        /^(\d+) (.*)$/s.exec(localStorage.getItem(this.key(name)) ?? '') ?? [];
      return text === undefined ? undefined : { number: Number(number), text };
    } catch {
      return undefined;
    }
  },
};

const NUMBER = ' number';

/** Where the number of a text stands, beside the text. */
const besides = (name: string): string => `${name}${NUMBER}`;

/** The later of what the database holds under a name and under its number, and what is on its way. */
function latestOf(text: unknown, number: unknown, waiting: Numbered | undefined): Found {
  const arrived = typeof number === 'number' ? number : 0;
  if (waiting && waiting.number > arrived) return waiting;
  return { number: arrived, text: typeof text === 'string' ? text : undefined };
}

/** The number of the text that the database has, or has had, under a name; NaN if there is none. */
const numberOf = async (texts: IDBObjectStore, name: string): Promise<number> =>
  Number(await promisifyRequest<unknown>(texts.get(besides(name))));

/** Ends a transaction with a text: by itself it would not before the page, which may be busy, is told. */
function put(texts: IDBObjectStore, name: string, { number, text }: Found): Promise<unknown> {
  if (text === undefined) texts.delete(name);
  else texts.put(text, name);
  texts.put(number, besides(name));
  texts.transaction.commit();
  return promisifyRequest(texts.transaction);
}

/** Storage in IndexedDB: it survives a killed browser as soon as a write has completed. */
export function openStorage(): Storage {
  const store = openTexts();
  let last = 0;
  /** The number of the text under each name that `replace` may put another in the place of. */
  const replaceable = new Map<string, number>();

  /** Higher than those before, of earlier pages as well: the clock may have been put back since. */
  function nextNumber(): number {
    last = Math.max(last + 1, Date.now());
    return last;
  }

  /**
   * Has a name hold no text, in one step with what is done before; nothing changes where that comes
   * to nothing. The number stays, and a text on its way counts as arrived: neither comes again with a
   * killed browser. Nothing else is written, since a full disk would not take it.
   */
  async function clear<T>(
    name: string,
    before: (texts: IDBObjectStore, waiting: Numbered | undefined) => Promise<T | undefined>,
  ): Promise<T | undefined> {
    const waiting = onTheWay.find(name);
    try {
      const done = await store('readwrite', async (texts) => {
        const outcome = await before(texts, waiting);
        if (outcome === undefined) return undefined;
        if (waiting) texts.put(waiting.number, besides(name));
        texts.delete(name);
        await promisifyRequest(texts.transaction);
        return outcome;
      });
      if (done !== undefined) onTheWay.forget(name);
      return done;
    } catch {
      return undefined;
    }
  }

  /** The names of the texts in the database. */
  async function written(): Promise<readonly string[]> {
    try {
      const names = await allKeys<string>(store);
      return names.filter((name) => !name.endsWith(NUMBER));
    } catch {
      return [];
    }
  }

  async function read(name: string, isToReplace: boolean): Promise<string | undefined> {
    const waiting = onTheWay.find(name);
    try {
      const [found, arrived]: unknown[] = await getMany([name, besides(name)], store);
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
      onTheWay.put(name, numbered);
      replaceable.set(name, numbered.number);
      try {
        await store('readwrite', async (texts, isRepeated) => {
          // What is done once more may come after what followed it.
          if (isRepeated && (await numberOf(texts, name)) >= numbered.number) return;
          await put(texts, name, numbered);
        });
        onTheWay.arrived(name, numbered);
        return true;
      } catch {
        return false;
      }
    },
    // Nothing of it is on the way meanwhile: a page that is killed cannot say that it was overtaken.
    replace: async (name, text) => {
      const number = nextNumber();
      try {
        return await store('readwrite', async (texts) => {
          const there = await numberOf(texts, name);
          if (there > (replaceable.get(name) ?? 0)) return 'overtaken';
          // What is done once more, by another connection, may come after what followed it.
          if (there >= number) return 'kept';
          replaceable.set(name, number);
          await put(texts, name, { number, text });
          onTheWay.forget(name);
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
          promisifyRequest<unknown>(texts.get(besides(name))),
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
      const all = [...(await written()), ...onTheWay.names()];
      return [...new Set(all)].filter((name) => name.startsWith(beginning));
    },
  };
}

/**
 * A storage in which some names are the tab's own, each text of them under its slot; all names are told
 * of as they lie in the storage.
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
