import type { Result, Turn } from '../../engine';
import type { OpenRecordError } from '../game-opener';
import type { ArchiveError } from './archive-file';
import type { DeletedGame } from './bin';
import type { Exported } from './export-games';
import type { Imported } from './import-games';
import type { LibraryGame } from './read-games';

/** Why a game of the library is not opened; cancelled if another one was to be opened meanwhile. */
export type OpenGameError =
  | OpenRecordError
  | { readonly code: 'IN_ANOTHER_TAB' | 'NO_SUCH_GAME' | 'NOT_LOADED' };

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
  /** Moves a game with all its branches to the bin; false, and it stays, where the browser does not. */
  readonly deleteGame: (game: LibraryGame) => Promise<boolean>;
  /** Brings a deleted game back; false, and it stays in the bin, where the browser does not. */
  readonly putGameBack: (game: DeletedGame) => Promise<boolean>;
  /** Removes a deleted game from the bin. */
  readonly deleteForGood: (game: DeletedGame) => Promise<void>;
  /** Keeps what can still be had of a damaged game as one of its own; false where nothing can. */
  readonly recoverGame: (id: string) => Promise<boolean>;
  /** Deletes a damaged game for good. */
  readonly discardGame: (id: string) => Promise<void>;
  /** The text of a record as it is kept; undefined where there is none. */
  readonly recordOfGame: (id: string) => Promise<string | undefined>;
  /** Every game as one file; undefined if that has been cancelled. */
  readonly exportGames: () => Promise<Exported | undefined>;
  /** Brings the games of a file in; what came before it was cancelled stays. */
  readonly importGames: (text: string) => Promise<Result<Imported, ArchiveError>>;
  /** Cancels the export or import that is under way. */
  readonly cancelTransfer: () => Promise<void>;
}
