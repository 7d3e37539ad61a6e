export { laidTiles, type Verdict } from './draft/attempt';
export {
  type Draft,
  freshDraft,
  laidSquares,
  nameBlank,
  placedTile,
  recall,
  shuffle,
  slotAtPosition,
  sortRack,
  squareOfSlot,
  takeBack,
  toRack,
  toSquare,
  unnamedBlank,
} from './draft/draft';
export { reconcile } from './draft/reconcile';
export { hintNow } from './guide';
export { DEFAULT_SETTINGS } from './settings-slice';
export {
  type Announcement,
  type GameWords,
  type Hint,
  HINTS,
  NO_WORDS_YET,
  PACES,
  type Online,
  type ScreenState,
  type SetupChoice,
  type Theme,
  THEMES,
  type WordsStatus,
} from './state';
export type { FoundWords, WordSearch } from '../worker';
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
