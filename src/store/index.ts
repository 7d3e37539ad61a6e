export * from './store';
export { loadAnnouncer } from './notices';
export { loadTablePart } from './load-table-part';
export * from './services';
export * from './state';
export * from './lexicon';
export * from './own-seat';
export * from './verdict';
export { verdictReason } from './verdict-in-words';
export * from './help';
export * from './help-state';
export * from './draft/move-on-screen';
export * from './draft/draft';
export * from './draft/rearrange';
export * from './draft/exchange';
export * from './draft/marks';
export * from './entry/board-store';
export * from './entry/entered-games';
export type * from './entry/entry-state';
export * from './entry/entry-store';
export * from './entry/turn-form';
export * from './settings';
export {
  dialogShown,
  dockPage,
  isBoardWhole,
  isFrontShown,
  isInvitationShown,
  sheetHeight,
} from './panel-slice';
export { tipNow } from './settings-slice';
export { endlessBoards } from './puzzles/endless-boards';
export * from './puzzles/puzzle-now';
export * from './puzzles/puzzle-state';
export * from './puzzles/record';
export * from './setup-choice';
export * from './challenge';
export * from './retry';
export * from './online/online';
export * from './online/shared-rematch';
export { type AskedCard, type GradeOffer, missedOf, proposedGrade } from './cards/asked-card';
export type { CardsPart, DeckAdded } from './cards/cards-part';
export type { CardsShown } from './cards/session';
export { deckRules, DECKS, rareLetters } from './cards/decks';
export * from './library/bin';
export type * from './library/add-game-file';
export type * from './library/archive-file';
export type * from './library/kept-game';
export type * from './library/open-library';
export type * from './library/read-games';
export * from './library/statistics';
export type * from './library/transfer';
export * from './kept-names';
export { partNotice } from './lazy-part';
export { MIGRATIONS } from './restore';
export type { FoundWords, WordSearch } from '../worker';
