import type { PlayerView } from '../game';
import { type Candidate, candidateOf, candidatesIn } from '../players';
import type { ScoredMove, SearchWords, Steps } from '../search';
import { openingOf } from './openings';
import { MIN_REASON_POINTS, type Reason, reasonsFor } from './reasons';

/** A turn that was gone over. */
export interface TurnReview {
  readonly made: Candidate;
  /** The best moves by score and leave, the best first. */
  readonly best: readonly Candidate[];
  /** By how many points the best is worth more than the one made; 0 where that is as good. */
  readonly lost: number;
  /** Why, the weightiest first. */
  readonly reasons: readonly Reason[];
  /** Whether there were too many plays to look at all of them. */
  readonly isCut: boolean;
}

/** Goes over a turn with what its player could see: the best moves, up to `most`, and the one that was made. */
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
