import { err } from '../../engine';
import type { OnlineActions } from '../../online';
import type { WordsOfGame } from '../game-words';
import type { SaveService } from '../save-service';
import { loadOrNotify } from '../load-or-say';
import type { StoreServices } from '../services';
import type { OnlineState, Screen, SetupChoice, Slice } from '../state';
import type { TableSession } from '../table-session';
import type { OnlinePart } from './online-part';

/** Loads the code for shared tables on demand. */
export interface OnlineLoader {
  readonly host: (choice: SetupChoice) => Promise<void>;
  /** Asks for the name under which the player joins the table in the fragment of a link. */
  readonly visit: (fragment: string) => Promise<void>;
  readonly resume: (kept: string, savedScreen: string | undefined) => Promise<void>;
  /** Actions at the shared table; undefined until the code is loaded. */
  readonly act: () => OnlineActions | undefined;
}

export function createOnlineLoader(
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
    part = await loadOrNotify(screen, () => opening);
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

export interface OnlineSliceActions extends OnlineActions {
  /**
   * Asks for the name under which the player joins another page's table: the one in the fragment of a link or, if
   * that is empty, one that the player still has to name.
   */
  readonly visit: OnlineLoader['visit'];
}

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
