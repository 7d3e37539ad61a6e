export * from './find-plays';
export type { KernelExports, MakeKernel, NoRoomForWords } from './kernel-instance';
export * from './leave-model';
export * from './leave-table';
export type { PlayList } from './play-list';
export * from './playout';
export * from './position';
export * from './search-words';
export { runToEnd, type Steps } from '../steps';
