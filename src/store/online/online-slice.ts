import { err } from '../../engine';
import type { OnlineActions } from '../../online';
import type { OnlineLoader, StoreContext, StoreCore, WordsOfGame } from '../context';
import { forwardTo, lazyPart } from '../lazy-part';
import type { OnlineState, Slice } from '../state';

export function createOnlineLoader(
  core: StoreCore & { readonly words: WordsOfGame },
): OnlineLoader {
  const part = lazyPart(core.screen, async () => {
    const { openOnlinePart } = await import('./online-part');
    return openOnlinePart(core);
  });
  return {
    ...forwardTo(part, { host: undefined, invite: undefined, visit: undefined, resume: undefined }),
    act: () => part.loaded()?.act,
  };
}

export interface OnlineSliceActions extends OnlineActions {
  /**
   * Asks for the name under which the player joins another page's table: the one in the fragment of a link or, if
   * that is empty, one that the player still has to name.
   */
  readonly visit: OnlineLoader['visit'];
  readonly inviteFriend: OnlineLoader['invite'];
}

export const onlineSlice = ({
  online: { visit, invite, act },
}: StoreContext): Slice<OnlineState, OnlineSliceActions> => ({
  online: undefined,
  actions: {
    visit,
    inviteFriend: invite,
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
