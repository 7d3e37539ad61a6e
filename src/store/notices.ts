import { type Field, type RuleBook, suggestMove, suggestTilesToLay, type Tile } from '../engine';
import { illegalFormat, lacksBlanks, refusalHeadline, submitReason } from '../messages';
import type { SubmitError } from '../table';
import type { Notice } from './state';

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

/**
 * What is said when a move was not taken, as it was typed or would have been, over what lies on the
 * board and stands on the rack.
 */
export function refusalNotice(
  rules: RuleBook,
  field: Field,
  text: string,
  error: SubmitError,
  rack: readonly Tile[],
): Notice {
  const reason = submitReason(rules, error);
  if (!refusedFor(error)) return { tone: 'refusal', headline: reason };
  const headline =
    error.code === 'ILLEGAL_FORMAT' ? illegalFormat(rules) : refusalHeadline(rules, text);
  const blanks = rack.filter(({ kind }) => kind === 'blank').length;
  const suggestion =
    (isMisread(error) ? suggestMove(rules, field, text, blanks) : undefined) ??
    suggestTilesToLay(rules, field, rack, text);
  const notice: Notice = { tone: 'refusal', headline, reason };
  return suggestion === undefined ? notice : { ...notice, suggestion };
}
