export * from './find-plays';
export type * from './kernel-instance';
export { MAX_VISITED, MAX_VISITED_IN_SIMULATION } from './kernel-search';
export * from './leave-table';
export type * from './play-list';
export * from './playout';
export * from './position';
export * from './search-words';
export { runToEnd, type Steps } from '../steps';
