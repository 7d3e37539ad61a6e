import type { TabLocks } from './tab-locks';

/**
 * A tab slot is where one tab keeps its table. Tabs that are open at the same time hold one each, so
 * that none writes over the game of another; a slot that was left is taken again, with its game,
 * by the next tab that opens. Slots are counted from 1.
 */
export type TabSlot = number;

const REMEMBERED = 'scraebbkle/place';

/** Tabs beyond this number share the first slot; no screen holds them all. */
const MAX_SLOTS = 100;

const PREFIX = 'scraebbkle/place-';

const LOCKS = Array.from({ length: MAX_SLOTS }, (_, index) => `${PREFIX}${index + 1}`);

/** The slot this tab held before a reload; a duplicated tab remembers that of the other. */
function remembered(): TabSlot | undefined {
  try {
    const slot = Number(sessionStorage.getItem(REMEMBERED) ?? undefined);
    return Number.isInteger(slot) && slot >= 1 && slot <= MAX_SLOTS ? slot : undefined;
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
 * Takes the slot this tab had, however long the page before a reload needs to give it up, else the first
 * that is free. Where a browser has no locks (a page that is not served securely), all tabs share the first slot.
 * `onLost` is called if another tab takes the slot over; from then on the result waits for ever, since the page has
 * no slot until it is loaded again.
 */
export function takeTabSlot(
  locks: TabLocks | undefined,
  onLost: () => void,
): () => Promise<TabSlot> {
  function lose(): void {
    slot = new Promise(() => {});
    onLost();
  }

  async function takeFree(own: TabLocks): Promise<TabSlot> {
    const name = await own.requestFirstFree(LOCKS, lose);
    if (name === undefined) return 1;
    const free = Number(name.slice(PREFIX.length));
    remember(free);
    return free;
  }

  async function take(own: TabLocks): Promise<TabSlot> {
    const before = remembered();
    if (before === undefined) return takeFree(own);
    const { outcome } = own.request(`${PREFIX}${before}`, 'if-free', lose);
    return (await outcome) === 'held' ? before : takeFree(own);
  }

  let slot = locks ? take(locks) : Promise.resolve(1);
  return () => slot;
}
