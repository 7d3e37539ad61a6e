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

describe('a stored text', () => {
  it('is read as it was written', async () => {
    const storage = openStorage();
    const text = 'NO,2b\r\n\u0000 ’Ä 𐐀 \ud800';
    expect(await storage.write('record', text)).toBe(true);
    expect(await storage.read('record')).toBe(text);
  });

  it('can be empty or long', async () => {
    const storage = openStorage();
    await storage.write('empty', '');
    expect(await storage.read('empty')).toBe('');
    const long = 'x'.repeat(4_000_000);
    await storage.write('long', long);
    expect(await storage.read('long')).toBe(long);
  });

  it('is still there when the page is opened again', async () => {
    await openStorage().write('record', 'kept');
    expect(await openStorage().read('record')).toBe('kept');
  });

  it('replaces the earlier text of its name and no other', async () => {
    const storage = openStorage();
    await storage.write('record', 'first');
    await storage.write('desk', 'other');
    await storage.write('record', 'second');
    expect(await storage.read('record')).toBe('second');
    expect(await storage.read('desk')).toBe('other');
  });

  it('is undefined if it was never written', async () => {
    expect(await openStorage().read('record')).toBeUndefined();
  });

  it('is the last one written, even with many pending writes', async () => {
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

  it('is seen by a read that starts after its write', async () => {
    const storage = openStorage();
    const written = storage.write('record', 'new');
    expect(await storage.read('record')).toBe('new');
    expect(await written).toBe(true);
  });
});

const failing = (name: string) => () => {
  throw new DOMException('No', name);
};

describe('a browser that cannot store texts', () => {
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
  ])('fails each write if it %s', async (_what, indexedDB) => {
    useDatabase(indexedDB);
    const storage = openStorage();
    expect(await storage.write('record', 'text')).toBe(false);
    expect(await storage.read('record')).toBeUndefined();
    expect(await storage.write('record', 'text')).toBe(false);
  });

  it('fails the write if the disk is full, and keeps the earlier text', async () => {
    const storage = openStorage();
    await storage.write('record', 'kept');
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(failing('QuotaExceededError'));
    expect(await storage.write('record', 'lost')).toBe(false);
    vi.restoreAllMocks();
    expect(await storage.read('record')).toBe('kept');
    expect(await storage.write('record', 'next')).toBe(true);
  });

  it('can store texts again later', async () => {
    useDatabase(undefined);
    const storage = openStorage();
    expect(await storage.write('record', 'text')).toBe(false);
    useDatabase(new IDBFactory());
    expect(await storage.write('record', 'text')).toBe(true);
    expect(await storage.read('record')).toBe('text');
  });
});

