import { err, ok, parseRecord, viewFor } from '../../engine';
import type { GameOpener } from '../game-opener';
import type { Keep } from '../keep';
import { gameName, wordsName } from '../kept-names';
import type { StoreServices } from '../services';
import type { Screen } from '../state';
import type { TableSession } from '../table-session';
import { exportGames, importGames } from './archive';
import {
  duplicate,
  giveTitle,
  keepGame,
  putBack,
  readRecord,
  readShelf,
  type Removed,
  removeGame,
} from './library';
import type { LibraryActions } from './library-actions';
import { recovered } from './recover';

/** All that can be done with the games that are kept in this browser. */
export function openLibrary(
  { set, get }: { readonly set: Screen['setState']; readonly get: Screen['getState'] },
  services: StoreServices,
  session: TableSession,
  keep: Keep,
  { openRecord }: GameOpener,
): LibraryActions {
  const storage = { ...services.storage, write: keep.write };
  /** What was deleted last, as it was kept. */
  let removed: Removed = new Map();

  async function readLibrary(): Promise<void> {
    await session.untilShelved();
    const [shelf, held, use] = await Promise.all([
      readShelf(storage),
      services.heldGames(),
      services.storageUse(),
    ]);
    set({ library: { ...shelf, held, use } });
  }

  return {
    readLibrary,
    openGame: async (id, how) => {
      const { table, library } = get();
      if (table?.recordId === id && table.online === undefined) {
        set({ panel: undefined, isAtFront: false });
        return ok(undefined);
      }
      if (!(await session.holdGame(id, how))) return err({ code: 'IN_ANOTHER_TAB' });
      // Not before it is held: another tab may just have written it.
      const record = await readRecord(storage, id);
      if (record === undefined) return err({ code: 'NO_SUCH_GAME' });
      const game = library?.games.find(({ records }) => records.includes(id));
      return openRecord(record, game && (await storage.read(wordsName(game.card.lexiconId))));
    },
    nameGame: async (game, title) => {
      await giveTitle(storage, game.root, title);
      await readLibrary();
    },
    nameBranch: async (id, name) => {
      await giveTitle(storage, id, name);
      await readLibrary();
    },
    turnsOfGame: async (id) => {
      const game = parseRecord((await readRecord(storage, id)) ?? '', undefined);
      return game.ok ? viewFor(game.value, 'nobody').turns : undefined;
    },
    duplicateGame: async (game) => {
      await duplicate(storage, game, services.newId(), services.today());
      await readLibrary();
    },
    deleteGame: async (game) => {
      removed = await removeGame(storage, game);
      set({ deletedGame: game });
      await readLibrary();
    },
    putGameBack: async () => {
      if (!(await putBack(storage, removed))) return;
      set({ deletedGame: undefined });
      await readLibrary();
    },
    recoverGame: async (id) => {
      const beginning = recovered((await storage.read(gameName(id))) ?? '', services.newId());
      const isKept = beginning && (await keepGame(storage, beginning, services.today()));
      if (isKept) await readLibrary();
      return isKept ?? false;
    },
    discardGame: async (id) => {
      await storage.remove(gameName(id));
      await readLibrary();
    },
    recordOfGame: (id) => readRecord(storage, id),
    exportGames: async () => {
      await session.untilShelved();
      return exportGames(storage);
    },
    importGames: async (text) => {
      const imported = await importGames(storage, text, services.newId);
      await readLibrary();
      return imported;
    },
  };
}
