import type { StoreApi } from 'zustand';
import type { GameStore } from '../store';

/**
 * Asks the browser not to evict the page's data when storage is low. Some browsers then ask the user, so this waits
 * until a person has finished a game and has something to lose.
 */
export function requestPersistentStorage(store: StoreApi<GameStore>): void {
  const stop = store.subscribe(({ table }) => {
    const isPlayed = table?.view.seats.some(({ player }) => player === 'human') ?? false;
    if (table?.phase !== 'over' || !isPlayed) return;
    stop();
    const { storage } = navigator as Partial<Navigator>;
    void storage?.persist?.().catch(() => false);
  });
}
