import type { Budget, PlayerView } from '../game';
import type { SearchWords, Steps } from '../search';
import { chooseIndex } from '../tiles';
import { type Candidate, candidatesIn } from './candidates';
import { afterRound, bestOf, newComparison, type Comparison, nextTrial } from './comparison';
import type { ChosenMove, ComputerTurn } from './computer-turn';
import { isDetermined } from './samples';
import { isNearEnd, simulateSteps } from './simulation';

/** The seed of the playouts in a turn, and the random state after it was chosen. */
export function simulationSeed({ turn, chance }: Pick<ComputerTurn, 'turn' | 'chance'>) {
  const seed = chooseIndex(chance, `thoughts in turn ${turn}`, 2 ** 31);
  return { seed: seed.value, chance: seed.chance };
}

/** The comparison of the best moves by equity, before any playout. */
export const comparisonOf = (
  seen: PlayerView,
  candidates: readonly Candidate[],
  budget: Budget,
): Comparison => {
  // Without another seat to reply, there is nothing to simulate.
  const others = seen.racks.length - seen.resigned.length - 1;
  const compared = others > 0 ? candidates : candidates.slice(0, 1);
  return newComparison(
    compared,
    isNearEnd(seen),
    isDetermined(seen) ? { ...budget, games: compared.length, rounds: 1 } : budget,
  );
};

/** Compares the best moves by equity in playouts. */
export function* bestBySimulationSteps(
  words: SearchWords,
  seen: PlayerView,
  seed: number,
  budget: Budget,
): Steps<Pick<ChosenMove, 'move' | 'isCut'>> {
  const { candidates, isCut } = yield* candidatesIn(words, seen, budget.candidates);
  let comparison = comparisonOf(seen, candidates, budget);
  for (let trial = nextTrial(comparison); trial; trial = nextTrial(comparison)) {
    comparison = afterRound(comparison, yield* simulateSteps(words, seen, trial, seed));
  }
  return { move: bestOf(comparison).move, isCut };
}
