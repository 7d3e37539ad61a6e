export * from './endgame';
export * from './find-plays';
export type { KernelExports, MakeKernel, NoRoomForWords } from './kernel-instance';
export * from './leave-model';
export * from './leave-table';
export * from './playout';
export type * from './play-list';
export * from './search-words';
export { runToEnd, type Steps } from '../steps';
