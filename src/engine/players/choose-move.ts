import { runToEnd, type SearchWords, type Steps } from '../search';
import type { Level } from '../game';
import { type Amateur, choosingAsAmateur } from './amateur';
import type { ChosenMove, ComputerTurn, Strategy } from './computer-turn';
import { championBudget } from './champion';
import type { Budget } from './comparison';
import { simulationSeed, bestBySimulationSteps } from './thinking';
import type { GradedWords } from './graded-words';
import { greedyStrategyFor } from './greedy';

/** Compares moves by playouts. */
const thoughtful = (budget: Budget): Strategy =>
  function* choosing(words, turn) {
    const { seed, chance } = simulationSeed(turn);
    return { ...(yield* bestBySimulationSteps(words, turn.position, seed, budget)), chance };
  };

/** Takes about ten milliseconds for a move. */
const expert = thoughtful({ candidates: 8, games: 128, rounds: 1 });

/** Amateurs by level. docs/players.md has their strength. */
const AMATEURS: Readonly<Partial<Record<Level, Amateur>>> = {
  gentle: { knows: [0.17, 0.075, 0.019, 0], perLetter: 0.38, maxOverestimate: 8 },
  casual: { knows: [0.8, 0.6, 0.35, 0.02], perLetter: 0.7, maxOverestimate: 6 },
};

/**
 * Chooses the move of a computer in steps, by its skill or its level as the rules say. For amateurs, `graded`
 * says which words are common; without it, that is estimated from spelling.
 */
export function chooseMoveSteps(
  words: SearchWords,
  turn: ComputerTurn,
  graded?: GradedWords,
): Steps<ChosenMove> {
  const greedy = greedyStrategyFor(turn);
  if (greedy) return greedy(words, turn);
  const amateur = AMATEURS[turn.level];
  if (amateur) return choosingAsAmateur(words, turn, amateur, graded);
  return (turn.level === 'champion' ? thoughtful(championBudget(turn)) : expert)(words, turn);
}

export const chooseMove = (
  words: SearchWords,
  turn: ComputerTurn,
  graded?: GradedWords,
): ChosenMove => runToEnd(chooseMoveSteps(words, turn, graded));
