import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const WORKER = fileURLToPath(new URL('../../src/offline/service-worker.ts', import.meta.url));
const NAME = 'sw.js';

/** Files to store for offline use; other files are silently missing without a network. */
const KEPT = /\.(?:html|js|css|woff2|txt|md|svg|png|webmanifest)$/;

/** Never needed: requests of an existing page do not lead to it. */
const NOT_FOUND_PAGE = '404.html';

/** Meanings of words: as large as everything else except the word lists, and no game needs them. */
const LATER = '\0virtual:meanings/';

type Hashes = Readonly<Record<string, string>>;

/** Base64 SHA-256 of each file of a built page that is stored for offline use, by path. */
export async function fileHashes(folder: string): Promise<Hashes> {
  const names = await readdir(folder, { recursive: true });
  const paths = names
    .map((name) => name.replaceAll('\\', '/'))
    .filter((path) => KEPT.test(path) && path !== NAME && path !== NOT_FOUND_PAGE)
    .toSorted();
  const hashed = paths.map(async (path) => {
    const bytes = await readFile(join(folder, path));
    return [path, createHash('sha256').update(bytes).digest('base64')] as const;
  });
  return Object.fromEntries(await Promise.all(hashed));
}

/**
 * Builds the service worker beside the page, with the hashes of the page's files.
 *
 * @param lists Paths of word lists whose URLs contain their hash.
 */
export function offlineCopy(lists: readonly string[]): Plugin {
  let folder = '';
  const laterFiles = new Set<string>();
  return {
    name: 'offline-copy',
    apply: 'build',
    configResolved: ({ root, build: { outDir } }) => {
      folder = resolve(root, outDir);
    },
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        const isLater =
          file.type === 'chunk' && file.moduleIds.some((module) => module.startsWith(LATER));
        if (isLater) laterFiles.add(file.fileName);
      }
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      handler: async () => {
        const hashes = Object.entries(await fileHashes(folder));
        const those = (areLater: boolean): Hashes =>
          Object.fromEntries(hashes.filter(([path]) => laterFiles.has(path) === areLater));
        const files = { files: those(false), later: those(true), lists };
        await build({
          configFile: false,
          logLevel: 'warn',
          define: { OFFLINE_FILES: JSON.stringify(files) },
          build: {
            outDir: folder,
            emptyOutDir: false,
            copyPublicDir: false,
            target: 'es2022',
            rolldownOptions: {
              input: WORKER,
              output: { format: 'iife', entryFileNames: NAME },
            },
          },
        });
      },
    },
  };
}
