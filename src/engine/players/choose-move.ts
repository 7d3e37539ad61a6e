import type { Budget } from '../game';
import { assertNever } from '../result';
import { runToEnd, type SearchWords, solveEndgameSteps, type Steps } from '../search';
import { choosingAsAmateur, type GradedWords } from './amateur';
import { candidatesIn } from './candidates';
import {
  afterRound,
  bestOf,
  championBudget,
  comparisonOf,
  endgameBudget,
  nextTrial,
} from './comparison';
import { type ChosenMove, type ComputerTurn, methodFor } from './computer-turn';
import { GREEDY_STRATEGIES } from './greedy';
import { endgameIn, simulateSteps, simulationSeed } from './simulation';

/** Chooses a move by playouts of the best moves by equity. */
function* bySimulation(words: SearchWords, turn: ComputerTurn, budget: Budget): Steps<ChosenMove> {
  const { seed, chance } = simulationSeed(turn);
  const { position } = turn;
  const { candidates, isCut } = yield* candidatesIn(words, position, budget.candidates);
  let comparison = comparisonOf(position, candidates, budget);
  for (let trial = nextTrial(comparison); trial; trial = nextTrial(comparison)) {
    comparison = afterRound(comparison, yield* simulateSteps(words, position, trial, seed));
  }
  return { move: bestOf(comparison).move, chance, isCut };
}

/** Solves an endgame without a pass that is not forced; in other turns, chooses a move by playouts. */
function* asChampion(words: SearchWords, turn: ComputerTurn): Steps<ChosenMove> {
  const endgame = endgameIn(turn.position);
  const solved = endgame && (yield* solveEndgameSteps(words, endgame, endgameBudget(turn), 'pass'));
  if (!solved) return yield* bySimulation(words, turn, championBudget(turn));
  return { move: solved.move, chance: turn.chance, isCut: false };
}

/**
 * Chooses the move of a computer in steps, by its skill or its level as the rules say. For amateurs, `graded`
 * says which words are common; without it, that is estimated from spelling.
 */
export function chooseMoveSteps(
  words: SearchWords,
  turn: ComputerTurn,
  graded?: GradedWords,
): Steps<ChosenMove> {
  const method = methodFor(turn);
  switch (method.kind) {
    case 'amateur':
      return choosingAsAmateur(words, turn, method, graded);
    case 'highest-score':
    case 'by-skill':
      return GREEDY_STRATEGIES[method.kind](words, turn);
    case 'simulation':
      return bySimulation(words, turn, method);
    case 'timed-simulation':
      return asChampion(words, turn);
    default:
      return assertNever(method);
  }
}

export const chooseMove = (
  words: SearchWords,
  turn: ComputerTurn,
  graded?: GradedWords,
): ChosenMove => runToEnd(chooseMoveSteps(words, turn, graded));
