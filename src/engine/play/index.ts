export * from './grid';
export * from './grid-text';
export * from './judge';
export { layTiles } from './lay';
export * from './play';
export * from './score';
export * from './start';
export * from './whole-word';
export * from './words-on-board';
