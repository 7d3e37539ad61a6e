import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forTabSlot, openStorage } from '../../src/persistence';

const useDatabase = (indexedDB: unknown): void => {
  vi.stubGlobal('indexedDB', indexedDB);
};

beforeEach(() => useDatabase(new IDBFactory()));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('a text', () => {
  it('is read as it was written', async () => {
    const storage = openStorage();
    const text = 'NO,2b\r\n\u0000 ’Ä 𐐀 \ud800';
    expect(await storage.write('record', text)).toBe(true);
    expect(await storage.read('record')).toBe(text);
  });

  it('may be empty, and long', async () => {
    const storage = openStorage();
    await storage.write('empty', '');
    expect(await storage.read('empty')).toBe('');
    const long = 'x'.repeat(4_000_000);
    await storage.write('long', long);
    expect(await storage.read('long')).toBe(long);
  });

  it('is there again when the page is opened another time', async () => {
    await openStorage().write('record', 'kept');
    expect(await openStorage().read('record')).toBe('kept');
  });

  it('replaces the one kept before under its name, and no other', async () => {
    const storage = openStorage();
    await storage.write('record', 'first');
    await storage.write('desk', 'other');
    await storage.write('record', 'second');
    expect(await storage.read('record')).toBe('second');
    expect(await storage.read('desk')).toBe('other');
  });

  it('that was never written is none', async () => {
    expect(await openStorage().read('record')).toBeUndefined();
  });

  it('is the one written last, however many are on their way', async () => {
    const storage = openStorage();
    const ended: number[] = [];
    const writes = Array.from({ length: 50 }, async (_, number) => {
      await storage.write('record', `text ${number}`);
      ended.push(number);
    });
    await Promise.all(writes);
    expect(ended).toEqual(Array.from({ length: 50 }, (_, number) => number));
    expect(await storage.read('record')).toBe('text 49');
  });

  it('is seen by a reading that was begun after its writing', async () => {
    const storage = openStorage();
    const written = storage.write('record', 'new');
    expect(await storage.read('record')).toBe('new');
    expect(await written).toBe(true);
  });
});

const failing = (name: string) => () => {
  throw new DOMException('No', name);
};

describe('a browser that keeps nothing', () => {
  it.each([
    ['has no database', undefined],
    ['refuses to open one', { open: failing('SecurityError') }],
    [
      'fails to open one',
      {
        open: () => {
          const request = { error: new DOMException('No', 'UnknownError'), onerror: () => {} };
          queueMicrotask(() => request.onerror());
          return request;
        },
      },
    ],
  ])('is told by its answers where it %s', async (_what, indexedDB) => {
    useDatabase(indexedDB);
    const storage = openStorage();
    expect(await storage.write('record', 'text')).toBe(false);
    expect(await storage.read('record')).toBeUndefined();
    expect(await storage.write('record', 'text')).toBe(false);
  });

  it('is told by its answer where the disk is full, and what was kept stays', async () => {
    const storage = openStorage();
    await storage.write('record', 'kept');
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(failing('QuotaExceededError'));
    expect(await storage.write('record', 'lost')).toBe(false);
    vi.restoreAllMocks();
    expect(await storage.read('record')).toBe('kept');
    expect(await storage.write('record', 'next')).toBe(true);
  });

  it('may keep texts again later', async () => {
    useDatabase(undefined);
    const storage = openStorage();
    expect(await storage.write('record', 'text')).toBe(false);
    useDatabase(new IDBFactory());
    expect(await storage.write('record', 'text')).toBe(true);
    expect(await storage.read('record')).toBe('text');
  });
});

/** A database whose connections are lost when it is told so, or while some of what is written is on its way. */
function losingDatabase(lost: readonly number[] = []) {
  const factory = new IDBFactory();
  const connections: IDBDatabase[] = [];
  let writes = 0;
  const open = (name: string): IDBOpenDBRequest => {
    const request = factory.open(name);
    request.addEventListener('success', () => {
      const connection = request.result;
      connections.push(connection);
      const begin = connection.transaction.bind(connection);
      connection.transaction = (...told) => {
        const transaction = begin(...told);
        if (told[1] !== 'readwrite') return transaction;
        if (lost.includes(writes)) transaction.commit = () => transaction.abort();
        writes++;
        return transaction;
      };
    });
    return request;
  };
  return {
    open,
    connections,
    writes: () => writes,
    loseConnections: () => {
      for (const connection of connections) connection.close();
    },
  };
}

