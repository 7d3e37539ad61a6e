import type { GameOpener } from '../game-opener';
import type { Keep } from '../keep';
import type { StoreServices } from '../services';
import type { LibraryState, Slice } from '../state';
import type { TableSession } from '../table-session';
import type { LibraryActions } from './library-actions';

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
      libraryRead: undefined,
      deletedGame: undefined,
      transfer: undefined,
      actions: {
        readLibrary: async () => (await library()).readLibrary(),
        openGame: async (...game) => (await library()).openGame(...game),
        nameGame: async (...game) => (await library()).nameGame(...game),
        nameBranch: async (...branch) => (await library()).nameBranch(...branch),
        turnsOfGame: async (id) => (await library()).turnsOfGame(id),
        duplicateGame: async (game) => (await library()).duplicateGame(game),
        deleteGame: async (game) => (await library()).deleteGame(game),
        putGameBack: async (game) => (await library()).putGameBack(game),
        deleteForGood: async (game) => (await library()).deleteForGood(game),
        recoverGame: async (id) => (await library()).recoverGame(id),
        discardGame: async (id) => (await library()).discardGame(id),
        recordOfGame: async (id) => (await library()).recordOfGame(id),
        exportGames: async () => (await library()).exportGames(),
        importGames: async (text) => (await library()).importGames(text),
        cancelTransfer: async () => (await library()).cancelTransfer(),
      },
    };
  };
