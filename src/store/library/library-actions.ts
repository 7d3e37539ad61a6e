import type { RecordFileError, Result, Turn } from '../../engine';
import type { ArchiveError, Imported } from './archive';
import type { LibraryGame } from './library';

/** Why a game of the library is not opened; cancelled if another one was to be opened meanwhile. */
export type OpenGameError =
  | RecordFileError
  | { readonly code: 'IN_ANOTHER_TAB' | 'NO_SUCH_GAME' | 'CANCELLED' };

/** What can be done with the games that are kept in this browser. */
export interface LibraryActions {
  /** Looks at what the library holds now. */
  readonly readLibrary: () => Promise<void>;
  /** Brings a game to the table, by the id of its record; from another tab only where it is taken over. */
  readonly openGame: (
    id: string,
    how: 'if-free' | 'take-over',
  ) => Promise<Result<undefined, OpenGameError>>;
  readonly nameGame: (game: LibraryGame, title: string) => Promise<void>;
  /** Calls a branch of a game by a name, or by none. */
  readonly nameBranch: (id: string, name: string) => Promise<void>;
  /** The turns of a record as anybody may see them; undefined where it cannot be read. */
  readonly turnsOfGame: (id: string) => Promise<readonly Turn[] | undefined>;
  readonly duplicateGame: (game: LibraryGame) => Promise<void>;
  /** Deletes a game with all its branches; it can be put back until the next one is. */
  readonly deleteGame: (game: LibraryGame) => Promise<void>;
  readonly putGameBack: () => Promise<void>;
  /** Keeps what can still be had of a damaged game as one of its own; false where nothing can. */
  readonly recoverGame: (id: string) => Promise<boolean>;
  /** Deletes a damaged game for good. */
  readonly discardGame: (id: string) => Promise<void>;
  /** The text of a record as it is kept; undefined where there is none. */
  readonly recordOfGame: (id: string) => Promise<string | undefined>;
  /** Every game as one text. */
  readonly exportGames: () => Promise<string>;
  readonly importGames: (text: string) => Promise<Result<Imported, ArchiveError>>;
}
