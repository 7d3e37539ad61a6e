export * from './apply';
export * from './decide';
export * from './draws';
export * from './event';
export {
  canHelp,
  isHelpAllowed,
  judgeIn,
  mayResign,
  mustPass,
  rackToMove,
  refuseExchange,
} from './legality';
export * from './news';
export * from './record';
export * from './record-file';
export * from './resigned';
export * from './game-setup';
export { type GameResult, type GameState, seatAfter, seatsInPlay, tilesInPlay } from './state';
export * from './story';
export {
  maySeeRack,
  type RackView,
  type SeatView,
  type Turn,
  type TurnAction,
  type View,
  type Viewer,
  viewFor,
} from './view';
