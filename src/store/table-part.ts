import {
  parseMove,
  refuseMove,
  splitMove,
  suggestMove,
  suggestTilesToLay,
  type View,
} from '../engine';
import { illegalFormat, lacksBlanks, refusalHeadline, submitReason } from '../messages';
import type { SubmitError } from '../table';
import { lexiconOfGame } from './lexicon';
import { ownRack } from './own-seat';
import type { Notice, ScreenState } from './state';

/** The part of the store that only a drawn table needs: the player's gestures, and the answers to refused moves. */
export { GESTURES } from './draft/gestures';

const UNRELATED_ERRORS: readonly SubmitError['code'][] = [
  'NOT_YOUR_TURN',
  'WORDS_NOT_READY',
  'GAME_IS_OVER',
];

/** The error for which a move itself is rejected; undefined for any other error. */
const refusedFor = (error: SubmitError): SubmitError | undefined =>
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

/** The notice about a rejected move. Offers another move only if that would be accepted. */
function noticeOf(state: ScreenState, view: View, text: string, error: SubmitError): Notice {
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

/** Why a move, typed or formatted as `text`, is rejected; `state` is the screen with that move. */
export const refusalChange = (
  state: ScreenState,
  view: View,
  text: string,
  error: SubmitError,
): Pick<ScreenState, 'notice' | 'refused'> => ({
  notice: noticeOf(state, view, text, error),
  refused: refusedFor(error),
});
