import type { StoreApi } from 'zustand';
import type { GameStore } from '../store';
import { pageTitle, partNotLoaded } from '../messages';
import type { Sound } from './tones';

type Seen = Pick<GameStore, 'table' | 'draft' | 'settings'>;

/** The sound for a change of state; undefined if there is none. */
function soundBetween(before: Seen, after: Seen): Sound | undefined {
  const { table, draft } = after;
  if (!table || before.table?.recordId !== table.recordId) return undefined;
  if (table.view.result && !before.table.view.result) return 'end';
  const isTurn = table.phase === 'your-turn' && before.table.phase !== 'your-turn';
  if (table.turns > before.table.turns) return isTurn ? 'turn' : 'move';
  if (isTurn) return 'turn';
  return draft.order.length > before.draft.order.length ? 'tile' : undefined;
}

type FollowedState = Seen & { readonly actions: Pick<GameStore['actions'], 'showNotice'> };

/** Plays the sounds of the game if they are on; their code is loaded with the first one. */
export function followSounds(
  store: {
    readonly subscribe: (
      listener: (state: FollowedState, before: FollowedState) => void,
    ) => unknown;
  },
  load: () => Promise<{ readonly play: (sound: Sound) => void }> = () => import('./tones'),
): void {
  store.subscribe((state, before) => {
    if (!state.settings.sounds) return;
    const isSwitchedOn = !before.settings.sounds;
    const sound = isSwitchedOn ? 'tile' : soundBetween(before, state);
    if (!sound) return;
    load().then(
      ({ play }) => play(sound),
      (reason) => {
        // The game continues without sounds, but a player who has just switched them on expects one.
        if (isSwitchedOn)
          state.actions.showNotice({ tone: 'refusal', headline: partNotLoaded(reason) });
      },
    );
  });
}

/** Shows in the title whether it is a local player's turn at a shared table, for players who look at another tab. */
export function syncTitle(
  page: Pick<Document, 'title'>,
  store: {
    readonly getState: () => Pick<GameStore, 'table'>;
    readonly subscribe: (listener: () => void) => unknown;
  },
): void {
  let shown: string | undefined;
  const follow = (): void => {
    const { table } = store.getState();
    const title = pageTitle(table?.online !== undefined && table.phase === 'your-turn');
    if (title === shown) return;
    shown = title;
    page.title = title;
  };
  follow();
  store.subscribe(follow);
}

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

/** Follows the games of a page once it has one: title, sounds, and a request for persistent storage. */
export function followGame(store: StoreApi<GameStore>): void {
  syncTitle(document, store);
  followSounds(store);
  requestPersistentStorage(store);
}
