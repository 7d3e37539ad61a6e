import type { Screen, Slice } from './state';
import { didYouMean, playTiles } from '../messages';
import type { SaveService } from './save-service';
import { loadOrNotify, clearPartNotice } from './load-or-say';
import type { AnnouncementsState, Notice } from './state';

/** Number of announcements that stay on the page, so that screen readers have time to read each. */
const MAX_ANNOUNCEMENTS = 8;

/** Adds an announcement; changes nothing if the text is empty. */
export function announced(
  { announcements }: Pick<AnnouncementsState, 'announcements'>,
  text: string,
): Partial<Pick<AnnouncementsState, 'announcements'>> {
  if (text === '') return {};
  const number = (announcements.at(-1)?.number ?? 0) + 1;
  return { announcements: [...announcements, { number, text }].slice(-MAX_ANNOUNCEMENTS) };
}

function offerOf({ suggestion, intendedTiles }: Notice): readonly string[] {
  if (suggestion === undefined) return [];
  return [intendedTiles === undefined ? didYouMean(suggestion) : playTiles(intendedTiles)];
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

export function announcementsSlice({
  screen,
  saves: { unreadable },
}: {
  readonly screen: Screen;
  readonly saves: SaveService;
}): Slice<AnnouncementsState, AnnouncementActions> {
  const { setState: set, getState: get } = screen;
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
      loadOrSay: (load) => loadOrNotify(screen, load),
      takePartNoticeBack: () => clearPartNotice(screen),
      unreadable,
    },
  };
}
