import { err, MAX_BYTES, ok, type Result } from '../engine';
import type { FileUnavailable, GameFile } from './files';

/** Whether a name stays inside `resources/`. */
const isPlainName = (name: string): boolean =>
  /^[\w.-]+(?:\/[\w.-]+)*$/.test(name) && !name.split('/').includes('..');

/** Returns the URL of a file under `resources/`; the folder itself if the name leads out of it. */
export const resourceAddress = (name: string): string =>
  new URL(`resources/${isPlainName(name) ? name : ''}`, document.baseURI).href;

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

export const shippedGameFile = (path: string, fetchText: FetchText): GameFile => ({
  path,
  text: () => fetchText(path),
  list: async () => ok({ kind: 'shipped', file: path }),
});
