import { didYouMean, playTiles } from '../messages';
import type { SaveService } from './save-service';
import { loadOrSay, takePartNoticeBack } from './load-or-say';
import type { AnnouncementsState, Notice, Slice } from './state';

/** Number of announcements that stay on the page, so that screen readers have time to read each. */
const KEPT = 8;

/** Adds an announcement; changes nothing if the text is empty. */
export function announced(
  { announcements }: Pick<AnnouncementsState, 'announcements'>,
  text: string,
): Partial<Pick<AnnouncementsState, 'announcements'>> {
  if (text === '') return {};
  const number = (announcements.at(-1)?.number ?? 0) + 1;
  return { announcements: [...announcements, { number, text }].slice(-KEPT) };
}

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

export interface AnnouncementActions {
  readonly loadOrSay: <Part>(load: () => Promise<Part>) => Promise<Part | undefined>;
  readonly takePartNoticeBack: () => void;
  readonly say: (notice: Notice) => void;
  readonly tell: (text: string) => void;
  readonly unreadable: SaveService['unreadable'];
}

export const announcementsSlice =
  ({ unreadable }: SaveService): Slice<AnnouncementsState, AnnouncementActions> =>
  (set, get, screen) => {
    // Every notice that appears is announced.
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
