export * from './event';
export * from './record';
export * from './record-file';
export * from './setup';
export type { GameResult, GameState } from './state';
export * from './transitions';
export * from './view';
