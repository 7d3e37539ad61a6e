import type { RecordFileError, Result } from '../../engine';
import type { GameOpener } from '../game-opener';
import type { Keep } from '../keep';
import { wordsName } from '../kept-names';
import type { StoreServices } from '../services';
import type { LibraryState, Slice } from '../state';
import type { TableSession } from '../table-session';
import type { ArchiveError, Imported } from './archive';
import type { LibraryGame, Removed } from './library';

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
  /** The text of a record as it is kept; undefined where there is none. */
  readonly recordOfGame: (id: string) => Promise<string | undefined>;
  /** Every game as one text. */
  readonly exportGames: () => Promise<string>;
  readonly importGames: (text: string) => Promise<Result<Imported, ArchiveError>>;
}

/** The games that are kept in this browser; what reads them comes when it is asked for. */
export const librarySlice =
  (
    services: StoreServices,
    session: TableSession,
    keep: Keep,
    { openRecord }: GameOpener,
  ): Slice<LibraryState, LibraryActions> =>
  (set, get) => {
    const storage = { ...services.storage, write: keep.write };
    const loaded = () => import('./library');
    /** What was deleted last, as it was kept. */
    let removed: Removed = new Map();

    async function readLibrary(): Promise<void> {
      const { readShelf } = await loaded();
      const [shelf, held, use] = await Promise.all([
        readShelf(storage),
        services.heldGames(),
        services.storageUse(),
      ]);
      set({ library: { ...shelf, held, use } });
    }

    return {
      library: undefined,
      deletedGame: undefined,
      actions: {
        readLibrary,
        openGame: async (id, how) => {
          const { readRecord } = await loaded();
          const { table } = get();
          if (table?.recordId === id && table.online === undefined) {
            set({ panel: undefined, isAtFront: false });
            return { ok: true, value: undefined };
          }
          if (!(await session.holdGame(id, how))) {
            return { ok: false, error: { code: 'IN_ANOTHER_TAB' } };
          }
          // Not before it is held: another tab may just have written it.
          const record = await readRecord(storage, id);
          if (record === undefined) return { ok: false, error: { code: 'NO_SUCH_GAME' } };
          const lexiconId = get().library?.games.find(({ records }) => records.includes(id))?.card
            .lexiconId;
          const words =
            lexiconId === undefined ? undefined : await storage.read(wordsName(lexiconId));
          return openRecord(record, words);
        },
        nameGame: async (game, title) => {
          const { giveTitle } = await loaded();
          await giveTitle(storage, game.root, title);
          await readLibrary();
        },
        duplicateGame: async (game) => {
          const { duplicate } = await loaded();
          await duplicate(storage, game, services.newId(), services.today());
          await readLibrary();
        },
        deleteGame: async (game) => {
          const { removeGame } = await loaded();
          removed = await removeGame(storage, game);
          set({ deletedGame: game });
          await readLibrary();
        },
        putGameBack: async () => {
          const { putBack } = await loaded();
          if (!(await putBack(storage, removed))) return;
          set({ deletedGame: undefined });
          await readLibrary();
        },
        recordOfGame: async (id) => {
          const { readRecord } = await loaded();
          return readRecord(storage, id);
        },
        exportGames: async () => {
          const { exportGames } = await import('./archive');
          return exportGames(storage);
        },
        importGames: async (text) => {
          const { importGames } = await import('./archive');
          const imported = await importGames(storage, text, services.newId);
          await readLibrary();
          return imported;
        },
      },
    };
  };
