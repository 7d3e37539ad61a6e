import { err } from '../../engine';
import type { OnlineActions } from '../../online';
import type { WordsOfGame } from '../game-words';
import type { SaveService } from '../save-service';
import { loadOrSay } from '../load-or-say';
import type { StoreServices } from '../services';
import type { OnlineState, Screen, SetupChoice, Slice } from '../state';
import type { TableSession } from '../table-session';
import type { OnlinePart } from './online-part';

/** What leads to tables of several pages. */
export interface OnlineLoader {
  /** Opens a table to guests. */
  readonly host: (choice: SetupChoice) => Promise<void>;
  /** Asks under which name a player comes to the table that the address of the page speaks of. */
  readonly visit: (fragment: string) => Promise<void>;
  /** Goes on with a table that was kept, and with what its player had in hand. */
  readonly resume: (kept: string, savedScreen: string | undefined) => Promise<void>;
  /** What can be done about the table of this page, once somebody has gone through. */
  readonly act: () => OnlineActions | undefined;
}

/** The door to what pages need that play with each other: it comes when somebody goes through. */
export function onlineDoor(
  screen: Screen,
  services: StoreServices,
  session: TableSession,
  words: WordsOfGame,
  keep: SaveService,
): OnlineLoader {
  let loading: Promise<OnlinePart> | undefined;
  let part: OnlinePart | undefined;

  async function opened(): Promise<OnlinePart | undefined> {
    loading ??= import('./online-part').then(({ openOnlinePart }) =>
      openOnlinePart(screen, services, session, words, keep),
    );
    const opening = loading;
    part = await loadOrSay(screen, () => opening);
    if (!part) loading = undefined;
    return part;
  }

  return {
    host: async (choice) => (await opened())?.host(choice),
    visit: async (fragment) => (await opened())?.visit(fragment),
    resume: async (kept, savedScreen) => (await opened())?.resume(kept, savedScreen),
    act: () => part?.act,
  };
}

/** What leads to a table of several pages, and what can be done about it there. */
export interface OnlineSliceActions extends OnlineActions {
  /**
   * Asks under which name the player comes to a table of somebody else: one that the fragment of an
   * address speaks of, or, where it is empty, one that is still to be named.
   */
  readonly visit: OnlineLoader['visit'];
}

/** The table that this page shares with others. */
export const onlineSlice =
  ({ visit, act }: OnlineLoader): Slice<OnlineState, OnlineSliceActions> =>
  () => ({
    online: undefined,
    actions: {
      visit,
      joinTable: (name, text) => act()?.joinTable(name, text) ?? err({ code: 'NOT_AN_INVITATION' }),
      answerCode: (code) => act()?.answerCode(code),
      nameHost: (name, unnamed) => act()?.nameHost(name, unnamed),
      dealGame: () => act()?.dealGame(),
      react: (turns, reaction) => act()?.react(turns, reaction),
      wantRematch: (isWanted) => act()?.wantRematch(isWanted),
      answerDeal: (isAccepted) => act()?.answerDeal(isAccepted),
      openRooms: () => act()?.openRooms(),
      offerCode: (seat) => act()?.offerCode(seat),
      takeAnswer: (code) => act()?.takeAnswer(code),
      changeConnection: (change) => act()?.changeConnection(change),
      leaveTable: () => act()?.leaveTable(),
    },
  });
