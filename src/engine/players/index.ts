export { type GradedWords, gradedWordsFrom } from './amateur';
export { type BestMoves, type Candidate, candidateOf, candidatesIn } from './candidates';
export type { WinCurve } from './chance-curves';
export * from './choose-move';
export {
  afterRound,
  bestOf,
  championBudget,
  type Comparison,
  comparisonOf,
  type EvaluatedMove,
  nextTrial,
  ranking,
} from './comparison';
export * from './computer-turn';
export { GREEDY_STRATEGIES, greedyStrategyFor } from './greedy';
export { leavesOf, leaveValueBy } from './leaves';
export { type Outcomes, simulateSteps, simulationSeed, type Trial } from './simulation';
export { chanceCurveOf, type Standing, winProbabilities } from './win-probability';
