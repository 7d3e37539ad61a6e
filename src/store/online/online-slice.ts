import { err } from '../../engine';
import type { OnlineActions } from '../../online';
import type { CoreWithWords } from '../game-words';
import { forwardTo, lazyPart } from '../lazy-part';
import type { SetupChoice } from '../state';
import { isAtSharedTable } from './online';
import type { openOnlinePart } from './online-part';

type OnlinePart = Awaited<ReturnType<typeof openOnlinePart>>;

export type OnlineLoader = ReturnType<typeof createOnlineLoader>;

/** Loads the code for shared tables on demand. */
export function createOnlineLoader(core: CoreWithWords) {
  /**
   * Resumes the saved table, which any other would overwrite. Kept until that is done: the code may not load at the
   * start.
   */
  let resumeFirst: ((part: OnlinePart) => Promise<void>) | undefined;
  const part = lazyPart(core.screen, async () => {
    const opened = await (await import('./online-part')).openOnlinePart(core);
    await resumeFirst?.(opened);
    resumeFirst = undefined;
    return opened;
  });

  /** Opens a new table, unless the code for that has first resumed one that the player has not left. */
  async function openNew<T>(open: (part: OnlinePart) => Promise<T>): Promise<T | undefined> {
    const isResumed = resumeFirst !== undefined;
    const opened = await part.load();
    const isFree = !(isResumed && isAtSharedTable(core.screen.getState()));
    return opened && isFree ? open(opened) : undefined;
  }

  return {
    ...forwardTo(part, { visit: undefined }),
    host: (choice: SetupChoice) => openNew(({ host }) => host(choice)),
    invite: () => {
      const asked = core.screen.getState();
      return openNew(({ invite }) => invite(asked));
    },
    resume: async (text: string, savedScreen: string | undefined): Promise<void> => {
      resumeFirst = ({ resume }) => resume(text, savedScreen);
      await part.load();
    },
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
