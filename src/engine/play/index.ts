export * from './completable';
export * from './grid';
export * from './judge';
export * from './play';
export * from './same-move';
export * from './score';
