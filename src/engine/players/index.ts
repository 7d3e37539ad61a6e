export { type BestMoves, type Candidate, candidateOf, candidatesIn } from './candidates';
export { championBudget } from './champion';
export { chooseMove, choosingMove } from './choose-move';
export {
  afterRound,
  bestOf,
  type Budget,
  type Comparison,
  nextTrial,
  ranking,
  type WeighedMove,
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
export type { ChanceCurve } from './chance-curves';
export { chanceCurveOf, chancesBy, type Standing } from './winning-chance';
export { type Outcomes, simulating, type Trial } from './simulation';
export { comparisonOf, seedOfThoughts } from './thinking';
