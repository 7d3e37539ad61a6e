import {
  parseMove,
  splitMove,
  refuseMove,
  suggestMove,
  suggestTilesToLay,
  type View,
} from '../engine';
import {
  illegalFormat,
  lacksBlanks,
  refusalHeadline,
  submitReason,
  didYouMean,
  playTiles,
} from '../messages';
import type { SubmitError } from '../table';
import { dialogShown, isFrontShown } from './panel-slice';
import type { Notice, Panel, Screen, ScreenState } from './state';
import { lexiconOfGame } from './lexicon';
import { ownRack } from './own-seat';
import type { Spoken } from './spoken';
import type { SaveService } from './save-service';
import { loadOrNotify, clearPartNotice, partNotice } from './lazy-part';

const UNRELATED_ERRORS: readonly SubmitError['code'][] = [
  'NOT_YOUR_TURN',
  'WORDS_NOT_READY',
  'GAME_IS_OVER',
];

/** The error for which a move itself is rejected; undefined for any other error. */
export const refusedFor = (error: SubmitError): SubmitError | undefined =>
  UNRELATED_ERRORS.includes(error.code) ? undefined : error;

/**
 * Whether a text may have been meant differently: its format is wrong, or it uses blanks that are not on the rack.
 */
const isMisread = (error: SubmitError): boolean =>
  error.code === 'ILLEGAL_FORMAT' || lacksBlanks(error);

function isAccepted(state: ScreenState, view: View, move: string): boolean {
  const read = parseMove(view.rules, view, move);
  return read.ok && !refuseMove(view, ownRack(view), read.value, lexiconOfGame(state));
}

/**
 * The notice about a rejected move, typed or formatted as `text`. Offers another move only if that would be
 * accepted.
 */
export function refusalNotice(
  state: ScreenState,
  view: View,
  text: string,
  error: SubmitError,
): Notice {
  const { rules } = view;
  const reason = submitReason(rules, error);
  if (!refusedFor(error)) return { tone: 'refusal', headline: reason };
  const headline =
    error.code === 'ILLEGAL_FORMAT' ? illegalFormat(rules) : refusalHeadline(rules, text);
  const rack = ownRack(view);
  const blanks = rack.filter(({ kind }) => kind === 'blank').length;
  const suggestion = [
    isMisread(error) ? suggestMove(rules, view, text, blanks) : undefined,
    suggestTilesToLay(rules, view, rack, text),
  ].find((move) => move !== undefined && isAccepted(state, view, move));
  const notice: Notice = { tone: 'refusal', headline, reason };
  if (suggestion === undefined) return notice;
  const attempt = lacksBlanks(error) ? splitMove(rules, suggestion) : undefined;
  const meant = attempt?.kind === 'play' ? { intendedTiles: attempt.word } : {};
  return { ...notice, suggestion, ...meant };
}

const WITH_NOTICES: readonly Panel[] = ['set-up', 'games', 'online'];

/** The part of the page that shows notices now: such a dialog, the front page, or a game. */
function noticePlace(state: ScreenState): string | undefined {
  const { panel, notice } = state;
  if (WITH_NOTICES.includes(dialogShown(state)) || (panel && notice?.isLoadError)) return panel;
  return isFrontShown(state) ? 'front' : state.table?.recordId;
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
export function announced(
  { announcements, spoken }: ScreenState,
  textOf: string | ((spoken: Spoken) => string),
): Partial<ScreenState> {
  const text = typeof textOf === 'string' ? textOf : spoken && textOf(spoken);
  if (!text) return {};
  const number = (announcements.at(-1)?.number ?? 0) + 1;
  return { announcements: [...announcements, { number, text }].slice(-MAX_ANNOUNCEMENTS) };
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
  let told: ScreenState | undefined;
  let isFailureReported = false;

  /** Shows a notice once, and replaces none: the next change tries again. */
  function reportFailure(reason: unknown): void {
    if (isFailureReported || get().notice) return;
    isFailureReported = true;
    set({ notice: partNotice(reason) });
  }

  function tell(): void {
    if (!announcer) {
      load().then((loaded) => {
        announcer = loaded;
        set({ spoken: loaded.SPOKEN });
        if (isFailureReported) clearPartNotice(screen);
        tell();
      }, reportFailure);
      return;
    }
    const before = told;
    const now = get();
    told = undefined;
    if (!before || !now.table) return;
    for (const text of announcer.newsBetween(before, now)) set(announced(get(), text));
  }

  screen.subscribe((state, before) => {
    if (!state.table || (state.table === before.table && state.verdict === before.verdict)) return;
    told ??= before;
    tell();
  });
  // Every notice that appears is announced.
  screen.subscribe((state, { notice: before }) => {
    const { notice } = state;
    if (notice && notice !== before && !notice.isSilent) set(announced(get(), noticeText(notice)));
  });
  return {
    say: (notice: Notice) => set({ notice }),
    tell: (text: string) => set(announced(get(), text)),
    /** Loads code on demand; if that fails, returns undefined and shows a notice. */
    loadOrSay: <Part>(loadPart: () => Promise<Part>) => loadOrNotify(screen, loadPart),
    takePartNoticeBack: () => clearPartNotice(screen),
    unreadable,
  };
}
