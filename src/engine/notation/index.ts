export * from './board-text';
export * from './suggest';
export * from './word-square';