describe('a database that another tab deletes', () => {
  it('is let go of, and made anew by the next text', async () => {
    const storage = openStorage();
    await storage.write('record', 'old');
    await new Promise<void>((resolve, reject) => {
      const deletion = indexedDB.deleteDatabase('scraebbkle');
      deletion.onsuccess = () => resolve();
      deletion.onblocked = () => reject(new Error('The connection is still open'));
    });
    expect(await storage.read('record')).toBeUndefined();
    expect(await storage.write('record', 'new')).toBe(true);
    expect(await storage.read('record')).toBe('new');
  });
});

describe('a write that is refused', () => {
  it('takes no other connection', async () => {
    const storage = openStorage();
    await storage.write('record', 'old');
    const open = vi.spyOn(indexedDB, 'open');
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    for (let times = 0; times < 5; times++)
      expect(await storage.write('record', 'new')).toBe(false);
    expect(open).not.toHaveBeenCalled();
  });
});

describe('a browser that ends a connection', () => {
  it('keeps, finds, moves and forgets texts all the same', async () => {
    const database = losingDatabase();
    const { connections, loseConnections } = database;
    useDatabase(database);
    const storage = openStorage();
    await storage.write('record', 'text');
    loseConnections();
    expect(await storage.read('record')).toBe('text');
    loseConnections();
    expect(await storage.write('record', 'next')).toBe(true);
    loseConnections();
    expect(await storage.move('record', ['a'])).toBe('a');
    loseConnections();
    expect(await storage.names('')).toEqual(['a']);
    loseConnections();
    expect(await storage.remove('a')).toBe(true);
    expect(await storage.names('')).toEqual([]);
    expect(connections).toHaveLength(6);
  });

  it('keeps what was being written', async () => {
    const database = losingDatabase([1]);
    useDatabase(database);
    const storage = openStorage();
    await storage.write('record', 'old');
    expect(await storage.write('record', 'new')).toBe(true);
    expect(database.writes()).toBe(3);
    expect(await openStorage().read('record')).toBe('new');
  });

  it('keeps nothing older after what is newer, and nothing that has been forgotten since', async () => {
    fakeLocalStorage();
    const database = losingDatabase([0, 2]);
    useDatabase(database);
    const storage = openStorage();
    const done = [
      storage.write('record', 'old'),
      storage.write('record', 'new'),
      storage.write('desk', 'gone'),
      storage.remove('desk'),
    ];
    expect(await Promise.all(done)).toEqual([true, true, true, true]);
    expect(database.writes()).toBe(6);
    expect(await openStorage().read('record')).toBe('new');
    expect(await openStorage().read('desk')).toBeUndefined();
  });

  it('keeps what was being written when it could not be moved', async () => {
    fakeLocalStorage();
    useDatabase(losingDatabase([0]));
    const storage = openStorage();
    const done = [storage.write('record', 'text'), storage.move('record', [])];
    expect(await Promise.all(done)).toEqual([true, undefined]);
    expect(await openStorage().read('record')).toBe('text');
  });
});

describe('a text that is moved', () => {
  it('goes to the first name that holds none, and is no longer under its own', async () => {
    const storage = openStorage();
    await storage.write('a', 'taken');
    for (const text of ['first', 'second']) {
      await storage.write('record', text);
      expect(await storage.move('record', ['a', 'b', 'c'])).toBe(text === 'first' ? 'b' : 'c');
      expect(await storage.read('record')).toBeUndefined();
    }
    expect(await Promise.all(['a', 'b', 'c'].map(storage.read))).toEqual([
      'taken',
      'first',
      'second',
    ]);
  });

  it('stays where every name holds one', async () => {
    const storage = openStorage();
    await storage.write('a', '');
    await storage.write('record', 'text');
    expect(await storage.move('record', ['a'])).toBeUndefined();
    expect(await storage.move('record', [])).toBeUndefined();
    expect(await storage.read('record')).toBe('text');
    expect(await storage.read('a')).toBe('');
  });

  it('is none where there is none', async () => {
    const storage = openStorage();
    expect(await storage.move('record', ['a'])).toBeUndefined();
    expect(await storage.read('a')).toBeUndefined();
  });

  it('makes room for the next', async () => {
    const storage = openStorage();
    await storage.write('record', 'old');
    await storage.move('record', ['a']);
    expect(await storage.write('record', 'new')).toBe(true);
    expect(await storage.read('record')).toBe('new');
    expect(await storage.read('a')).toBe('old');
  });

  it('goes by one of two that move it at once', async () => {
    const storage = openStorage();
    await storage.write('record', 'text');
    const moved = await Promise.all(
      [openStorage(), openStorage()].map(({ move }) => move('record', ['a', 'b'])),
    );
    expect(moved).toEqual(['a', undefined]);
    expect(await storage.read('b')).toBeUndefined();
  });

  it('stays where the disk is full', async () => {
    const storage = openStorage();
    await storage.write('record', 'kept');
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(failing('QuotaExceededError'));
    expect(await storage.move('record', ['a'])).toBeUndefined();
    vi.restoreAllMocks();
    expect(await storage.read('record')).toBe('kept');
    expect(await storage.read('a')).toBeUndefined();
  });

  it('stays nowhere where there is no database', async () => {
    useDatabase(undefined);
    const storage = openStorage();
    expect(await storage.move('record', ['a'])).toBeUndefined();
    expect(await storage.remove('record')).toBe(false);
  });

  it('is moved within the slot of a tab', async () => {
    const storage = openStorage();
    const second = forTabSlot(storage, ['record', 'a', 'b'], async () => 2);
    await storage.write('a', 'of another tab');
    await second.write('record', 'text');
    expect(await second.move('record', ['a', 'b'])).toBe('a');
    expect(await second.read('a')).toBe('text');
    expect(await storage.read('a')).toBe('of another tab');
    expect(await second.remove('a')).toBe(true);
    expect(await second.read('a')).toBeUndefined();
    expect(await storage.read('a')).toBe('of another tab');
  });
});

