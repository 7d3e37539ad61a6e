import {
  parseMove,
  splitMove,
  refuseMove,
  suggestMove,
  suggestTilesToLay,
  type View,
} from '../engine';
import { illegalFormat, lacksBlanks, refusalHeadline, submitReason } from '../messages';
import type { SubmitError } from '../table';
import { isFrontShown } from './settings-slice';
import type { Notice, Panel, ScreenState } from './state';
import { hasOtherLexicon, lexiconIn, ownRack } from './verdict';

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
  const lexicon = hasOtherLexicon(state) ? undefined : lexiconIn(state);
  return read.ok && refuseMove(view, ownRack(view), read.value, lexicon) === undefined;
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
  if (WITH_NOTICES.includes(panel) || (panel && notice?.isLoadError)) return panel;
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
