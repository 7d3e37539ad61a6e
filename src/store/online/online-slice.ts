import { err } from '../../engine';
import type { OnlineActions } from '../../online';
import type { CoreWithWords } from '../game-words';
import { forwardTo, lazyPart } from '../lazy-part';

export type OnlineLoader = ReturnType<typeof createOnlineLoader>;

/** Loads the code for shared tables on demand. */
export function createOnlineLoader(core: CoreWithWords) {
  const part = lazyPart(core.screen, async () =>
    (await import('./online-part')).openOnlinePart(core),
  );
  return {
    ...forwardTo(part, { host: undefined, invite: undefined, visit: undefined, resume: undefined }),
    /** Actions at the shared table; undefined until the code is loaded. */
    act: (): OnlineActions | undefined => part.loaded()?.act,
  };
}

interface OnlineSlice extends OnlineActions {
  readonly visit: OnlineLoader['visit'];
  readonly inviteFriend: OnlineLoader['invite'];
}

export const onlineSlice = ({ visit, invite, act }: OnlineLoader): OnlineSlice => ({
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
});
