export * from './board-file';
export * from './board-text';
export type * from './move-text';
export * from './notation';
export * from './script';
export * from './suggest';
