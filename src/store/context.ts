import type { RecordFileError, Result, Timeline } from '../engine';
import type { OnlineActions } from '../online';
import type { Lexicons, WordList } from '../setup';
import type { SaveService } from './save-service';
import type { StoreServices } from './services';
import type { Screen, SetupChoice } from './state';
import type { TableSession, TableWords } from './table-session';

/** The state and services that all parts of a store use. */
export interface StoreCore {
  readonly screen: Screen;
  readonly services: StoreServices;
  readonly saves: SaveService;
  readonly session: TableSession;
  readonly lexicons: Lexicons;
}

export interface WordsOfGame {
  /** Loads the words of the current game; without a game, the usual ones. */
  readonly load: () => void;
  readonly switchWordList: (list: WordList) => void;
  /**
   * Saves the word list of the game that was opened and drops pending requests. Uses its lexicon, or loads the words if
   * it has none.
   */
  readonly startWith: (lexiconId: string, words: TableWords) => void;
}

/** Why a record was not opened; `CANCELLED` if another game was opened, or requested, meanwhile. */
export type OpenRecordError = RecordFileError | { readonly code: 'CANCELLED' };

export interface GameOpener {
  readonly open: (game: Omit<Parameters<TableSession['openGame']>[0], 'savedScreen'>) => void;
  /**
   * Opens a record; `words` is the text about its list that was saved with it. A long record is parsed in steps, so
   * that the page stays responsive.
   */
  readonly openRecord: (
    text: string,
    words?: string,
  ) => Promise<Result<undefined, OpenRecordError>>;
  /** The loaded words if they cover the game, or else its list, by the text `kept` if there is one. */
  readonly wordsFor: (game: Timeline, kept?: string) => TableWords;
}

/** Loads the code for shared tables on demand. */
export interface OnlineLoader {
  readonly host: (choice: SetupChoice) => Promise<void>;
  /**
   * Invites one friend by a link to the game that the player set up last, or to the usual one, and contacts the relays.
   * Opens the set-up dialog if the game cannot be loaded. An invitation that is still open is shown again.
   */
  readonly invite: () => Promise<void>;
  /** Asks for the name under which the player joins the table in the fragment of a link. */
  readonly visit: (fragment: string) => Promise<void>;
  readonly resume: (kept: string, savedScreen: string | undefined) => Promise<void>;
  /** Actions at the shared table; undefined until the code is loaded. */
  readonly act: () => OnlineActions | undefined;
}

/** The context that the slices of a store share with their lazily loaded parts. */
export interface StoreContext extends StoreCore {
  readonly words: WordsOfGame;
  readonly online: OnlineLoader;
  readonly opener: GameOpener;
}
