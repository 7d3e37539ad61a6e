import type { GameOpener } from './game-opener';
import type { CoreWithWords } from './game-words';
import type { OnlineLoader } from './online/online-slice';

/** The context that the slices of a store share with their lazily loaded parts. */
export interface StoreContext extends CoreWithWords {
  readonly online: OnlineLoader;
  readonly opener: GameOpener;
}
