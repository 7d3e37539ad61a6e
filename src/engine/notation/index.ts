export * from './board-text';
export * from './word-square';
