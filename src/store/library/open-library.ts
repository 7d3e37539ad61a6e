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
  const storage = keep.library;
  /** What was deleted last, as it was kept. */
  let removed: Removed = new Map();
  /** The number of the latest game that was to be opened: one that comes late does not take its place. */
  let openings = 0;

  async function readLibrary(): Promise<void> {
    await session.untilSaved();
    const [shelf, held, use] = await Promise.all([
      readShelf(storage),
      services.gameLocks.elsewhere(),
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
      const { gameLocks } = services;
      const opening = ++openings;
      const outcome = await gameLocks.request(id, how, () => {});
      if (outcome === 'held-elsewhere') return err({ code: 'IN_ANOTHER_TAB' });
      const isWanted = opening === openings && get().table?.recordId === table?.recordId;
      if (!isWanted && outcome === 'held' && get().table?.recordId !== id) gameLocks.release(id);
      if (!isWanted || outcome === 'cancelled') return err({ code: 'CANCELLED' });
      // Not before it is locked: another tab may just have written it.
      const record = await readRecord(storage, id);
      const found = library?.games.find(({ records }) => records.includes(id));
      const words = found && (await storage.read(wordsName(found.card.lexiconId)));
      const opened =
        record === undefined ? err({ code: 'NO_SUCH_GAME' } as const) : openRecord(record, words);
      if (!opened.ok) gameLocks.release(id);
      return opened;
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
      await session.untilSaved();
      return exportGames(storage);
    },
    importGames: async (text) => {
      const imported = await importGames(storage, text, services.newId);
      await readLibrary();
      return imported;
    },
  };
}
