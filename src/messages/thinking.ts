import type { Candidate, Field, RuleBook, ThinkingTime } from '../engine';
import { candidateText } from './coach';
import { pointsText } from './score';

/** What a computer does that thinks about its move for a while. */
export const THINKING = 'Thinking';
export const PLAY_NOW = 'Play now';

/** What is asked about Champion. */
export const THINKING_TIME_QUESTION = 'Champion thinks for';
export const thinkingTimeText = (seconds: ThinkingTime): string =>
  seconds === 1 ? '1 second' : `${seconds} seconds`;

/** A move that is compared with others. */
export const bestSoFarText = (before: Field & { rules: RuleBook }, candidate: Candidate): string =>
  candidate.move.kind === 'play'
    ? `${candidateText(before, candidate)}, ${pointsText(candidate.score)}`
    : candidateText(before, candidate);
