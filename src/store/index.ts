export { canRematch } from './rematch';
export { wordOfTurn } from './turn-squares';
export { moveStatusOf, type Verdict } from './draft/attempt';
export {
  type Draft,
  laidSquares,
  placedTile,
  slotAtSquare,
  recall,
  slotAtPosition,
  squareOfSlot,
  tilesOnRack,
} from './draft/draft';
export {
  lastStretch,
  type Pill,
  pillFor,
  pillOfTurn,
  type PillText,
  refusedSquares,
  refusedStretches,
  type RefusalCode,
  type Stretch,
  adviceLine,
  stretchOfTurn,
} from './draft/marks';
export { adviceNow, hasOwnPlay, mayAskCoach, mayShowLanes } from './coach/advice';
export { tipNow } from './guide';
export { retriedTurnNow } from './game-before';
export { isReviewAllowed, mayReview } from './review/may-review';
export {
  type Announcement,
  type Cursor,
  type Advice,
  type Challenge,
  type GameReview,
  type LanesShown,
  type GameWords,
  type Tip,
  TIPS,
  WORDS_PENDING,
  PACES,
  type Online,
  type ScreenState,
  type SecondPlayer,
  type TakenTurn,
  type SetupChoice,
  type Theme,
  THEMES,
  type WordsStatus,
} from './state';
export type { FoundWords, WordSearch } from '../worker';
export {
  isAtSharedTable,
  isAwayAt,
  hostName,
  isHostAway,
  isInvitationPending,
  reactionAt,
  ownSeat,
  seatStatusAt,
} from './online/online';
export {
  canRequestRematch,
  mayReact,
  sharedRematch,
  representedSeat,
} from './online/shared-rematch';
export { isFrontShown } from './settings-slice';
export { quickGame } from './quick-game';
export { isNearlyFull, type StorageUse, type StoreServices } from './services';
export { statisticsOf, type Tally } from './library/statistics';
export type { CardSeat, GameCard } from './library/card';
export type { Branch, LibraryGame } from './library/read-games';
export { type DeletedGame, MAX_IN_BIN, TIME_IN_BIN } from './library/bin';
export type { OpenGameError } from './library/library-actions';
export type { ArchiveError } from './library/archive-file';
export type { Exported } from './library/export-games';
export type { Imported } from './library/import-games';
export { TAB_NAMES } from './kept-names';
export { partNotice } from './load-or-say';
export { MIGRATIONS } from './migrations';
export { type Actions, createGameStore, type GameStore } from './store';
export {
  hasResigned,
  hasOtherLexicon,
  lexiconIn,
  mayDraft,
  mayLookWordsUp,
  ownRack,
} from './verdict';
