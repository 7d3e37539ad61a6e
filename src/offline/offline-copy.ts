/** Base64 SHA-256 of each file of the page, by its path relative to the page. */
type FileHashes = Readonly<Record<string, string>>;

export interface OfflineFiles {
  /** Files stored at the first visit. */
  readonly files: FileHashes;
  /** Files stored after that, or on request. */
  readonly later: FileHashes;
  /** Word lists among the files. Their URLs contain the hash in hexadecimal: `words.txt?v=<hash>`. */
  readonly lists: readonly string[];
}

const PAGE = 'index.html';

async function hashOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return btoa(String.fromCharCode(...digest));
}

const inBase16 = (hash: string): string =>
  Array.from(atob(hash), (byte) => byte.charCodeAt(0).toString(16).padStart(2, '0')).join('');

/** Headers that describe the transfer and not the stored body, or that prevent a cache match. */
const TRANSPORT_HEADERS = ['content-encoding', 'content-length', 'vary'];

/** Reads a response in full and removes headers of its transfer; undefined if it does not have this hash. */
async function verifiedResponse(response: Response, hash: string): Promise<Response | undefined> {
  if (!response.ok) return undefined;
  const bytes = await response.arrayBuffer();
  if ((await hashOf(bytes)) !== hash) return undefined;
  const headers = new Headers(response.headers);
  for (const name of TRANSPORT_HEADERS) headers.delete(name);
  return new Response(bytes, { headers });
}

/**
 * Creates the offline copy of one version of the page. The hash of every file is verified before it is stored and before it is served. So the
 * login page of a network, a truncated body or a damaged disk affects one request only.
 *
 * @param scope URL of the page, ending in a slash.
 */
export function createOfflineCopy(
  scope: string,
  { files: firstFiles, later, lists }: OfflineFiles,
  { caches, fetch }: Pick<WindowOrWorkerGlobalScope, 'caches' | 'fetch'>,
) {
  // Caches belong to the origin, which may have other pages.
  const name = `scraebbkle ${scope}`;
  const files: FileHashes = { ...firstFiles, ...later };

  // Keyed by hash, so a file common to two versions is stored once.
  const keyOf = (path: string, hash: string): string =>
    `${scope}${path}?sha256=${encodeURIComponent(hash)}`;

  /** The address at which the page fetches a file, so that it may be in the browser's cache. */
  function addressOf(path: string, hash: string): string {
    if (path === PAGE) return scope;
    return lists.includes(path) ? `${scope}${path}?v=${inBase16(hash)}` : `${scope}${path}`;
  }

  async function storedFile(path: string, hash: string): Promise<Response | undefined> {
    const cache = await caches.open(name);
    const kept = await cache.match(keyOf(path, hash));
    return kept && verifiedResponse(kept, hash);
  }

  /**
   * Fetches a file; rejects if the server is unreachable. The response is not ok if the server has no such file, and an
   * error if it sends anything else.
   */
  async function fetchFile(path: string, hash: string): Promise<Response> {
    let failure = Response.error();
    // A file in the browser's cache may be old or damaged; the hash shows whether it can be used.
    for (const cache of ['force-cache', 'reload'] as const) {
      const response = await fetch(addressOf(path, hash), { cache });
      const file = await verifiedResponse(response, hash);
      if (file) return file;
      if (!response.ok) failure = new Response(null, { status: response.status });
    }
    return failure;
  }

  async function storeFile(path: string, hash: string, file: Response): Promise<void> {
    const cache = await caches.open(name);
    await cache.put(keyOf(path, hash), file);
  }

  async function fetchAndStore(path: string, hash: string): Promise<void> {
    const file = await fetchFile(path, hash);
    if (!file.ok) throw new Error(`No file: ${path}`);
    await storeFile(path, hash, file);
  }

  async function storeFiles(wanted: FileHashes): Promise<void> {
    const missing: string[] = [];
    // Sequentially, since the page may be loading files, too.
    for (const [path, hash] of Object.entries(wanted)) {
      if (await storedFile(path, hash)) continue;
      await fetchAndStore(path, hash).catch(() => missing.push(path));
    }
    if (missing.length > 0) throw new Error(`Not kept: ${missing.join(', ')}`);
  }

  /** Whether a request is for another version of a list. */
  function isOtherVersion(path: string, url: string): boolean {
    const version = lists.includes(path) ? new URL(url).searchParams.get('v') : null;
    return version !== null && version !== inBase16(files[path] ?? '');
  }

  return {
    /** The path of the requested file; undefined if the copy does not handle the request. */
    pathOf: ({
      method,
      mode,
      url,
      cache,
    }: Pick<Request, 'method' | 'mode' | 'url' | 'cache'>): string | undefined => {
      if (method !== 'GET' || !url.startsWith(scope)) return undefined;
      const path = url.slice(scope.length).split(/[?#]/, 1)[0] || PAGE;
      if (mode === 'navigate') return path === PAGE ? PAGE : undefined;
      // A page asks which version the server has.
      if (path === PAGE && cache === 'no-cache') return undefined;
      return Object.hasOwn(files, path) && !isOtherVersion(path, url) ? path : undefined;
    },
    /**
     * Returns a file from the copy if it is intact there, or else from the server. If the server responds that it has
     * no such file, so does this: a page of an older version can then find out that there is a newer one.
     */
    answer: async (path: string, request: Request): Promise<Response> => {
      const hash = files[path] ?? '';
      // An unreadable cache counts as empty.
      const kept = await storedFile(path, hash).catch(() => undefined);
      if (kept) return kept;
      const fetched = await fetchFile(path, hash).catch(() => Response.error());
      // A full disk prevents storing, not serving.
      if (fetched.ok) await storeFile(path, hash, fetched.clone()).catch(() => {});
      // Any page from the server, for example that of a later version, is better than none; any other file is not.
      return path === PAGE && !fetched.ok ? fetch(request) : fetched;
    },
    /** Stores missing or damaged files except the later ones; rejects if any cannot be fetched or stored. */
    complete: () => storeFiles(firstFiles),
    /** Stores missing or damaged later files; rejects if any cannot be fetched or stored. */
    completeLater: () => storeFiles(later),
    removeOthers: async (): Promise<void> => {
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