/** A database whose connections are lost on request, or during the writes with these numbers. */
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
  it('is released, and created again by the next write', async () => {
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

describe('a refused write', () => {
  it('opens no other connection', async () => {
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

describe('a browser that closes a connection', () => {
  it('still reads, writes, moves and removes texts', async () => {
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

  it('completes the interrupted write', async () => {
    const database = losingDatabase([1]);
    useDatabase(database);
    const storage = openStorage();
    await storage.write('record', 'old');
    expect(await storage.write('record', 'new')).toBe(true);
    expect(database.writes()).toBe(3);
    expect(await openStorage().read('record')).toBe('new');
  });

  it('never restores an older text over a newer one, nor a removed text', async () => {
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

  it('completes a write that could not be moved', async () => {
    fakeLocalStorage();
    useDatabase(losingDatabase([0]));
    const storage = openStorage();
    const done = [storage.write('record', 'text'), storage.move('record', [])];
    expect(await Promise.all(done)).toEqual([true, undefined]);
    expect(await openStorage().read('record')).toBe('text');
  });
});

describe('moving a text', () => {
  it('uses the first free name and frees its own', async () => {
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

  it('fails if every name is taken', async () => {
    const storage = openStorage();
    await storage.write('a', '');
    await storage.write('record', 'text');
    expect(await storage.move('record', ['a'])).toBeUndefined();
    expect(await storage.move('record', [])).toBeUndefined();
    expect(await storage.read('record')).toBe('text');
    expect(await storage.read('a')).toBe('');
  });

  it('does nothing if there is no text', async () => {
    const storage = openStorage();
    expect(await storage.move('record', ['a'])).toBeUndefined();
    expect(await storage.read('a')).toBeUndefined();
  });

  it('frees the name for the next text', async () => {
    const storage = openStorage();
    await storage.write('record', 'old');
    await storage.move('record', ['a']);
    expect(await storage.write('record', 'new')).toBe(true);
    expect(await storage.read('record')).toBe('new');
    expect(await storage.read('a')).toBe('old');
  });

  it('succeeds for one of two concurrent moves', async () => {
    const storage = openStorage();
    await storage.write('record', 'text');
    const moved = await Promise.all(
      [openStorage(), openStorage()].map(({ move }) => move('record', ['a', 'b'])),
    );
    expect(moved).toEqual(['a', undefined]);
    expect(await storage.read('b')).toBeUndefined();
  });

  it('fails if the disk is full', async () => {
    const storage = openStorage();
    await storage.write('record', 'kept');
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(failing('QuotaExceededError'));
    expect(await storage.move('record', ['a'])).toBeUndefined();
    vi.restoreAllMocks();
    expect(await storage.read('record')).toBe('kept');
    expect(await storage.read('a')).toBeUndefined();
  });

  it('fails without a database', async () => {
    useDatabase(undefined);
    const storage = openStorage();
    expect(await storage.move('record', ['a'])).toBeUndefined();
    expect(await storage.remove('record')).toBe(false);
  });

  it('stays within the slot of a tab', async () => {
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

describe('a removed text', () => {
  it('is undefined until another is written', async () => {
    const storage = openStorage();
    await storage.write('record', 'text');
    expect(await storage.remove('record')).toBe(true);
    expect(await storage.read('record')).toBeUndefined();
    await storage.write('record', 'next');
    expect(await storage.read('record')).toBe('next');
  });

  it('frees space on a full disk', async () => {
    const storage = openStorage();
    await storage.write('record', 'text');
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(failing('QuotaExceededError'));
    expect(await storage.remove('record')).toBe(true);
    expect(await storage.read('record')).toBeUndefined();
  });
});

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

describe('a page left during a write', () => {
  it('finds the text when it is opened again', async () => {
    fakeLocalStorage();
    void openStorage().write('record', 'new');
    useDatabase(new IDBFactory());
    expect(await openStorage().read('record')).toBe('new');
  });

  it('finds the newest of several texts', async () => {
    fakeLocalStorage();
    const storage = openStorage();
    await storage.write('record', 'old');
    void storage.write('record', 'new');
    void storage.write('record', 'newest');
    useDatabase(new IDBFactory());
    expect(await openStorage().read('record')).toBe('newest');
  });

  it('deletes its copy once the text is saved', async () => {
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

  it('loses nothing saved if there is no space for a copy', async () => {
    fakeLocalStorage().fill();
    const storage = openStorage();
    expect(await storage.write('record', 'text')).toBe(true);
    expect(await storage.read('record')).toBe('text');
  });

  it('ignores an older copy that a killed browser restores', async () => {
    const { texts } = fakeLocalStorage();
    const storage = openStorage();
    const write = storage.write('record', 'old\n');
    const before = [...texts];
    await write;
    await storage.write('record', 'new');
    for (const [key, text] of before) localStorage.setItem(key, text);
    expect(await openStorage().read('record')).toBe('new');
  });

  it('ignores an older copy even if the clock was set back before the newer one', async () => {
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

  it('moves a copied text, and does not find it again', async () => {
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

  it('never prefers an older copy to the database', async () => {
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

describe('another value under a name', () => {
  it('is not a text', async () => {
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

describe('a compare-and-replace write', () => {
  it('succeeds if the name is free, or holds a text of the same page', async () => {
    const storage = openStorage();
    expect(await storage.replace('game', 'first')).toBe('kept');
    expect(
      await Promise.all(['second', 'third'].map((text) => storage.replace('game', text))),
    ).toEqual(['kept', 'kept']);
    expect(await storage.read('game')).toBe('third');
  });

  it('is rejected if another page has written, whose text stays', async () => {
    const [blocked, other] = [openStorage(), openStorage()];
    await blocked.replace('game', 'old');
    expect(await other.readToReplace('game')).toBe('old');
    expect(await other.replace('game', 'new')).toBe('kept');
    expect(await blocked.replace('game', 'too late')).toBe('overtaken');
    expect(await other.read('game')).toBe('new');
  });

  it('is rejected if the page has not read the text, or only for display', async () => {
    await openStorage().replace('game', 'kept');
    const storage = openStorage();
    expect(await storage.replace('game', 'blind')).toBe('overtaken');
    expect(await storage.read('game')).toBe('kept');
    expect(await storage.replace('game', 'blind')).toBe('overtaken');
    expect(await storage.readToReplace('game')).toBe('kept');
    expect(await storage.replace('game', 'next')).toBe('kept');
  });

  it('can remove a text, unless another page has written one', async () => {
    const [first, second] = [openStorage(), openStorage()];
    await first.write('record', 'old');
    await second.read('record');
    await second.write('record', 'new');
    expect(await first.replace('record', undefined)).toBe('overtaken');
    expect(await first.read('record')).toBe('new');
    expect(await second.replace('record', undefined)).toBe('kept');
    expect(await first.read('record')).toBeUndefined();
  });

  it('succeeds after a write that failed on a full disk', async () => {
    const storage = openStorage();
    await storage.replace('game', 'old');
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(failing('QuotaExceededError'));
    expect(await storage.replace('game', 'lost')).toBe('failed');
    vi.restoreAllMocks();
    expect(await storage.replace('game', 'new')).toBe('kept');
  });

  it('leaves no copy if its page was closed before it was rejected', async () => {
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

  it('replaces a copy left by another version of the page', async () => {
    fakeLocalStorage();
    const storage = openStorage();
    await storage.replace('game', 'old');
    localStorage.setItem('scraebbkle/game', `${Date.now() + 1000} on its way`);
    expect(await storage.readToReplace('game')).toBe('on its way');
    expect(await storage.replace('game', 'new')).toBe('kept');
    expect(await openStorage().read('game')).toBe('new');
  });

  it('keeps the newest text after a lost connection', async () => {
    useDatabase(losingDatabase([0]));
    const storage = openStorage();
    const done = [storage.replace('game', 'old'), storage.replace('game', 'new')];
    expect(await Promise.all(done)).toEqual(['kept', 'kept']);
    expect(await storage.read('game')).toBe('new');
  });
});

describe('listing names', () => {
  it('returns the names with a prefix that hold a text', async () => {
    const storage = openStorage();
    expect(await storage.names('game/')).toEqual([]);
    await storage.write('game/one', 'text');
    await storage.write('game/two', '');
    await storage.write('record', 'another');
    expect((await storage.names('game/')).toSorted()).toEqual(['game/one', 'game/two']);
    await storage.remove('game/one');
    expect(await storage.names('game/')).toEqual(['game/two']);
  });

  it('returns none if the browser cannot store texts', async () => {
    useDatabase(undefined);
    expect(await openStorage().names('')).toEqual([]);
  });
});
