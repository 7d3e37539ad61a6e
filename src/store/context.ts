import type { StoreCore } from './core';
import type { GameOpener } from './game-opener';
import type { WordsOfGame } from './game-words';
import type { OnlineLoader } from './online/online-loader';

/** What the slices of a store and their lazily loaded parts share. */
export interface StoreContext extends StoreCore {
  readonly words: WordsOfGame;
  readonly online: OnlineLoader;
  readonly opener: GameOpener;
}
