export { type Verdict } from './draft/attempt';
export { laidSquares, placedTile, slotAtPosition, squareOfSlot } from './draft/draft';
export { hintNow } from './guide';
export {
  type Announcement,
  type GameWords,
  type Hint,
  HINTS,
  NO_WORDS_YET,
  PACES,
  type Online,
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
