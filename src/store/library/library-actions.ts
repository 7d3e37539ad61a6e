import type { Result, Turn } from '../../engine';
import type { OpenRecordError } from '../game-opener';
import type { ArchiveError } from './archive-file';
import type { DeletedGame } from './bin';
import type { Exported } from './export-games';
import type { Imported } from './import-games';
import type { LibraryGame } from './read-games';

/** Why a game of the library was not opened; `CANCELLED` if another was requested meanwhile. */
export type OpenGameError =
  | OpenRecordError
  | { readonly code: 'IN_ANOTHER_TAB' | 'NO_SUCH_GAME' | 'NOT_LOADED' };

export interface LibraryActions {
  readonly readLibrary: () => Promise<void>;
  /** Opens a game by the id of its record; from another tab only if it is taken over. */
  readonly openGame: (
    id: string,
    how: 'if-free' | 'take-over',
  ) => Promise<Result<undefined, OpenGameError>>;
  /** Opens the finished game that is retried; a notice reports if it cannot be opened. */
  readonly backToFinishedGame: () => Promise<void>;
  readonly nameGame: (game: LibraryGame, title: string) => Promise<void>;
  /** An empty name removes the one there is. */
  readonly nameBranch: (id: string, name: string) => Promise<void>;
  /** The turns of a record as anyone may see them; undefined if it cannot be read. */
  readonly turnsOfGame: (id: string) => Promise<readonly Turn[] | undefined>;
  readonly duplicateGame: (game: LibraryGame) => Promise<void>;
  /** Moves a game with all its branches to the bin; false, and it stays, if the browser refuses. */
  readonly deleteGame: (game: LibraryGame) => Promise<boolean>;
  /** Restores a deleted game; false, and it stays in the bin, if the browser refuses. */
  readonly putGameBack: (game: DeletedGame) => Promise<boolean>;
  readonly deleteForGood: (game: DeletedGame) => Promise<void>;
  /** Saves what can be recovered of a damaged game as a separate game; false if nothing can. */
  readonly recoverGame: (id: string) => Promise<boolean>;
  readonly discardGame: (id: string) => Promise<void>;
  /** The text of a record as it was saved; undefined if there is none. */
  readonly recordOfGame: (id: string) => Promise<string | undefined>;
  /** Every game as one file; undefined if the export was cancelled. */
  readonly exportGames: () => Promise<Exported | undefined>;
  /** Imports the games of a file; those that came before a cancellation stay. */
  readonly importGames: (text: string) => Promise<Result<Imported, ArchiveError>>;
  readonly cancelTransfer: () => Promise<void>;
}
