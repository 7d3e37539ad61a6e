export { bestPlay, type Finding, findBest, findPlays, generatePlays } from './generate';
export type { PlayList } from './play-list';
export * from './position';
export type { Steps } from './steps';
export { type SearchWords, searchWordsOf } from './search-words';
export * from './strategy';
