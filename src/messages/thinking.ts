import { type Candidate, formatMove, type RuleBook, type ThinkingTime } from '../engine';
import { pointsText } from './score';

/** What a computer does that thinks about its move for a while. */
export const THINKING = 'Thinking';
export const PLAY_NOW = 'Play now';

/** What is asked about Champion. */
export const THINKING_TIME_QUESTION = 'Champion thinks for';
export const thinkingTimeText = (seconds: ThinkingTime): string =>
  seconds === 1 ? '1 second' : `${seconds} seconds`;

/** A move that is compared with others. */
export const bestSoFarText = (rules: RuleBook, { move, score }: Candidate): string =>
  move.kind === 'play'
    ? `${formatMove(rules, move)} ${pointsText(score)}`
    : move.kind === 'exchange'
      ? 'Exchange'
      : 'Pass';
