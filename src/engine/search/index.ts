export { bestPlay, type Finding, findBest, findPlays, generatePlays } from './generate';
export type { PlayList } from './play-list';
export * from './position';
export * from './strategy';
