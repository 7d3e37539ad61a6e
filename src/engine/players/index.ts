export { type BestMoves, type Candidate, candidateOf, candidatesIn } from './candidates';
export { championBudget } from './champion';
export { chooseMove, chooseMoveSteps } from './choose-move';
export {
  afterRound,
  bestOf,
  type Budget,
  type Comparison,
  nextTrial,
  ranking,
  type EvaluatedMove,
} from './comparison';
export {
  type ChosenMove,
  type ComputerTurn,
  type Strategy,
  THINKING_TIMES,
  type ThinkingTime,
  USUAL_THINKING_TIME,
} from './computer-turn';
export { type GradedWords, gradedWordsFrom } from './graded-words';
export { greedyStrategyFor } from './greedy';
export { leavesOf, leaveValueBy } from './leaves';
export type { WinCurve } from './chance-curves';
export { chanceCurveOf, winProbabilities, type Standing } from './win-probability';
export { type Outcomes, simulateSteps, type Trial } from './simulation';
export { comparisonOf, simulationSeed } from './thinking';
