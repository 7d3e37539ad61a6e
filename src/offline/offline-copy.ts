/** The SHA-256 of each file of the page, in base 64, by its path relative to the page. */
export type FileHashes = Readonly<Record<string, string>>;

/** The path of the page itself. */
export const PAGE = 'index.html';

/** The offline copy of one version of the page. */
export interface OfflineCopy {
  /** The path of the file that a request is for; undefined if the copy has no part in it. */
  readonly pathOf: (request: Pick<Request, 'method' | 'mode' | 'url'>) => string | undefined;
  /** The file of a path, from the copy if it is whole there, and otherwise from the server. */
  readonly answer: (path: string, request: Request) => Promise<Response>;
  /** Keeps what is missing or damaged; rejects if any of it could not be had. */
  readonly complete: () => Promise<void>;
  /** Removes the files of other versions. */
  readonly removeOthers: () => Promise<void>;
}

async function hashOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return btoa(String.fromCharCode(...digest));
}

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
  files: FileHashes,
  { caches, fetch }: Pick<WindowOrWorkerGlobalScope, 'caches' | 'fetch'>,
): OfflineCopy {
  // Caches belong to the origin, where other pages may have theirs.
  const name = `scraebbkle ${scope}`;

  // A file that two versions have in common is kept once.
  const keyOf = (path: string, hash: string): string =>
    `${scope}${path}?sha256=${encodeURIComponent(hash)}`;

  async function keptFile(path: string, hash: string): Promise<Response | undefined> {
    const cache = await caches.open(name);
    const kept = await cache.match(keyOf(path, hash));
    return kept && wholeResponse(kept, hash);
  }

  /** Fetches a file and keeps it; undefined if the server answers with anything else. */
  async function fetchFile(path: string, hash: string): Promise<Response | undefined> {
    // What the browser has in its own cache may be old, or as damaged.
    for (const cache of ['default', 'reload'] as const) {
      const fetched = await wholeResponse(await fetch(`${scope}${path}`, { cache }), hash);
      if (fetched) {
        await (await caches.open(name)).put(keyOf(path, hash), fetched.clone());
        return fetched;
      }
    }
    return undefined;
  }

  return {
    pathOf: ({ method, mode, url }) => {
      if (method !== 'GET' || !url.startsWith(scope)) return undefined;
      const [path = ''] = url.slice(scope.length).split(/[?#]/, 1);
      if (mode === 'navigate') return path === '' || path === PAGE ? PAGE : undefined;
      return Object.hasOwn(files, path || PAGE) ? path || PAGE : undefined;
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
    complete: async () => {
      const missing: string[] = [];
      // One after another: the page may be loading something, too.
      for (const [path, hash] of Object.entries(files)) {
        const file =
          (await keptFile(path, hash)) ?? (await fetchFile(path, hash).catch(() => undefined));
        if (!file) missing.push(path);
      }
      if (missing.length > 0) throw new Error(`Not kept: ${missing.join(', ')}`);
    },
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
