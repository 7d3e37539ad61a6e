import { attempt } from './storage';
import type { TabLocks } from './tab-locks';

/**
 * The slot in which a tab stores its table, counted from 1. Open tabs hold one each, so that none overwrites the
 * game of another. The next tab to open reuses an abandoned slot, with its game.
 */
export type TabSlot = number;

const REMEMBERED = 'scraebbkle/place';

/** Maximum number of slots; further tabs share the first. */
const MAX_SLOTS = 100;

const PREFIX = 'scraebbkle/place-';

const LOCKS = Array.from({ length: MAX_SLOTS }, (_, index) => `${PREFIX}${index + 1}`);

/** The slot that this tab held before a reload. A duplicated tab remembers that of the original. */
function remembered(): TabSlot | undefined {
  const slot = Number(attempt(() => sessionStorage.getItem(REMEMBERED)) ?? undefined);
  return Number.isInteger(slot) && slot >= 1 && slot <= MAX_SLOTS ? slot : undefined;
}

/** Without `sessionStorage`, a tab takes the first free slot after a reload, usually the same one. */
const remember = (slot: TabSlot): void =>
  attempt(() => sessionStorage.setItem(REMEMBERED, String(slot)));

/**
 * Takes the slot that this tab had before a reload, waiting as long as the old page needs to release it, else the
 * first free one. Without locks (on an insecure origin), all tabs share the first slot. `onLost` is called if
 * another tab takes over the slot; the result then stays pending, since the page has no slot until it is reloaded.
 */
export function takeTabSlot(
  locks: TabLocks | undefined,
  onLost: () => void,
): () => Promise<TabSlot> {
  function slotLost(): void {
    slot = new Promise(() => {});
    onLost();
  }

  async function takeFreeSlot(own: TabLocks): Promise<TabSlot> {
    const name = await own.requestFirstFree(LOCKS, slotLost);
    if (name === undefined) return 1;
    const free = Number(name.slice(PREFIX.length));
    remember(free);
    return free;
  }

  async function take(own: TabLocks): Promise<TabSlot> {
    const before = remembered();
    if (before === undefined) return takeFreeSlot(own);
    const { outcome } = own.request(`${PREFIX}${before}`, 'if-free', slotLost);
    return (await outcome) === 'held' ? before : takeFreeSlot(own);
  }

  let slot = locks ? take(locks) : Promise.resolve(1);
  return () => slot;
}
