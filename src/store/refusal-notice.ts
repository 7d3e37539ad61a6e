import { type RuleBook, suggestMove } from '../engine';
import { illegalFormat, refusalHeadline, submitReason } from '../messages';
import type { SubmitError } from '../table';
import type { Notice } from './state';

/** Errors that say nothing about the move itself. */
const NOT_OF_THE_MOVE: readonly SubmitError['code'][] = [
  'NOT_YOUR_TURN',
  'WORDS_NOT_READY',
  'GAME_IS_OVER',
];

/** What is said when a move was not taken: as it was typed, or as it would have been. */
export function refusalNotice(rules: RuleBook, text: string, error: SubmitError): Notice {
  const reason = submitReason(rules, error);
  if (error.code === 'ILLEGAL_FORMAT') {
    const suggestion = suggestMove(rules, text);
    const notice: Notice = { tone: 'refusal', headline: illegalFormat(rules), reason };
    return suggestion === undefined ? notice : { ...notice, suggestion };
  }
  return NOT_OF_THE_MOVE.includes(error.code)
    ? { tone: 'refusal', headline: reason }
    : { tone: 'refusal', headline: refusalHeadline(rules, text), reason };
}
