export { findBest, findingBest, findingPlays, findPlays, generatePlays } from './find-plays';
export type { KernelExports, MakeKernel, NoRoomForWords } from './kernel-instance';
export { type LeaveTable, leaveTableOf } from './leave-table';
export { playingOut, playOut } from './playing-out';
export type { PlayedOut, Playout, SampledGame, ScoredMove } from './playout';
export type { PlayList } from './play-list';
export type { Position, ScoredPlay } from './position';
export { type SearchWords, searchWordsOf } from './search-words';
export { finished, type Steps } from './steps';
