import type { Budget, PlayerView } from '../game';
import {
  afterRound,
  candidatesIn,
  type Comparison,
  comparisonOf,
  nextTrial,
  ranking,
  simulateSteps,
} from '../players';
import type { SearchWords, Steps } from '../search';
import type { PuzzleMove } from './puzzle';

/** The simulation that proves which move is worth most. */
export const VALUE_BUDGET: Budget = {
  candidates: 12,
  turns: 4000,
  rounds: 4,
  looksFurther: true,
};

/** By how much the best move exceeds the second: in points, and in standard errors of the difference. */
const MIN_LEAD_POINTS = 4;
const MIN_LEAD_ERRORS = 3;

/** Compares the best moves of a position by playouts, in steps. The result is the same for the same seed. */
export function* compareSteps(
  words: SearchWords,
  seen: PlayerView,
  budget: Budget,
  seed: number,
): Steps<Comparison> {
  const { candidates } = yield* candidatesIn(words, seen, budget.candidates);
  let comparison = comparisonOf(seen, candidates, budget);
  for (let trial = nextTrial(comparison); trial; trial = nextTrial(comparison)) {
    comparison = afterRound(comparison, yield* simulateSteps(words, seen, trial, seed));
  }
  return comparison;
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** The standard error of the difference of two moves, of which each playout had the same tiles, in points. */
function errorOfDifference(one: readonly number[], other: readonly number[]): number {
  const differences = one.map((value, playout) => value - (other[playout] ?? 0));
  const mean = meanOf(differences);
  const variance = meanOf(differences.map((difference) => (difference - mean) ** 2));
  return Math.sqrt(variance / Math.max(1, differences.length));
}

/** The moves of a position by value if one is worth clearly more than every other; else undefined. */
export function* byValue(
  words: SearchWords,
  seen: PlayerView,
  _knows: unknown,
  seed: number,
): Steps<readonly PuzzleMove[] | undefined> {
  // Few positions without a clear best by equity have one by playouts, which take a thousand times as long.
  const { candidates } = yield* candidatesIn(words, seen, 2);
  const [first, next] = candidates;
  if (!first || !next || first.equity - next.equity < MIN_LEAD_POINTS) return undefined;
  const comparison = yield* compareSteps(words, seen, VALUE_BUDGET, seed);
  const moves = ranking(comparison).map(({ move, score, value }) => ({
    move,
    score,
    worth: value,
  }));
  const [best, second] = moves;
  // A puzzle is solved by a word on the board, not by an exchange.
  if (best?.move.kind !== 'play' || !second || best.worth <= 0) return undefined;
  const outcomesOf = ({ move }: PuzzleMove): readonly number[] =>
    comparison.contenders.find(({ candidate }) => candidate.move === move)?.values ?? [];
  const lead = best.worth - second.worth;
  const error = errorOfDifference(outcomesOf(best), outcomesOf(second));
  return lead >= MIN_LEAD_POINTS && lead >= MIN_LEAD_ERRORS * error ? moves : undefined;
}
