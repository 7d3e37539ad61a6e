/** Under this name stands how often this tab has loaded the page again by itself, and when, in ms since 1970. */
const LOADED_AGAIN = 'scraebbkle/loaded-again';

/** Time after which such loads are not counted any more, in ms. */
const COUNTED_FOR = 60_000;

/** Counts another time that the page is loaded again by itself; Infinity if that cannot be counted. */
function countLoad(): number {
  try {
    const [before = 0, loads = 0] = (sessionStorage.getItem(LOADED_AGAIN) ?? '')
      .split(' ')
      .map(Number);
    const now = Date.now();
    const count = now - before > COUNTED_FOR ? 1 : loads + 1;
    sessionStorage.setItem(LOADED_AGAIN, `${now} ${count}`);
    return count;
  } catch {
    return Infinity;
  }
}

/**
 * Removes the offline copy and the service worker that hands it out, so that the page comes from the server next;
 * false if there is none, or the server does not answer: then the copy is all there is.
 */
async function removeCopy(): Promise<boolean> {
  const { serviceWorker } = navigator as Partial<Navigator>;
  try {
    const registration = await serviceWorker?.getRegistration();
    if (!registration) return false;
    await registration.update();
    await registration.unregister();
    for (const name of await caches.keys()) {
      if (name.endsWith(registration.scope)) await caches.delete(name);
    }
    return true;
  } catch {
    return false;
  }
}

/** What becomes of a page whose scripts are still on their way. */
export interface Loading {
  /** All of them are there. */
  readonly end: () => void;
  /**
   * One of them cannot be had: the page is loaded again, the second time without its offline copy, or says in its
   * root that it is not whole.
   */
  readonly fail: (root: HTMLElement, reason: unknown) => Promise<void>;
}

/** Watches a page from its first script on; one that somebody leaves meanwhile is left alone. */
export function watchLoading(): Loading {
  // Some browsers break off what a page still waits for as soon as somebody leaves it.
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
    end: () => untilThere.abort(),
    fail: async (root, reason) => {
      if (!isLeaving) reportError(reason);
      const loads = isLeaving ? Infinity : countLoad();
      // What keeps the page may have been too slow for a script of it: often the second time does.
      if (loads === 1 || (loads === 2 && (await removeCopy()))) location.reload();
      else
        root.textContent = 'ScraeBBKle could not be loaded in full. Reload the page to try again.';
    },
  };
}
