/** Under this name stands when this tab has loaded the page again by itself, in ms since 1970. */
const LOADED_AGAIN = 'scraebbkle/loaded-again';

/** How long after that the page is not loaded again, in ms. */
const ONE_TRY = 60_000;

/** Whether the page has not been loaded again by itself just now; from now on it has. */
function isFirstTry(): boolean {
  try {
    const before = Number(sessionStorage.getItem(LOADED_AGAIN));
    const now = Date.now();
    sessionStorage.setItem(LOADED_AGAIN, String(now));
    return now - before > ONE_TRY;
  } catch {
    return false;
  }
}

/** What becomes of a page whose scripts are still on their way. */
export interface Loading {
  /** All of them are there. */
  readonly end: () => void;
  /** One of them cannot be had: the page is loaded again, or says in its root that it is not whole. */
  readonly fail: (root: HTMLElement, reason: unknown) => void;
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
    fail: (root, reason) => {
      if (!isLeaving) reportError(reason);
      // What keeps the page may have been too slow for a script of it: often the second time does.
      if (!isLeaving && isFirstTry()) location.reload();
      else
        root.textContent = 'ScraeBBKle could not be loaded in full. Reload the page to try again.';
    },
  };
}
