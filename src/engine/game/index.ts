export * from './event';
export { deal } from './opening';
export * from './record';
export * from './record-file';
export * from './setup';
export type { GameResult, GameState } from './state';
export * from './transitions';
export * from './view';
