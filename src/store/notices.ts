import { didYouMean, playTiles, spoken } from '../messages';
import { dialogShown, isFrontShown } from './panel-slice';
import type { Notice, Panel, Screen, ScreenState } from './state';
import type { Spoken } from './spoken';
import type { SaveService } from './save-service';
import { loadOrNotify, clearPartNotice, partNotice } from './lazy-part';

const WITH_NOTICES: readonly Panel[] = ['set-up', 'games', 'reviews', 'online'];

/** The part of the page that shows notices now: such a dialog, the front page, the editor, or a game. */
function noticePlace(state: ScreenState): string | undefined {
  const { panel, notice, entry } = state;
  if (WITH_NOTICES.includes(dialogShown(state)) || (panel && notice?.isLoadError)) return panel;
  if (isFrontShown(state)) return entry ? 'entry' : 'front';
  return state.table?.recordId;
}

/**
 * Clears the notice of the part of the page that a change leaves. A notice that comes with the change belongs to
 * the part that it leads to. One about an unreadable text belongs to every part; one about code that could not be
 * loaded is cleared by any other dialog as well.
 */
export function clearStaleNotice(
  before: ScreenState,
  change: Partial<ScreenState>,
): Partial<ScreenState> {
  const isPast =
    before.notice !== undefined &&
    !before.notice.isAboutUnreadable &&
    !('notice' in change) &&
    noticePlace({ ...before, ...change }) !== noticePlace(before);
  return isPast ? { ...change, notice: undefined } : change;
}

/** Number of announcements that stay on the page, so that screen readers have time to read each. */
const MAX_ANNOUNCEMENTS = 8;

/** Adds an announcement; changes nothing if the text is empty, or that of a gesture which is not loaded. */
export function withAnnouncement(
  { announcements, spoken: gestures }: ScreenState,
  textOf: string | ((gestures: Spoken) => string),
): Partial<ScreenState> {
  const text = typeof textOf === 'string' ? textOf : gestures && textOf(gestures);
  if (!text) return {};
  const number = (announcements.at(-1)?.number ?? 0) + 1;
  return {
    announcements: [...announcements, { number, text: spoken(text) }].slice(-MAX_ANNOUNCEMENTS),
  };
}

function noticeText({ headline, reason, suggestion, intendedTiles, lines = [] }: Notice): string {
  const offer =
    intendedTiles === undefined ? suggestion && didYouMean(suggestion) : playTiles(intendedTiles);
  return [headline, reason, offer, ...lines].filter((text) => text !== undefined).join(' ');
}

/** Loads the announcements of a game, which are not needed before there is one. */
export const loadAnnouncer = () => import('./announcer');

export type LoadAnnouncer = typeof loadAnnouncer;

export function announcementsSlice(
  screen: Screen,
  { unreadable }: SaveService,
  load: LoadAnnouncer,
) {
  const { setState: set, getState: get } = screen;
  let announcer: Awaited<ReturnType<LoadAnnouncer>> | undefined;
  /** The state of the screen before the changes that are not announced yet. */
  let lastAnnounced: ScreenState | undefined;
  let isFailureReported = false;

  /** Shows a notice once, and replaces none: the next change tries again. */
  function reportFailure(reason: unknown): void {
    if (isFailureReported || get().notice) return;
    isFailureReported = true;
    set({ notice: partNotice(reason) });
  }

  function announceChanges(): void {
    if (!announcer) {
      load().then((loaded) => {
        announcer = loaded;
        set({ spoken: loaded.SPOKEN });
        if (isFailureReported) clearPartNotice(screen);
        announceChanges();
      }, reportFailure);
      return;
    }
    const before = lastAnnounced;
    const now = get();
    lastAnnounced = undefined;
    if (!before || !now.table) return;
    for (const text of announcer.newsBetween(before, now)) set(withAnnouncement(get(), text));
  }

  screen.subscribe((state, before) => {
    if (!state.table || (state.table === before.table && state.verdict === before.verdict)) return;
    lastAnnounced ??= before;
    announceChanges();
  });
  // Every notice that appears is announced.
  screen.subscribe((state, { notice: before }) => {
    const { notice } = state;
    if (notice && notice !== before && !notice.isSilent)
      set(withAnnouncement(get(), noticeText(notice)));
  });
  return {
    showNotice: (notice: Notice) => set({ notice }),
    announce: (text: string) => set(withAnnouncement(get(), text)),
    /** Loads code on demand; if that fails, returns undefined and shows a notice. */
    loadOrNotify: <Part>(loadPart: () => Promise<Part>) => loadOrNotify(screen, loadPart),
    clearPartNotice: () => clearPartNotice(screen),
    unreadable,
  };
}
