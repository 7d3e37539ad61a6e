import type { StoreApi } from 'zustand';
import type { GameStore } from '../store';
import { askForLastingStorage } from './lasting-storage';
import { followSounds } from './sounds';
import { followTurn } from './title';

/** Follows the game with what is not drawn: title, sounds, and the request to keep what is saved. */
export function followGame(store: StoreApi<GameStore>): void {
  followTurn(document, store);
  followSounds(store);
  askForLastingStorage(store);
}
