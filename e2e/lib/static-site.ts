import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain',
  '.webmanifest': 'application/manifest+json',
};

const BUILT = new URL('../../dist/', import.meta.url);

/** A substitute for a file, sent without a length, so that a browser cannot detect truncation. */
interface Spoilt {
  /** 200 by default. */
  readonly status?: number;
  readonly type: string;
  readonly body: string;
}

/** An event of the host: it received a request, or sent a whole file. */
export interface Traffic {
  readonly kind: 'asked' | 'sent';
  /** Relative to the page, with the query string. */
  readonly address: string;
  readonly bytes: number;
}

/** A host of the built page under a subpath, which only serves files. */
export interface StaticSite {
  readonly origin: string;
  readonly address: string;
  readonly release: (version: string) => void;
  /** Delays files whose paths match, until the returned function is called. */
  readonly hold: (pattern: RegExp) => () => void;
  /** Substitutes files whose paths match, until the returned function is called. */
  readonly substitute: (pattern: RegExp, answer: Spoilt) => () => void;
  /** Allows browsers to cache files for ten minutes, as most hosts do. */
  readonly allowCaching: () => void;
  readonly traffic: () => readonly Traffic[];
  readonly stop: () => Promise<void>;
}

/** The page of a version, which names its first script as no other version does; the file is the same. */
const pageOf = (page: Buffer, version: string): Buffer =>
  Buffer.from(
    page
      .toString()
      .replace('src="./assets/', `src="./assets/../${version}/../assets/`)
      .replace('</head>', `<meta name="version" content="${version}"></head>`),
  );

const hashOf = (file: Buffer): string => createHash('sha256').update(file).digest('base64');

/** A file of a version; versions differ only in the page itself. */
async function fileOf(path: string, version: string): Promise<Buffer> {
  const file = await readFile(new URL(path, BUILT));
  if (path === 'index.html') return pageOf(file, version);
  if (path !== 'sw.js') return file;
  const page = await readFile(new URL('index.html', BUILT));
  const script = file.toString();
  const changed = script.replace(hashOf(page), hashOf(pageOf(page, version)));
  if (changed === script) throw new Error('The service worker does not know the page');
  return Buffer.from(changed);
}

export async function serveStatically(subPath = '/some/path/'): Promise<StaticSite> {
  let version = 'first';
  const held = new Map<RegExp, Promise<void>>();
  const spoilt = new Map<RegExp, Spoilt>();
  const sent = async (path: string): Promise<Buffer> => {
    for (const [pattern, until] of held) if (pattern.test(path)) await until;
    return fileOf(path, version);
  };
  const traffic: Traffic[] = [];
  let caching: Readonly<Record<string, string>> = {};
  const server: Server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://site');
    const path = pathname.slice(subPath.length) || 'index.html';
    const address = `${pathname.slice(subPath.length)}${search}`;
    traffic.push({ kind: 'asked', address, bytes: 0 });
    const [, instead] = [...spoilt].find(([pattern]) => pattern.test(path)) ?? [];
    if (instead) {
      const { status = 200, type: contentType, body } = instead;
      response.writeHead(status, { 'content-type': contentType }).write(body);
      response.end();
      return;
    }
    const type = TYPES[extname(path)] ?? 'application/octet-stream';
    sent(path).then(
      (file) =>
        response
          .writeHead(200, { 'content-type': type, ...caching })
          .end(file, () => traffic.push({ kind: 'sent', address, bytes: file.length })),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    address: `${origin}${subPath}`,
    release: (next) => {
      version = next;
    },
    hold: (pattern) => {
      let release = (): void => {};
      held.set(
        pattern,
        new Promise((resolve) => {
          release = resolve;
        }),
      );
      return () => {
        held.delete(pattern);
        release();
      };
    },
    substitute: (pattern, answer) => {
      spoilt.set(pattern, answer);
      return () => void spoilt.delete(pattern);
    },
    allowCaching: () => {
      caching = { 'cache-control': 'max-age=600' };
    },
    traffic: () => [...traffic],
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
