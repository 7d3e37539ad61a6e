export * from './apply';
export * from './decide';
export * from './event';
export { judgeIn, mustPass, rackToMove, refuseExchange } from './legality';
export * from './record';
export * from './record-file';
export * from './setup';
export { type GameResult, type GameState, tilesInPlay } from './state';
export * from './view';
