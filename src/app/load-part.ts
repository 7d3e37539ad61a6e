import { nextTask, whilePending } from '../scheduler';
import { firstScript } from './first-script';
import { newVersion } from './new-version';

/** The server has another version of the page, which lacks some files of this one. */
class OutdatedPage extends Error {
  override name = 'OutdatedPage';
}

/** The response is not the requested file. */
class UnexpectedResponse extends Error {}

/** Files that are fetched or being fetched, by URL. */
const files = new Map<string, Promise<void>>();

/** Styles that are applied or being applied, by URL. */
const styles = new Map<string, Promise<void>>();

/** Fetches a file into the browser's cache; throws a `UnexpectedResponse` if the server sends anything else. */
async function fetchFile(address: string): Promise<void> {
  const response = await fetch(address);
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok || !/javascript|css/.test(type)) throw new UnexpectedResponse(address);
  // A truncated body is an error here, and is not cached.
  await response.arrayBuffer();
}

function applyStyle(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const style = document.createElement('link');
    style.rel = 'stylesheet';
    style.crossOrigin = '';
    style.href = address;
    style.addEventListener('load', () => resolve());
    style.addEventListener('error', () => {
      style.remove();
      reject(new Error(`${address}: no style`));
    });
    document.head.append(style);
  });
}

/** Whether the page's HTML loads a file. */
const isOfPage = (address: string): boolean =>
  [...document.querySelectorAll('link')].some(({ href }) => href === address) ||
  [...document.scripts].some(({ src }) => src === address);

/** Runs something once per file; after a failure the next call runs it again. */
function once(
  done: Map<string, Promise<void>>,
  address: string,
  run: (address: string) => Promise<void>,
): Promise<void> {
  const known = done.get(address);
  if (known) return known;
  const doing = isOfPage(address) ? Promise.resolve() : run(address);
  done.set(address, doing);
  doing.catch(() => done.delete(address));
  return doing;
}

/** Files that are requested in one task: each request takes a phone about a millisecond. */
const REQUESTS_PER_TASK = 8;

async function loadFiles(addresses: readonly string[]): Promise<void> {
  const fetched: Promise<void>[] = [];
  let requests = 0;
  for (const address of addresses) {
    if (!files.has(address) && ++requests % REQUESTS_PER_TASK === 0) await nextTask('loading');
    fetched.push(once(files, address, fetchFile));
  }
  await Promise.all(fetched);
  // In list order, not in order of arrival: later styles override earlier ones.
  const ofStyles = addresses.filter((address) => address.endsWith('.css'));
  await Promise.all(ofStyles.map((address) => once(styles, address, applyStyle)));
}

/** Whether the server has another version of the page; false if it is unreachable. */
async function isOutdated(): Promise<boolean> {
  const script = firstScript()?.getAttribute('src') ?? '';
  try {
    const page = await (await fetch(location.pathname, { cache: 'no-cache' })).text();
    // The title excludes the login page of a network.
    return page.includes('<title>ScraeBBKle') && !page.includes(script);
  } catch {
    return false;
  }
}

/**
 * Imports a module once all its files are fetched. Browsers remember failed imports, also of dependencies, for the
 * lifetime of the page, so `import()` alone could not be retried. The build calls this in place of each `import()`
 * of the page (see scripts/parts/plugin.ts).
 *
 * @param paths The module, all its dependencies and their styles, relative to `importer`.
 * @throws An `OutdatedPage` if the server has another version of the page by now.
 */
export const loadPart = <Part>(
  importPart: () => Promise<Part>,
  paths: readonly string[],
  importer: string,
): Promise<Part> => whilePending('loading', load(importPart, paths, importer));

async function load<Part>(
  importPart: () => Promise<Part>,
  paths: readonly string[],
  importer: string,
): Promise<Part> {
  try {
    await loadFiles(paths.map((path) => new URL(path, importer).href));
    return await importPart();
  } catch (reason) {
    if (!(reason instanceof UnexpectedResponse) || !(await isOutdated())) throw reason;
    newVersion.need().catch(() => {});
    throw new OutdatedPage('', { cause: reason });
  }
}
