import { err } from '../../engine';
import type { GameOpener } from '../game-opener';
import type { SaveService } from '../save-service';
import { loadOrNotify } from '../load-or-say';
import type { StoreServices } from '../services';
import type { LibraryState, Slice } from '../state';
import type { TableSession } from '../table-session';
import type { LibraryActions } from './library-actions';

/** A notice reports it already. */
const NOT_LOADED = { code: 'NOT_LOADED' } as const;

export const librarySlice =
  (
    services: StoreServices,
    session: TableSession,
    keep: SaveService,
    opener: GameOpener,
  ): Slice<LibraryState, LibraryActions> =>
  (set, get, screen) => {
    let opened: LibraryActions | undefined;

    async function library(): Promise<LibraryActions | undefined> {
      // The notice appears beside the table, which the dialog covers.
      const loaded = await loadOrNotify(screen, () => import('./open-library'), {
        panel: undefined,
      });
      opened ??= loaded?.openLibrary({ set, get }, services, session, keep, opener);
      return opened;
    }

    return {
      library: undefined,
      libraryRead: undefined,
      deletedGame: undefined,
      transfer: undefined,
      actions: {
        readLibrary: async () => (await library())?.readLibrary(),
        openGame: async (...game) => (await library())?.openGame(...game) ?? err(NOT_LOADED),
        nameGame: async (...game) => (await library())?.nameGame(...game),
        nameBranch: async (...branch) => (await library())?.nameBranch(...branch),
        turnsOfGame: async (id) => (await library())?.turnsOfGame(id),
        duplicateGame: async (game) => (await library())?.duplicateGame(game),
        deleteGame: async (game) => (await library())?.deleteGame(game) ?? false,
        putGameBack: async (game) => (await library())?.putGameBack(game) ?? false,
        deleteForGood: async (game) => (await library())?.deleteForGood(game),
        recoverGame: async (id) => (await library())?.recoverGame(id) ?? false,
        discardGame: async (id) => (await library())?.discardGame(id),
        recordOfGame: async (id) => (await library())?.recordOfGame(id),
        exportGames: async () => (await library())?.exportGames(),
        importGames: async (text) => (await library())?.importGames(text) ?? err(NOT_LOADED),
        cancelTransfer: async () => (await library())?.cancelTransfer(),
      },
    };
  };
