import { createStore, type StoreApi } from 'zustand/vanilla';
import { createLexicons } from '../setup';
import { type GameActions, gameActions } from './game-actions';
import { gameWords } from './game-words';
import { type HandActions, handActions } from './hand-actions';
import { keepGuide } from './guide';
import { createKeep, type Keep, keepScreen } from './keep';
import { onlineDoor } from './online-door';
import { type PageActions, pageActions } from './page-actions';
import { restore } from './restore';
import { FIRST_SCREEN } from './screen';
import type { StoreServices } from './services';
import { createTableSession } from './table-session';
import type { Screen, ScreenState } from './state';
import { type TableActions, tableActions } from './table-actions';
import { sayNotices } from './voice';
import { type WordActions, wordActions } from './word-actions';

/** Everything a player can do. */
export interface Actions extends HandActions, TableActions, GameActions, PageActions, WordActions {
  /** What can be done about kept games that could not be opened; undefined where there are none. */
  readonly unreadable: Keep['unreadable'];
  /**
   * Asks under which name the player comes to a table of somebody else: one that the fragment of an
   * address speaks of, or, where it is empty, one that is still to be named.
   */
  readonly visit: (fragment: string) => Promise<void>;
}

/** The store: what is shown, and what can be done. */
export type GameStore = ScreenState & { readonly actions: Actions };

/**
 * The store of one page: the latest view of its table, the draft, and what is open on screen. It
 * wraps the engine's table and adds nothing to the rules.
 */
export function createGameStore(services: StoreServices): {
  readonly store: StoreApi<GameStore>;
  /** Brings back the game, draft and settings that this browser keeps. */
  readonly restore: () => Promise<void>;
} {
  const screen: Screen = {
    getState: () => store.getState(),
    setState: (change) => store.setState(change),
    subscribe: (listener) => store.subscribe(listener),
  };
  const keep = createKeep(screen, services.storage);
  const session = createTableSession(screen, services, keep);
  const lexicons = createLexicons(services.loadWords);
  const words = gameWords(screen, services, session, lexicons, keep);
  const door = onlineDoor(screen, services, session, words, keep);
  const actions: Actions = {
    ...handActions(screen, services),
    ...tableActions(screen, session),
    ...gameActions(screen, services, session, lexicons, words, door, keep),
    ...pageActions(screen, services),
    ...wordActions(screen, services, session),
    unreadable: keep.unreadable,
    visit: door.visit,
  };
  const store = createStore<GameStore>(() => ({ ...FIRST_SCREEN, actions }));
  keepScreen(screen, keep);
  sayNotices(screen);
  keepGuide(screen);
  return { store, restore: () => restore(screen, session, keep, door.resume) };
}
