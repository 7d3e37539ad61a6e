/**
 * A tab slot is where one tab keeps its table. Tabs that are open at the same time hold one each, so
 * that none writes over the game of another; a slot that was left is taken again, with its game,
 * by the next tab that opens. Slots are counted from 1.
 */
export type TabSlot = number;

const REMEMBERED = 'scraebbkle/place';

/** Tabs beyond this number share the first slot; no screen holds them all. */
const MOST_SLOTS = 100;

/** How long the page before a reload may take to give its slot up, in milliseconds. */
const RELOAD_MILLISECONDS = 1000;

/** Takes a slot until the tab is closed or leaves the page; false where another tab holds it. */
const take = (slot: TabSlot, options: LockOptions): Promise<boolean> =>
  new Promise((resolve) => {
    const untilTheTabIsGone = new Promise<never>(() => {});
    navigator.locks
      .request(`scraebbkle/place-${slot}`, options, (lock) => {
        resolve(lock !== null);
        return lock ? untilTheTabIsGone : undefined;
      })
      .catch(() => resolve(false));
  });

/** The slot this tab held before a reload; a duplicated tab remembers that of the other. */
function remembered(): TabSlot | undefined {
  try {
    const slot = Number(sessionStorage.getItem(REMEMBERED) ?? undefined);
    return Number.isInteger(slot) && slot >= 1 && slot <= MOST_SLOTS ? slot : undefined;
  } catch {
    return undefined;
  }
}

function remember(slot: TabSlot): void {
  try {
    sessionStorage.setItem(REMEMBERED, String(slot));
  } catch {
    // A tab that remembers nothing takes the first free slot after a reload: mostly the same.
  }
}

/**
 * Takes the slot this tab had, else the first that is free. Where a browser has no locks (a page
 * that is not served securely), all tabs share the first slot.
 */
export async function takeTabSlot(): Promise<TabSlot> {
  if (!('locks' in navigator)) return 1;
  const before = remembered();
  const signal = AbortSignal.timeout(RELOAD_MILLISECONDS);
  if (before !== undefined && (await take(before, { signal }))) return before;
  for (let slot = 1; slot <= MOST_SLOTS; slot += 1) {
    if (await take(slot, { ifAvailable: true })) {
      remember(slot);
      return slot;
    }
  }
  return 1;
}
