import { PAGE_NOT_LOADED } from '../messages';
import { removeCopy } from './remove-copy';

/** sessionStorage key: time of the last automatic reload (epoch ms) and the number of reloads. */
const RELOADS_KEY = 'scraebbkle/loaded-again';

/** Time after which the count of reloads starts again, in ms. */
const RELOAD_WINDOW_MS = 60_000;

/** Counts an automatic reload; returns Infinity if it cannot be counted. */
function countLoad(): number {
  try {
    const [before = 0, loads = 0] = (sessionStorage.getItem(RELOADS_KEY) ?? '')
      .split(' ')
      .map(Number);
    const now = Date.now();
    const count = now - before > RELOAD_WINDOW_MS ? 1 : loads + 1;
    sessionStorage.setItem(RELOADS_KEY, `${now} ${count}`);
    return count;
  } catch {
    return Infinity;
  }
}

/** Watches the loading of the page; a page that the user leaves meanwhile is not reloaded. */
export function watchLoading() {
  // Some browsers cancel pending requests as soon as the user leaves the page.
  const untilThere = new AbortController();
  let isLeaving = false;
  window.addEventListener(
    'beforeunload',
    () => {
      isLeaving = true;
    },
    { signal: untilThere.signal },
  );
  return {
    /** Must be called when all scripts are loaded. */
    end: () => untilThere.abort(),
    /**
     * Handles a script that could not be loaded: reloads the page, the second time without its offline copy, and after
     * that shows a message in the root.
     */
    fail: async (root: HTMLElement, reason: unknown): Promise<void> => {
      if (!isLeaving) reportError(reason);
      const loads = isLeaving ? Infinity : countLoad();
      // The offline copy may have been too slow for a script; often the second attempt works.
      if (loads === 1 || (loads === 2 && (await removeCopy()))) location.reload();
      else root.textContent = PAGE_NOT_LOADED;
    },
  };
}
