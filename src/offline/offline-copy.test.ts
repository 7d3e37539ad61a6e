import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { createOfflineCopy } from './offline-copy';

const SCOPE = 'https://example.com/game/';
const CACHE = `scraebbkle ${SCOPE}`;

const FILES = { 'index.html': 'the page', 'assets/a.js': 'a script', 'words.txt': 'words' };
const LATER_FILES = { 'assets/m.js': 'meanings' };

const WORDS = `words.txt?v=${createHash('sha256').update('words').digest('hex')}`;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64');

const hashesOf = (files: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(files).map(([path, text]) => [path, hashOf(text)]));

let isDiskFull: boolean;

/** In-memory caches with the methods that the copy uses. */
function memoryCaches() {
  const stores = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      match: async (key: string) => store.get(key)?.clone(),
      put: async (key: string, response: Response) => {
        if (isDiskFull) throw new DOMException('Quota exceeded', 'QuotaExceededError');
        store.set(key, response);
      },
      delete: async ({ url }: Request) => store.delete(url),
      keys: async () => [...store.keys()].map((url) => new Request(url)),
    };
  };
  return {
    stores,
    caches: {
      open,
      keys: async () => [...stores.keys()],
      delete: async (name: string) => stores.delete(name),
    } as unknown as CacheStorage,
  };
}

let memory: ReturnType<typeof memoryCaches>;
/** The fake server, and its requests: a path and a cache mode each. */
let answer: (path: string) => Response;
let asked: string[];

const sent = (address: string): Response => {
  const files: Readonly<Record<string, string>> = { ...FILES, ...LATER_FILES };
  const path = address.split('?', 1)[0] || 'index.html';
  const text = files[path];
  return text === undefined ? new Response('', { status: 404 }) : new Response(text);
};

const copyOf = (files: Readonly<Record<string, string>> = hashesOf(FILES)) =>
  createOfflineCopy(
    SCOPE,
    { files, later: hashesOf(LATER_FILES), lists: ['words.txt'] },
    {
      caches: memory.caches,
      fetch: async (request: RequestInfo | URL, { cache }: RequestInit = {}) => {
        const url = request instanceof Request ? request.url : String(request);
        const path = url.slice(SCOPE.length);
        asked.push(`${path} ${cache ?? 'as asked'}`);
        return answer(path);
      },
    },
  );

const ask = async (path: string) => {
  const request = new Request(`${SCOPE}${path === 'index.html' ? '' : path}`);
  return (await copyOf().answer(path, request)).text();
};

const keptFiles = () => [...(memory.stores.get(CACHE) ?? [])];

/** Replaces the stored content of a file. */
function damage(path: string, text: string): void {
  const store = memory.stores.get(CACHE);
  for (const [key] of keptFiles()) {
    if (key.startsWith(`${SCOPE}${path}?`)) store?.set(key, new Response(text));
  }
}

const offline = (): never => {
  throw new TypeError('Failed to fetch');
};

beforeEach(() => {
  memory = memoryCaches();
  isDiskFull = false;
  answer = sent;
  asked = [];
});

