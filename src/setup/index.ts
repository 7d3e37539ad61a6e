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
  addedTo,
  type CustomWords,
  parseOwnWords,
  withOwnWords,
} from './own-words';
export { type FetchText, fetchResource, resourceAddress } from './resources';
export {
  asInTournaments,
  canExchangeAsInTournaments,
  TOURNAMENT_LEAST_IN_BAG,
} from './tournament';
export { isUndoUsual } from './undo';
export {
  formatKeptList,
  isSameList,
  listKeptFor,
  listName,
  USUAL_WORDS,
  withAdded,
  type WordList,
} from './word-list';

export type { GcgError } from './gcg-file';
export { readOwnGcg } from './gcg-text';

export const loadGcg = () => import('./gcg-file');

export type { Link, LinkError, LinkKind } from './links/link';

export const loadLinks = () => import('./links/link');

export type { Meaning, PartOfSpeech } from './meanings/meaning';

export const loadMeanings = () => import('./meanings/meaning');
