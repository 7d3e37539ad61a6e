export * from './board-file';
export * from './board-text';
export type * from './move-text';
export * from './notation';
export * from './play-script';
export * from './script';
export * from './suggest';
