import { err, MAX_BYTES, ok, type Result } from '../engine';
import type { FileUnavailable, GameFile } from './files';

/** Whether a name stays under the folder of resources. */
const isPlainName = (name: string): boolean =>
  /^[\w.-]+(?:\/[\w.-]+)*$/.test(name) && !name.split('/').includes('..');

/**
 * The address of a file under `resources/`, wherever the page is served from; the folder itself for a
 * name that leads elsewhere.
 */
export const resourceAddress = (name: string): string =>
  new URL(`resources/${isPlainName(name) ? name : ''}`, document.baseURI).href;

/** Fetches a file under `resources/` as a text. */
export type FetchText = (name: string) => Promise<Result<string, FileUnavailable>>;

export const fetchResource: FetchText = async (name) => {
  if (!isPlainName(name)) return err({ code: 'BAD_FILE_NAME' });
  try {
    const response = await fetch(resourceAddress(name));
    if (response.status === 404 || response.status === 410) {
      return err({ code: 'FILE_NOT_FOUND', name });
    }
    if (!response.ok) return err({ code: 'FILE_UNREACHABLE', name });
    const text = await response.text();
    return text.length > MAX_BYTES.plainFile
      ? err({ code: 'FILE_TOO_LARGE', max: MAX_BYTES.plainFile })
      : ok(text);
  } catch {
    return err({ code: 'FILE_UNREACHABLE', name });
  }
};

/** A file under `resources/` as part of a configured game. */
export const shippedGameFile = (path: string, fetchText: FetchText): GameFile => ({
  path,
  text: () => fetchText(path),
  list: async () => ok({ kind: 'shipped', file: path }),
});
