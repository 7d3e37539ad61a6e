import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { createOfflineCopy } from './offline-copy';

const SCOPE = 'https://example.com/game/';
const CACHE = `scraebbkle ${SCOPE}`;

const FILES = { 'index.html': 'the page', 'assets/a.js': 'a script', 'words.txt': 'words' };

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64');

const HASHES = Object.fromEntries(
  Object.entries(FILES).map(([path, text]) => [path, hashOf(text)]),
);

/** Caches in memory, as far as the copy uses them. */
function memoryCaches() {
  const stores = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      match: async (key: string) => store.get(key)?.clone(),
      put: async (key: string, response: Response) => void store.set(key, response),
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
/** The server, and what was asked of it: paths, with the way that caches are used. */
let answer: (path: string) => Response;
let asked: string[];

const sent = (path: string): Response => {
  const text = (FILES as Readonly<Record<string, string>>)[path];
  return text === undefined ? new Response('', { status: 404 }) : new Response(text);
};

const copyOf = (hashes: Readonly<Record<string, string>> = HASHES) =>
  createOfflineCopy(SCOPE, hashes, {
    caches: memory.caches,
    fetch: async (request: RequestInfo | URL, { cache }: RequestInit = {}) => {
      const url = request instanceof Request ? request.url : String(request);
      const path = url.slice(SCOPE.length);
      asked.push(`${path} ${cache ?? 'as asked'}`);
      return answer(path);
    },
  });

const ask = async (path: string) => {
  const request = new Request(`${SCOPE}${path === 'index.html' ? '' : path}`);
  return (await copyOf().answer(path, request)).text();
};

const keptFiles = () => [...(memory.stores.get(CACHE) ?? [])];

/** Puts something else in place of what is kept of a file. */
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
  answer = sent;
  asked = [];
});

describe('the offline copy', () => {
  it('answers with every file once it is complete, without the server', async () => {
    await copyOf().complete();
    answer = offline;
    for (const [path, text] of Object.entries(FILES)) expect(await ask(path)).toBe(text);
  });

  it.each([
    ['a page in its place', () => new Response('<p>Log in</p>')],
    ['a body that breaks off', () => new Response('a scr')],
    ['an error', () => new Response('a script', { status: 503 })],
  ])('keeps nothing of a file that is answered with %s', async (_what, damaged) => {
    answer = (path) => (path === 'assets/a.js' ? damaged() : sent(path));
    await expect(copyOf().complete()).rejects.toThrow('Not kept: assets/a.js');
    expect(keptFiles()).toHaveLength(2);
  });

  it('passes over what the browser keeps if that is damaged', async () => {
    const once = new Map([['words.txt', new Response('wor')]]);
    answer = (path) => {
      const first = once.get(path);
      once.delete(path);
      return first ?? sent(path);
    };
    await copyOf().complete();
    expect(asked.filter((each) => each.startsWith('words'))).toEqual([
      'words.txt default',
      'words.txt reload',
    ]);
  });

  it.each(Object.keys(FILES))('heals when a damaged file is asked for: %s', async (path) => {
    await copyOf().complete();
    damage(path, '<p>Log in</p>');
    const text = FILES[path as keyof typeof FILES];
    expect(await ask(path)).toBe(text);
    answer = offline;
    expect(await ask(path)).toBe(text);
  });

  it('fetches what is missing or damaged, and nothing else, when it is completed', async () => {
    await copyOf().complete();
    damage('words.txt', 'wor');
    memory.stores.get(CACHE)?.delete([...(memory.stores.get(CACHE)?.keys() ?? [])][0] ?? '');
    asked = [];
    await copyOf().complete();
    expect(asked).toEqual(['index.html default', 'words.txt default']);
    expect(keptFiles()).toHaveLength(3);
  });

  it('has a file that two versions have in common once, and none of the version before', async () => {
    await copyOf().complete();
    const next = { 'index.html': hashOf('another page'), 'words.txt': hashOf('words') };
    answer = (path) => (path === 'index.html' ? new Response('another page') : sent(path));
    asked = [];
    const copy = copyOf(next);
    await copy.complete();
    expect(asked).toEqual(['index.html default']);
    expect(keptFiles()).toHaveLength(4);
    await copy.removeOthers();
    expect(keptFiles()).toHaveLength(2);
  });

  it('removes the caches of earlier versions of this page, and leaves those of other pages', async () => {
    const theirs = ['workbox-precache-v2-https://example.com/', `other ${SCOPE}below/`];
    for (const name of [...theirs, `workbox-precache-v2-${SCOPE}`]) await memory.caches.open(name);
    await copyOf().removeOthers();
    expect([...memory.stores.keys()].toSorted()).toEqual([...theirs, CACHE].toSorted());
  });

  it('gives out no file that is damaged on the server, but any page', async () => {
    answer = () => new Response('<p>Log in</p>');
    const script = new Request(`${SCOPE}assets/a.js`);
    expect((await copyOf().answer('assets/a.js', script)).type).toBe('error');
    expect(await ask('index.html')).toBe('<p>Log in</p>');
  });

  it.each([
    ['GET', 'navigate', `${SCOPE}?game=Classic`, 'index.html'],
    ['GET', 'navigate', `${SCOPE}index.html`, 'index.html'],
    ['GET', 'navigate', `${SCOPE}nowhere`, undefined],
    ['GET', 'cors', `${SCOPE}assets/a.js?again`, 'assets/a.js'],
    ['GET', 'cors', SCOPE, 'index.html'],
    ['GET', 'cors', `${SCOPE}toString`, undefined],
    ['POST', 'cors', `${SCOPE}words.txt`, undefined],
    ['GET', 'cors', 'https://example.com/words.txt', undefined],
  ] as const)('has for %s %s %s the file %s', (method, mode, url, path) => {
    expect(copyOf().pathOf({ method, mode, url })).toBe(path);
  });
});
