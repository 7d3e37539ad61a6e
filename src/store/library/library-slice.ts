import type { RecordFileError, Result } from '../../engine';
import type { GameOpener } from '../game-opener';
import type { Keep } from '../keep';
import type { StoreServices } from '../services';
import type { LibraryState, Slice } from '../state';
import type { TableSession } from '../table-session';
import type { ArchiveError, Imported } from './archive';
import type { LibraryGame } from './library';

/** Why a game of the library is not opened. */
export type OpenGameError = RecordFileError | { readonly code: 'IN_ANOTHER_TAB' | 'NO_SUCH_GAME' };

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

/** The games that are kept in this browser; what reads and writes them comes when it is asked for. */
export const librarySlice =
  (
    services: StoreServices,
    session: TableSession,
    keep: Keep,
    opener: GameOpener,
  ): Slice<LibraryState, LibraryActions> =>
  (set, get) => {
    let opened: LibraryActions | undefined;

    async function library(): Promise<LibraryActions> {
      const { openLibrary } = await import('./open-library');
      opened ??= openLibrary({ set, get }, services, session, keep, opener);
      return opened;
    }

    return {
      library: undefined,
      deletedGame: undefined,
      actions: {
        readLibrary: async () => (await library()).readLibrary(),
        openGame: async (...game) => (await library()).openGame(...game),
        nameGame: async (...game) => (await library()).nameGame(...game),
        duplicateGame: async (game) => (await library()).duplicateGame(game),
        deleteGame: async (game) => (await library()).deleteGame(game),
        putGameBack: async () => (await library()).putGameBack(),
        recoverGame: async (id) => (await library()).recoverGame(id),
        discardGame: async (id) => (await library()).discardGame(id),
        recordOfGame: async (id) => (await library()).recordOfGame(id),
        exportGames: async () => (await library()).exportGames(),
        importGames: async (text) => (await library()).importGames(text),
      },
    };
  };
