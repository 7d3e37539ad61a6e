export { laidTiles, type Reading, type Verdict } from './draft/attempt';
export * from './draft/draft';
export { reconcile } from './draft/reconcile';
export { hintNow } from './guide';
export { DEFAULT_SETTINGS } from './settings-slice';
export * from './state';
export type { FoundWords, WordSearch } from '../worker';
export { JAVA_SEEDS } from './chance-of';
export {
  isAtSharedTable,
  isAwayAt,
  isHostAway,
  ownSeat,
  placeAt,
} from './online/online';
export type { StoreServices } from './services';
export { ASIDE_NAMES, type KeptName } from './kept-names';
export { type Actions, createGameStore, type GameStore } from './store';
export {
  hasResigned,
  judgesByOthers,
  lexiconIn,
  mayDraft,
  mayLookWordsUp,
  ownRack,
  refusedSquares,
} from './verdict';
