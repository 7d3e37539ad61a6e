export { chooseMove, choosingMove } from './choose-move';
export type { ChosenMove, ComputerTurn, Strategy } from './computer-turn';
export { type GradedWords, gradedWordsFrom } from './graded-words';
export { greedyStrategyFor } from './greedy';