describe('offline copy', () => {
  it('serves every file without the server once it is complete', async () => {
    await copyOf().complete();
    answer = offline;
    for (const [path, text] of Object.entries(FILES)) expect(await ask(path)).toBe(text);
  });

  it.each([
    ['another page', () => new Response('<p>Log in</p>')],
    ['a truncated body', () => new Response('a scr')],
    ['an error', () => new Response('a script', { status: 503 })],
  ])('stores nothing if a file is answered with %s', async (_what, damaged) => {
    answer = (path) => (path === 'assets/a.js' ? damaged() : sent(path));
    await expect(copyOf().complete()).rejects.toThrow('Not kept: assets/a.js');
    expect(keptFiles()).toHaveLength(2);
  });

  it('bypasses the browser cache if that has a damaged file', async () => {
    const once = new Map([[WORDS, new Response('wor')]]);
    answer = (path) => {
      const first = once.get(path);
      once.delete(path);
      return first ?? sent(path);
    };
    await copyOf().complete();
    expect(asked.filter((each) => each.startsWith('words'))).toEqual([
      `${WORDS} force-cache`,
      `${WORDS} reload`,
    ]);
  });

  it.each(Object.keys(FILES))('replaces a damaged file on request: %s', async (path) => {
    await copyOf().complete();
    damage(path, '<p>Log in</p>');
    const text = FILES[path as keyof typeof FILES];
    expect(await ask(path)).toBe(text);
    answer = offline;
    expect(await ask(path)).toBe(text);
  });

  it('fetches only missing or damaged files on completion', async () => {
    await copyOf().complete();
    damage('words.txt', 'wor');
    memory.stores.get(CACHE)?.delete([...(memory.stores.get(CACHE)?.keys() ?? [])][0] ?? '');
    asked = [];
    await copyOf().complete();
    expect(asked).toEqual([' force-cache', `${WORDS} force-cache`]);
    expect(keptFiles()).toHaveLength(3);
  });

  it('stores a file of two versions once, and removes the other files of the old one', async () => {
    await copyOf().complete();
    const next = { 'index.html': hashOf('another page'), 'words.txt': hashOf('words') };
    answer = (path) => (path === '' ? new Response('another page') : sent(path));
    asked = [];
    const copy = copyOf(next);
    await copy.complete();
    expect(asked).toEqual([' force-cache']);
    expect(keptFiles()).toHaveLength(4);
    await copy.removeOthers();
    expect(keptFiles()).toHaveLength(2);
  });

  it('fetches files at the addresses that the page uses, and accepts cached ones', async () => {
    await copyOf().complete();
    expect(asked).toEqual([' force-cache', 'assets/a.js force-cache', `${WORDS} force-cache`]);
  });

  it('stores later files on request, one or all', async () => {
    const copy = copyOf();
    await copy.complete();
    expect(keptFiles()).toHaveLength(3);
    expect(await ask('assets/m.js')).toBe('meanings');
    asked = [];
    await copy.completeLater();
    expect(asked).toEqual([]);
    damage('assets/m.js', 'mean');
    await copy.completeLater();
    expect(asked).toEqual(['assets/m.js force-cache']);
    await copy.removeOthers();
    expect(keptFiles()).toHaveLength(4);
  });

  it('removes caches of earlier versions of this page, but not of other pages', async () => {
    const theirs = ['workbox-precache-v2-https://example.com/', `other ${SCOPE}below/`];
    for (const name of [...theirs, `workbox-precache-v2-${SCOPE}`]) await memory.caches.open(name);
    await copyOf().removeOthers();
    expect([...memory.stores.keys()].toSorted()).toEqual([...theirs, CACHE].toSorted());
  });

  it('serves no file that is damaged on the server, except the page', async () => {
    answer = () => new Response('<p>Log in</p>');
    const script = new Request(`${SCOPE}assets/a.js`);
    expect((await copyOf().answer('assets/a.js', script)).type).toBe('error');
    expect(await ask('index.html')).toBe('<p>Log in</p>');
  });

  it('answers with the status of the server if that has no such file', async () => {
    answer = () => new Response('Gone', { status: 404 });
    const script = new Request(`${SCOPE}assets/a.js`);
    expect((await copyOf().answer('assets/a.js', script)).status).toBe(404);
    answer = offline;
    expect((await copyOf().answer('assets/a.js', script)).type).toBe('error');
  });

  it('serves every file from the server if the disk is full, and reports them as not kept', async () => {
    isDiskFull = true;
    for (const [path, text] of Object.entries(FILES)) expect(await ask(path)).toBe(text);
    await expect(copyOf().complete()).rejects.toThrow('Not kept: index.html, assets/a.js');
  });

  it('leaves a request for the page of the server alone', () => {
    const request = { method: 'GET', url: SCOPE, cache: 'no-cache' } as const;
    expect(copyOf().pathOf({ ...request, mode: 'cors' })).toBeUndefined();
    // Browsers request like this on a reload.
    expect(copyOf().pathOf({ ...request, mode: 'navigate' })).toBe('index.html');
    const script = `${SCOPE}assets/a.js`;
    expect(copyOf().pathOf({ ...request, mode: 'cors', url: script })).toBe('assets/a.js');
  });

  it.each([
    ['GET', 'navigate', `${SCOPE}?game=Classic`, 'index.html'],
    ['GET', 'navigate', `${SCOPE}index.html`, 'index.html'],
    ['GET', 'navigate', `${SCOPE}nowhere`, undefined],
    ['GET', 'cors', `${SCOPE}assets/a.js?again`, 'assets/a.js'],
    ['GET', 'cors', `${SCOPE}assets/m.js`, 'assets/m.js'],
    ['GET', 'cors', `${SCOPE}${WORDS}`, 'words.txt'],
    // Pages of earlier versions use this address.
    ['GET', 'cors', `${SCOPE}words.txt`, 'words.txt'],
    // The hash is that of another version.
    ['GET', 'cors', `${SCOPE}words.txt?v=0123`, undefined],
    ['GET', 'cors', SCOPE, 'index.html'],
    ['GET', 'cors', `${SCOPE}toString`, undefined],
    ['POST', 'cors', `${SCOPE}words.txt`, undefined],
    ['GET', 'cors', 'https://example.com/words.txt', undefined],
  ] as const)('answers %s %s %s with the file %s', (method, mode, url, path) => {
    expect(copyOf().pathOf({ method, mode, url, cache: 'default' })).toBe(path);
  });
});
