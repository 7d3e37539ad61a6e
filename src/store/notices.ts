import {
  parseMove,
  readAttempt,
  refuseMove,
  suggestMove,
  suggestTilesToLay,
  type View,
} from '../engine';
import { illegalFormat, lacksBlanks, refusalHeadline, submitReason } from '../messages';
import type { SubmitError } from '../table';
import { isFrontShown } from './settings-slice';
import type { Notice, Panel, ScreenState } from './state';
import { judgesByOthers, lexiconIn, ownRack } from './verdict';

/** Errors that say nothing about the move itself. */
const NOT_OF_THE_MOVE: readonly SubmitError['code'][] = [
  'NOT_YOUR_TURN',
  'WORDS_NOT_READY',
  'GAME_IS_OVER',
];

/** The error for which a move itself is refused; undefined for one that says nothing about it. */
export const refusedFor = (error: SubmitError): SubmitError | undefined =>
  NOT_OF_THE_MOVE.includes(error.code) ? undefined : error;

/** Whether a text may have been meant in another way: it is no move, or one with blanks in vain. */
const isMisread = (error: SubmitError): boolean =>
  error.code === 'ILLEGAL_FORMAT' || lacksBlanks(error);

/** Whether a move would be taken, as far as this page knows. */
function isAccepted(state: ScreenState, view: View, move: string): boolean {
  const read = parseMove(view.rules, view, move);
  const lexicon = judgesByOthers(state) ? undefined : lexiconIn(state);
  return read.ok && refuseMove(view, ownRack(view), read.value, lexicon) === undefined;
}

/** What is said when a move was not taken, as it was typed or would have been; only one that would be is offered. */
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
  const attempt = lacksBlanks(error) ? readAttempt(rules, suggestion) : undefined;
  const meant = attempt?.kind === 'play' ? { lettersMeant: attempt.word } : {};
  return { ...notice, suggestion, ...meant };
}

/** The dialogs that show notices themselves. */
const WITH_NOTICES: readonly Panel[] = ['set-up', 'games', 'online'];

/** The part of the page that shows notices now: such a dialog, the front page, or a game. */
function noticePlace(state: ScreenState): string | undefined {
  const { panel, notice } = state;
  if (WITH_NOTICES.includes(panel) || (panel && notice?.isOfPart)) return panel;
  return isFrontShown(state) ? 'front' : state.table?.recordId;
}

/**
 * A change of the screen, which clears a notice of the part that it leaves. A notice that comes with the
 * change is of the part that it leads to; one of a game that could not be opened is of all of them. What is said
 * of a part that could not be loaded is past with any other dialog as well.
 */
export function withoutPastNotice(
  before: ScreenState,
  change: Partial<ScreenState>,
): Partial<ScreenState> {
  const isPast =
    before.notice !== undefined &&
    !before.notice.isOfUnreadable &&
    !('notice' in change) &&
    noticePlace({ ...before, ...change }) !== noticePlace(before);
  return isPast ? { ...change, notice: undefined } : change;
}
