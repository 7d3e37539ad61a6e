import { didYouMean, playTiles } from '../messages';
import type { SaveService } from './save-service';
import { loadOrSay, takePartNoticeBack } from './load-or-say';
import type { AnnouncementsState, Notice, Slice } from './state';

/** How many announcements stay on the page: none leaves it before a screen reader has come by. */
const KEPT = 8;

/** The screen with one more thing said; nothing changes where there is nothing to say. */
export function announced(
  { announcements }: Pick<AnnouncementsState, 'announcements'>,
  text: string,
): Partial<Pick<AnnouncementsState, 'announcements'>> {
  if (text === '') return {};
  const number = (announcements.at(-1)?.number ?? 0) + 1;
  return { announcements: [...announcements, { number, text }].slice(-KEPT) };
}

/** What is offered in place of a move, if anything is. */
function offerOf({ suggestion, lettersMeant }: Notice): readonly string[] {
  if (suggestion === undefined) return [];
  return [lettersMeant === undefined ? didYouMean(suggestion) : playTiles(lettersMeant)];
}

const textOf = (notice: Notice): string =>
  [
    notice.headline,
    ...(notice.reason === undefined ? [] : [notice.reason]),
    ...offerOf(notice),
    ...(notice.lines ?? []),
  ].join(' ');

/** What can be said to the player, and done about what has been said. */
export interface AnnouncementActions {
  /** Loads code on demand; gives undefined, and says so, if it cannot be loaded. */
  readonly loadOrSay: <Part>(load: () => Promise<Part>) => Promise<Part | undefined>;
  /** Takes back what is said of a part of the page that could not be loaded, as it is tried again. */
  readonly takePartNoticeBack: () => void;
  readonly say: (notice: Notice) => void;
  /** Reads a text out that is not shown. */
  readonly tell: (text: string) => void;
  /** What can be done about kept games that could not be opened; undefined if all could. */
  readonly unreadable: SaveService['unreadable'];
}

/** What the page says: the notice that stands there now, and all that is read out. */
export const announcementsSlice =
  ({ unreadable }: SaveService): Slice<AnnouncementsState, AnnouncementActions> =>
  (set, get, screen) => {
    // Every notice that comes to the screen is read out.
    screen.subscribe((state, { notice: before }) => {
      const { notice } = state;
      if (notice && notice !== before) set(announced(state, textOf(notice)));
    });
    return {
      notice: undefined,
      announcements: [],
      unreadable: [],
      actions: {
        say: (notice) => set({ notice }),
        tell: (text) => set(announced(get(), text)),
        loadOrSay: (load) => loadOrSay(screen, load),
        takePartNoticeBack: () => takePartNoticeBack(screen),
        unreadable,
      },
    };
  };
