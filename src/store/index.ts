export { laidTiles, type Reading } from './draft/attempt';
export * from './draft/draft';
export { reconcile } from './draft/reconcile';
export { DEFAULT_SETTINGS } from './settings';
export * from './state';
export { createGameStore, type StoreServices } from './store';
export {
  courtOf,
  lexiconIn,
  mayDraft,
  ownRack,
  refusedSquares,
  verdictOf,
  type Verdict,
} from './verdict';
