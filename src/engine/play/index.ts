export * from './grid-text';
export * from './grid';
export * from './judge';
export * from './completable';
export * from './play';
export * from './score';
export * from './start';
export * from './whole-word';
