export * from './boards';
export * from './configured-game';
export * from './files';
export * from './games';
export * from './lexicons';
export * from './own-words';
export * from './resources';
export * from './tournament';
export * from './undo';
export * from './word-list';

export type * from './gcg-file';
export * from './gcg-text';

export const loadGcg = () => import('./gcg-file');

export type * from './links/link';

export const loadLinks = () => import('./links/link');

export type * from './meanings/meaning';

export const loadMeanings = () => import('./meanings/meaning');
