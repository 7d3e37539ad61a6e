import type { SeenTurn } from '../game';
import { playingOut, type SearchWords, type Steps } from '../search';
import { type Candidate, candidatesIn } from './candidates';
import { Random } from './random';
import { sampleOf } from './samples';

/** How thoroughly a turn is thought about. */
export interface Thought {
  /** Most moves that are compared. */
  readonly candidates: number;
  /** For each of them, how often the game is imagined to go on. */
  readonly samples: number;
}

/** What became of a move in the games that were imagined. */
interface Outcomes {
  readonly candidate: Candidate;
  /** In points that the seat is better off than the best of the others, by sample. */
  readonly values: number[];
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

const varianceOf = (values: readonly number[]): number => {
  const mean = meanOf(values);
  return (
    values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, values.length - 1)
  );
};

/** How many points a seat has more than the best of the others, or simply has, if there are none. */
function leadOf(scores: readonly number[], seat: number): number {
  const others = scores.filter((_, other) => other !== seat);
  return (scores[seat] ?? 0) - (others.length > 0 ? Math.max(...others) : 0);
}

/**
 * The values of candidates: what score and leave promise, corrected by what was seen to come of them as
 * far as that tells more than chance (the estimator of James and Stein, for means of unequal worth).
 */
function valuesOf(outcomes: readonly Outcomes[], samples: number): readonly number[] {
  const surprises = outcomes.map(({ candidate, values }) => meanOf(values) - candidate.equity);
  const usual = meanOf(surprises);
  // The samples are the same for all candidates: what they have in common is no noise.
  const bySample = Array.from({ length: samples }, (_, sample) =>
    meanOf(outcomes.map(({ values }) => values[sample] ?? 0)),
  );
  const noise = meanOf(
    outcomes.map(({ values }) =>
      varianceOf(values.map((value, sample) => value - (bySample[sample] ?? 0))),
    ),
  );
  const seen = varianceOf(surprises);
  const trust = seen > 0 ? Math.max(0, 1 - noise / samples / seen) : 0;
  return outcomes.map(
    ({ candidate }, index) => candidate.equity + trust * ((surprises[index] ?? 0) - usual),
  );
}

/**
 * Compares the best moves by score and leave by what may come of them: the other racks and the bag are
 * taken to be any out of the unseen tiles, and the next seat to answer by its best play. Near the end the
 * game is played out.
 */
export function* thinking(
  words: SearchWords,
  seen: SeenTurn,
  seed: number,
  { candidates: most, samples }: Thought,
): Steps<Candidate> {
  const candidates = yield* candidatesIn(words, seen, most);
  const [first = { move: { kind: 'pass' }, score: 0, equity: 0 }] = candidates;
  const others = seen.racks.length - seen.resigned.length - 1;
  if (candidates.length < 2 || others === 0) return first;
  const isNearEnd = seen.bagCount <= seen.rules.rackSize;
  const random = new Random(seed);
  const before = leadOf(seen.scores, seen.toMove);
  const outcomes = candidates.map((candidate): Outcomes => ({ candidate, values: [] }));
  for (let sample = 0; sample < samples; sample++) {
    const game = sampleOf(seen, random);
    const draws = random.next();
    for (const { candidate, values } of outcomes) {
      const played = yield* playingOut(words, {
        game,
        moves: [candidate],
        turns: isNearEnd ? Infinity : 1,
        seed: draws | 0,
      });
      const lead = leadOf(isNearEnd ? played.finalScores : played.scores, seen.toMove) - before;
      values.push(isNearEnd ? lead : lead + candidate.equity - candidate.score);
    }
  }
  const values = isNearEnd
    ? outcomes.map((each) => meanOf(each.values))
    : valuesOf(outcomes, samples);
  const best = values.reduce((top, value, index) => (value > (values[top] ?? 0) ? index : top), 0);
  return candidates[best] ?? first;
}
