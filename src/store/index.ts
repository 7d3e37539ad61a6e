export { laidTiles, type Reading } from './draft/attempt';
export * from './draft/draft';
export { reconcile } from './draft/reconcile';
export { hintNow } from './guide';
export { NO_WORDS_YET } from './screen';
export { DEFAULT_SETTINGS } from './settings';
export * from './state';
export type { FoundWords, WordSearch } from '../worker';
export { JAVA_SEEDS } from './chance-of';
export type { KeptName } from './keep';
export {
  isAtSharedTable,
  isAwayAt,
  isHostAway,
  ownSeat,
  placeAt,
  type Online,
} from './online/online';
export type { StoreServices } from './services';
export { ASIDE_NAMES } from './aside-names';
export { type Actions, createGameStore, type GameStore } from './store';
export {
  hasResigned,
  judgesByOthers,
  lexiconIn,
  mayDraft,
  mayLookWordsUp,
  ownRack,
  refusedSquares,
  verdictOf,
  type Verdict,
} from './verdict';
