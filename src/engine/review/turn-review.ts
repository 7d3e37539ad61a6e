import type { PlayerView } from '../game';
import { type Candidate, candidateOf, candidatesIn } from '../players';
import type { ScoredMove, SearchWords, Steps } from '../search';
import { openingOf } from './openings';
import { type Reason, reasonsFor } from './reasons';
import { MIN_REASON_POINTS } from './thresholds';

export interface TurnReview {
  readonly made: Candidate;
  /** By score and leave, best first. */
  readonly best: readonly Candidate[];
  /** Points by which the best move is worth more than the one made; at least 0. */
  readonly lost: number;
  /** Largest first. */
  readonly reasons: readonly Reason[];
  /** Whether there were too many plays to examine them all. */
  readonly isCut: boolean;
}

/** Reviews a turn with what its player could see. `best` has at most `max` moves. */
export function* reviewTurnSteps(
  words: SearchWords,
  seen: PlayerView,
  move: ScoredMove,
  max: number,
  seed: string,
): Steps<TurnReview> {
  const { candidates: best, isCut } = yield* candidatesIn(words, seen, max);
  const made = candidateOf(seen, move);
  const [first = made] = best;
  const lost = Math.max(0, first.equity - made.equity);
  if (lost < MIN_REASON_POINTS) return { made, best, lost, reasons: [], isCut };
  const opening = yield* openingOf(words, seen, made, first, seed);
  const reasons = [...reasonsFor(seen, made, first), ...(opening ? [opening] : [])];
  return { made, best, lost, reasons: reasons.toSorted((a, b) => b.points - a.points), isCut };
}