describe('a text that is removed', () => {
  it('is none any more, until another is written', async () => {
    const storage = openStorage();
    await storage.write('record', 'text');
    expect(await storage.remove('record')).toBe(true);
    expect(await storage.read('record')).toBeUndefined();
    await storage.write('record', 'next');
    expect(await storage.read('record')).toBe('next');
  });

  it('makes room on a full disk', async () => {
    const storage = openStorage();
    await storage.write('record', 'text');
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(failing('QuotaExceededError'));
    expect(await storage.remove('record')).toBe(true);
    expect(await storage.read('record')).toBeUndefined();
  });
});

/** The store of a browser that takes texts at once, until it is full. */
function fakeLocalStorage() {
  const texts = new Map<string, string>();
  let isFull = false;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (isFull) throw new DOMException('No', 'QuotaExceededError');
      texts.set(key, text);
    },
    removeItem: (key: string) => texts.delete(key),
  });
  return {
    texts,
    fill: () => {
      isFull = true;
    },
  };
}

describe('a page that is left in the middle of a write', () => {
  it('finds the text when it comes back', async () => {
    fakeLocalStorage();
    void openStorage().write('record', 'new');
    useDatabase(new IDBFactory());
    expect(await openStorage().read('record')).toBe('new');
  });

  it('finds the newest of several', async () => {
    fakeLocalStorage();
    const storage = openStorage();
    await storage.write('record', 'old');
    void storage.write('record', 'new');
    void storage.write('record', 'newest');
    useDatabase(new IDBFactory());
    expect(await openStorage().read('record')).toBe('newest');
  });

  it('leaves nothing behind that has arrived', async () => {
    const { texts } = fakeLocalStorage();
    const storage = openStorage();
    const first = storage.write('record', 'first');
    const second = storage.write('record', 'second');
    await first;
    expect([...texts.values()]).toEqual([expect.stringMatching(/^\d+ second$/)]);
    await second;
    expect(texts.size).toBe(0);
    expect(await storage.read('record')).toBe('second');
  });

  it('loses nothing of what has arrived where there is no room beside the database', async () => {
    fakeLocalStorage().fill();
    const storage = openStorage();
    expect(await storage.write('record', 'text')).toBe(true);
    expect(await storage.read('record')).toBe('text');
  });

  it('finds none that a killed browser brings back although a newer one has arrived', async () => {
    const { texts } = fakeLocalStorage();
    const storage = openStorage();
    const write = storage.write('record', 'old\n');
    const before = [...texts];
    await write;
    await storage.write('record', 'new');
    for (const [key, text] of before) localStorage.setItem(key, text);
    expect(await openStorage().read('record')).toBe('new');
  });

  it('finds none that a killed browser brings back although the clock was put back before a newer one', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 2_000_000 });
    const { texts } = fakeLocalStorage();
    const write = openStorage().write('record', 'old');
    const before = [...texts];
    await write;
    vi.setSystemTime(1_000_000);
    const storage = openStorage();
    await storage.read('record');
    await storage.write('record', 'new');
    for (const [key, text] of before) localStorage.setItem(key, text);
    expect(await openStorage().read('record')).toBe('new');
  });

  it('moves what has not arrived yet, and does not find it again', async () => {
    const { texts } = fakeLocalStorage();
    useDatabase(undefined);
    await openStorage().write('record', 'on its way');
    const before = [...texts];
    useDatabase(new IDBFactory());
    const storage = openStorage();
    expect(await storage.move('record', ['a'])).toBe('a');
    expect(await storage.read('a')).toBe('on its way');
    for (const [key, text] of before) localStorage.setItem(key, text);
    expect(await openStorage().read('record')).toBeUndefined();
  });

  it('finds no older text than the database has', async () => {
    const local = fakeLocalStorage();
    useDatabase(undefined);
    const storage = openStorage();
    await storage.write('record', 'old');
    local.fill();
    useDatabase(new IDBFactory());
    expect(await storage.write('record', 'new')).toBe(true);
    expect(await storage.read('record')).toBe('new');
  });
});

