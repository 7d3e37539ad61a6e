import { ONLINE_NOT_LOADED } from '../messages';
import type { Keep } from './keep';
import type { WordsOfGame } from './game-words';
import type { OnlinePart } from './online/session-screen';
import type { StoreServices } from './services';
import type { TableSession } from './table-session';
import type { OnlineState, Screen, SetupChoice, Slice } from './state';

/** What leads to tables of several pages. */
export interface OnlineDoor {
  /** Opens a table to guests. */
  readonly host: (choice: SetupChoice) => Promise<void>;
  /** Asks under which name a player comes to the table that the address of the page speaks of. */
  readonly visit: (fragment: string) => Promise<void>;
  /** Goes on with a table that was kept, and with what its player had in hand. */
  readonly resume: (kept: string, savedScreen: string | undefined) => Promise<void>;
}

/** The door to what pages need that play with each other: it comes when somebody goes through. */
export function onlineDoor(
  screen: Screen,
  services: StoreServices,
  session: TableSession,
  words: WordsOfGame,
  keep: Keep,
): OnlineDoor {
  let part: Promise<OnlinePart> | undefined;

  async function opened(): Promise<OnlinePart | undefined> {
    part ??= import('./online/session-screen').then(({ openOnlinePart }) =>
      openOnlinePart(screen, services, session, words, keep),
    );
    try {
      return await part;
    } catch {
      part = undefined;
      screen.setState({ notice: { tone: 'remark', headline: ONLINE_NOT_LOADED } });
      return undefined;
    }
  }

  return {
    host: async (choice) => (await opened())?.host(choice),
    visit: async (fragment) => (await opened())?.visit(fragment),
    resume: async (kept, savedScreen) => (await opened())?.resume(kept, savedScreen),
  };
}

export interface OnlineDoorActions {
  /**
   * Asks under which name the player comes to a table of somebody else: one that the fragment of an
   * address speaks of, or, where it is empty, one that is still to be named.
   */
  readonly visit: OnlineDoor['visit'];
}

/** The table that this page shares with others. */
export const onlineSlice =
  ({ visit }: OnlineDoor): Slice<OnlineState, OnlineDoorActions> =>
  () => ({ online: undefined, actions: { visit } });
