export * from './configured-game';
export * from './files';
export * from './games';
export * from './lexicons';
export * from './word-list';
export type * from './gcg-file';
export type * from './link';
export type * from './meaning';

export const loadDailyPuzzles = () => import('./daily-puzzles');
export const loadGcg = () => import('./gcg-file');
export const loadLinks = () => import('./link');
export const loadMeanings = () => import('./meaning');
