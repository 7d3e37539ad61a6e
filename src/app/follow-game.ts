import type { StoreApi } from 'zustand';
import type { GameStore } from '../store';
import { requestPersistentStorage } from './persistent-storage';
import { followSounds } from './sounds';
import { syncTitle } from './title';

export function followGame(store: StoreApi<GameStore>): void {
  syncTitle(document, store);
  followSounds(store);
  requestPersistentStorage(store);
}
