import type { Candidate, BoardState, RuleBook } from '../engine';
import { candidateText } from './coach';
import { pointsText } from './phrases';

/** What a computer does that thinks about its move for a while. */
export const THINKING = 'Thinking';

export const PLAY_NOW = 'Play now';

/** A move that is compared with others. */
export const bestSoFarText = (
  before: BoardState & { rules: RuleBook },
  candidate: Candidate,
): string =>
  candidate.move.kind === 'play'
    ? `${candidateText(before, candidate)}, ${pointsText(candidate.score)}`
    : candidateText(before, candidate);
