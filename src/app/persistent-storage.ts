import type { StoreApi } from 'zustand';
import type { GameStore } from '../store';

/**
 * Asks the browser not to clear what it keeps for the page when room is short. Some browsers ask their user:
 * so not before somebody has played a game to its end, and has something to lose.
 */
export function requestPersistentStorage(store: StoreApi<GameStore>): void {
  const stop = store.subscribe(({ table }) => {
    const isPlayed = table?.view.seats.some(({ player }) => player === 'human') ?? false;
    if (table?.phase !== 'over' || !isPlayed) return;
    stop();
    const { storage } = navigator as Partial<Navigator>;
    // Whether it does or not, the game goes on as before.
    void storage?.persist?.().catch(() => false);
  });
}
