/** The SHA-256 of each file of the page, in base 64, by its path relative to the page. */
export type FileHashes = Readonly<Record<string, string>>;

/** What a copy is of. */
export interface OfflineFiles {
  /** What works without a network from the first visit on. */
  readonly files: FileHashes;
  /** What is kept after that, or only when it is asked for. */
  readonly later: FileHashes;
  /** The word lists among the files, which the page asks for by their hashes: `words.txt?v=<hash in base 16>`. */
  readonly lists: readonly string[];
}

/** The path of the page itself. */
export const PAGE = 'index.html';

/** The offline copy of one version of the page. */
export interface OfflineCopy {
  /** The path of the file that a request is for; undefined if the copy has no part in it. */
  readonly pathOf: (request: Pick<Request, 'method' | 'mode' | 'url'>) => string | undefined;
  /** The file of a path, from the copy if it is whole there, and otherwise from the server. */
  readonly answer: (path: string, request: Request) => Promise<Response>;
  /** Keeps what is missing or damaged, but for the later files; rejects if any of it could not be had. */
  readonly complete: () => Promise<void>;
  /** The same for the later files. */
  readonly completeLater: () => Promise<void>;
  /** Removes the files of other versions. */
  readonly removeOthers: () => Promise<void>;
}

async function hashOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return btoa(String.fromCharCode(...digest));
}

const inBase16 = (hash: string): string =>
  Array.from(atob(hash), (byte) => byte.charCodeAt(0).toString(16).padStart(2, '0')).join('');

/** Headers of a body that was received otherwise than it is kept, or that keep a cache from finding it. */
const TRANSPORT_HEADERS = ['content-encoding', 'content-length', 'vary'];

/** The same response without its body's way through the network; undefined if it is not the file of this hash. */
async function wholeResponse(response: Response, hash: string): Promise<Response | undefined> {
  if (!response.ok) return undefined;
  const bytes = await response.arrayBuffer();
  if ((await hashOf(bytes)) !== hash) return undefined;
  const headers = new Headers(response.headers);
  for (const name of TRANSPORT_HEADERS) headers.delete(name);
  return new Response(bytes, { headers });
}

/**
 * Every file is checked against the hash that the build knows, before it is kept and before it is given out: a login
 * page of a network, a body that broke off and a damaged disk do no harm beyond the request.
 *
 * @param scope The address of the page, ending in a slash.
 */
export function createOfflineCopy(
  scope: string,
  { files: firstFiles, later, lists }: OfflineFiles,
  { caches, fetch }: Pick<WindowOrWorkerGlobalScope, 'caches' | 'fetch'>,
): OfflineCopy {
  // Caches belong to the origin, where other pages may have theirs.
  const name = `scraebbkle ${scope}`;
  const files: FileHashes = { ...firstFiles, ...later };

  // A file that two versions have in common is kept once.
  const keyOf = (path: string, hash: string): string =>
    `${scope}${path}?sha256=${encodeURIComponent(hash)}`;

  /** Where the page has fetched a file, so that the browser may have it. */
  function addressOf(path: string, hash: string): string {
    if (path === PAGE) return scope;
    return lists.includes(path) ? `${scope}${path}?v=${inBase16(hash)}` : `${scope}${path}`;
  }

  async function keptFile(path: string, hash: string): Promise<Response | undefined> {
    const cache = await caches.open(name);
    const kept = await cache.match(keyOf(path, hash));
    return kept && wholeResponse(kept, hash);
  }

  /** Fetches a file and keeps it; undefined if the server answers with anything else. */
  async function fetchFile(path: string, hash: string): Promise<Response | undefined> {
    // What the browser has in its own cache is as good as new if it has the hash; it may be old, or damaged.
    for (const cache of ['force-cache', 'reload'] as const) {
      const fetched = await wholeResponse(await fetch(addressOf(path, hash), { cache }), hash);
      if (fetched) {
        await (await caches.open(name)).put(keyOf(path, hash), fetched.clone());
        return fetched;
      }
    }
    return undefined;
  }

  async function keep(wanted: FileHashes): Promise<void> {
    const missing: string[] = [];
    // One after another: the page may be loading something, too.
    for (const [path, hash] of Object.entries(wanted)) {
      const file =
        (await keptFile(path, hash)) ?? (await fetchFile(path, hash).catch(() => undefined));
      if (!file) missing.push(path);
    }
    if (missing.length > 0) throw new Error(`Not kept: ${missing.join(', ')}`);
  }

  /** Whether a request names another version of a list. */
  function isOfAnother(path: string, url: string): boolean {
    const version = lists.includes(path) ? new URL(url).searchParams.get('v') : null;
    return version !== null && version !== inBase16(files[path] ?? '');
  }

  return {
    pathOf: ({ method, mode, url }) => {
      if (method !== 'GET' || !url.startsWith(scope)) return undefined;
      const [path = ''] = url.slice(scope.length).split(/[?#]/, 1);
      if (mode === 'navigate') return path === '' || path === PAGE ? PAGE : undefined;
      if (!Object.hasOwn(files, path || PAGE) || isOfAnother(path, url)) return undefined;
      return path || PAGE;
    },
    answer: async (path, request) => {
      const hash = files[path] ?? '';
      // A cache that cannot be read or written is as good as none.
      const kept = await keptFile(path, hash).catch(() => undefined);
      if (kept) return kept;
      const fetched = await fetchFile(path, hash).catch(() => undefined);
      if (fetched) return fetched;
      // Any page of the server is better than none, as that of a later version; half a board or script is not.
      return path === PAGE ? fetch(request) : Response.error();
    },
    complete: () => keep(firstFiles),
    completeLater: () => keep(later),
    removeOthers: async () => {
      const cache = await caches.open(name);
      const own = new Set(Object.entries(files).map(([path, hash]) => keyOf(path, hash)));
      for (const request of await cache.keys()) {
        if (!own.has(request.url)) await cache.delete(request);
      }
      for (const other of await caches.keys()) {
        if (other !== name && other.endsWith(scope)) await caches.delete(other);
      }
    },
  };
}
