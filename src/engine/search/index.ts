export { findBest, findPlays, generatePlays } from './find-plays';
export type { Position, ScoredPlay } from './position';
export { type SearchWords, searchWordsOf } from './search-words';
export type { Steps } from './steps';
export { chooseMove, choosingMove, type ChosenMove, type ComputerTurn } from './strategy';
