export { fetchBoard, preloadBoardReader, type ReadBoard, readOwnBoard } from './boards';
export {
  type ConfiguredGame,
  type ConfiguredGameError,
  droppedFiles,
  readConfiguredGame,
  readPickedGame,
  readShippedGame,
} from './configured-game';
export {
  type FileUnavailable,
  type GameFile,
  ownGameFile,
  readUserFile,
  readOwnList,
} from './files';
export {
  CHOICES,
  CONFIGURATIONS,
  type Game,
  GAMES,
  ownGame,
  type ShippedBoard,
  type ShippedConfiguration,
} from './games';
export {
  createLexicons,
  type Lexicons,
  type ListOutcome,
  type LoadWords,
  readFor,
} from './lexicons';
export {
  customWordsOf,
  type CustomWords,
  parseOwnWords,
  withCustomWords,
} from './own-words';
export { type FetchText, fetchResource, resourceAddress } from './resources';
export {
  withTournamentExchange,
  canExchangeAsInTournaments,
  TOURNAMENT_MIN_BAG,
} from './tournament';
export { isUndoDefault } from './undo';
export {
  formatKeptList,
  isSameList,
  savedListFor,
  listName,
  DEFAULT_LIST,
  withAdded,
  type WordList,
} from './word-list';

export type { GcgError } from './gcg-file';
export { readOwnGcg } from './gcg-text';

export const loadGcg = () => import('./gcg-file');

export type { GameLink, LinkError, LinkKind } from './links/link';

export const loadLinks = () => import('./links/link');

export type { Meaning, PartOfSpeech } from './meanings/meaning';

export const loadMeanings = () => import('./meanings/meaning');
