/**
 * A place is where one tab keeps its table. Tabs that are open at the same time hold one each, so
 * that none writes over the game of another; a place that was left is taken again, with its game,
 * by the next tab that opens. Places are counted from 1.
 */
export type Place = number;

const REMEMBERED = 'scraebbkle/place';

/** Tabs beyond so many share the first place; no screen holds them all. */
const PLACES = 100;

/** How long the page before a reload may take to give its place up, in milliseconds. */
const RELOAD_MILLISECONDS = 1000;

/** Takes a place until the tab is closed or leaves the page; false where another tab holds it. */
const take = (place: Place, options: LockOptions): Promise<boolean> =>
  new Promise((resolve) => {
    const untilTheTabIsGone = new Promise<never>(() => {});
    navigator.locks
      .request(`scraebbkle/place-${place}`, options, (lock) => {
        resolve(lock !== null);
        return lock ? untilTheTabIsGone : undefined;
      })
      .catch(() => resolve(false));
  });

/** The place this tab held before a reload; a duplicated tab remembers that of the other. */
function remembered(): Place | undefined {
  try {
    const place = Number(sessionStorage.getItem(REMEMBERED) ?? undefined);
    return Number.isInteger(place) && place >= 1 && place <= PLACES ? place : undefined;
  } catch {
    return undefined;
  }
}

function remember(place: Place): void {
  try {
    sessionStorage.setItem(REMEMBERED, String(place));
  } catch {
    // A tab that remembers nothing takes the first free place after a reload: mostly the same.
  }
}

/**
 * Takes the place this tab had, else the first that is free. Where a browser has no locks (a page
 * that is not served securely), all tabs share the first place.
 */
export async function takePlace(): Promise<Place> {
  if (!('locks' in navigator)) return 1;
  const before = remembered();
  const signal = AbortSignal.timeout(RELOAD_MILLISECONDS);
  if (before !== undefined && (await take(before, { signal }))) return before;
  for (let place = 1; place <= PLACES; place += 1) {
    if (await take(place, { ifAvailable: true })) {
      remember(place);
      return place;
    }
  }
  return 1;
}