describe('something else kept under a name', () => {
  it('is no text', async () => {
    const storage = openStorage();
    await storage.write('record', 'text');
    const put = Reflect.get(IDBObjectStore.prototype, 'put');
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
      this: IDBObjectStore,
      _value,
      key,
    ) {
      return put.call(this, { no: 'text' }, key);
    });
    await storage.write('record', 'text');
    expect(await storage.read('record')).toBeUndefined();
  });
});

describe('a text that takes the place of another', () => {
  it('is kept where there was none, and follows what the same page has kept', async () => {
    const storage = openStorage();
    expect(await storage.replace('game', 'first')).toBe('kept');
    expect(
      await Promise.all(['second', 'third'].map((text) => storage.replace('game', text))),
    ).toEqual(['kept', 'kept']);
    expect(await storage.read('game')).toBe('third');
  });

  it('is overtaken by a text of another page, which stays', async () => {
    const [blocked, other] = [openStorage(), openStorage()];
    await blocked.replace('game', 'old');
    expect(await other.readToReplace('game')).toBe('old');
    expect(await other.replace('game', 'new')).toBe('kept');
    expect(await blocked.replace('game', 'too late')).toBe('overtaken');
    expect(await other.read('game')).toBe('new');
  });

  it('is overtaken where the page has not read what is there, or only to show it', async () => {
    await openStorage().replace('game', 'kept');
    const storage = openStorage();
    expect(await storage.replace('game', 'blind')).toBe('overtaken');
    expect(await storage.read('game')).toBe('kept');
    expect(await storage.replace('game', 'blind')).toBe('overtaken');
    expect(await storage.readToReplace('game')).toBe('kept');
    expect(await storage.replace('game', 'next')).toBe('kept');
  });

  it('may be none, unless another page has kept one', async () => {
    const [first, second] = [openStorage(), openStorage()];
    await first.write('record', 'old');
    await second.read('record');
    await second.write('record', 'new');
    expect(await first.replace('record', undefined)).toBe('overtaken');
    expect(await first.read('record')).toBe('new');
    expect(await second.replace('record', undefined)).toBe('kept');
    expect(await first.read('record')).toBeUndefined();
  });

  it('is kept after one that the disk had no room for', async () => {
    const storage = openStorage();
    await storage.replace('game', 'old');
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(failing('QuotaExceededError'));
    expect(await storage.replace('game', 'lost')).toBe('failed');
    vi.restoreAllMocks();
    expect(await storage.replace('game', 'new')).toBe('kept');
  });

  it('is not found again where its page was left before it could be overtaken', async () => {
    fakeLocalStorage();
    const [blocked, other] = [openStorage(), openStorage()];
    await blocked.replace('game', 'old');
    await other.readToReplace('game');
    await other.replace('game', 'new');
    const late = blocked.replace('game', 'too late');
    expect(await openStorage().read('game')).toBe('new');
    expect(await late).toBe('overtaken');
    expect(await openStorage().read('game')).toBe('new');
  });

  it('takes the place of what another version of the page has left on its way', async () => {
    fakeLocalStorage();
    const storage = openStorage();
    await storage.replace('game', 'old');
    localStorage.setItem('scraebbkle/game', `${Date.now() + 1000} on its way`);
    expect(await storage.readToReplace('game')).toBe('on its way');
    expect(await storage.replace('game', 'new')).toBe('kept');
    expect(await openStorage().read('game')).toBe('new');
  });

  it('stays the newest where its connection was lost', async () => {
    useDatabase(losingDatabase([0]));
    const storage = openStorage();
    const done = [storage.replace('game', 'old'), storage.replace('game', 'new')];
    expect(await Promise.all(done)).toEqual(['kept', 'kept']);
    expect(await storage.read('game')).toBe('new');
  });
});

describe('names', () => {
  it('are those that begin alike and hold a text', async () => {
    const storage = openStorage();
    expect(await storage.names('game/')).toEqual([]);
    await storage.write('game/one', 'text');
    await storage.write('game/two', '');
    await storage.write('record', 'another');
    expect((await storage.names('game/')).toSorted()).toEqual(['game/one', 'game/two']);
    await storage.remove('game/one');
    expect(await storage.names('game/')).toEqual(['game/two']);
  });

  it('are none where the browser keeps nothing', async () => {
    useDatabase(undefined);
    expect(await openStorage().names('')).toEqual([]);
  });
});
