import { GAME_BEFORE_LOST, NOT_OPENED, OPEN_ELSEWHERE } from '../../messages';
import {
  err,
  ok,
  viewFor,
  type Result,
  type Timeline,
  type Turn,
  MAX_LENGTH,
  sanitizeName,
} from '../../engine';
import { retryNow } from '../retry';
import type { StoreContext } from '../context';
import type { OpenRecordError } from '../game-opener';
import { gameName, titleName } from '../kept-names';
import { isSamePlace } from '../panel-slice';
import { parseInSteps, runInSteps } from '../steps';
import type { LibraryStorage } from '../services';
import {
  type DeletedGame,
  type KnownBin,
  moveToBin,
  putBack,
  readBin,
  removeFromBin,
  timeOfDeletion,
} from './bin';
import { exportGames, type Exported, importGames, type Imported, withoutRetries } from './transfer';
import {
  type Cards,
  damagedIn,
  gamesOf,
  readGameCards,
  readGame,
  readRecord,
  readTitles,
  type OnStep,
  type LibraryGame,
} from './read-games';
import { recordIn } from './kept-game';
import { keepGame } from './library';
import { recoverySteps } from './recover';
import type { ArchiveError } from './archive-file';

/** Why a game of the library was not opened. */
export type OpenGameError =
  | OpenRecordError
  | { readonly code: 'IN_ANOTHER_TAB' | 'NO_SUCH_GAME' | 'NOT_LOADED' };

/** An empty title removes the one there is. */
async function giveTitle(storage: LibraryStorage, root: string, title: string): Promise<boolean> {
  const wanted = [...sanitizeName(title)].slice(0, MAX_LENGTH.title).join('');
  return wanted === '' ? storage.remove(titleName(root)) : storage.write(titleName(root), wanted);
}

/** Why no copy of a game was saved; `NOTHING_LEFT` if nothing of a damaged one can be recovered. */
export interface CopyError {
  readonly code: 'DAMAGED' | 'NO_SUCH_GAME' | 'NOTHING_LEFT' | 'NOT_SAVED' | 'NOT_LOADED';
}

/** Why a game was not deleted; `NOT_DELETED` if the browser refuses. */
export interface DeleteError {
  readonly code: 'IN_ANOTHER_TAB' | 'NOT_DELETED' | 'NOT_LOADED';
}

export function openLibrary({
  screen: { setState: set, getState: get },
  services,
  session,
  saves,
  opener: { openRecord },
}: StoreContext) {
  const storage = saves.library;
  const storageWithoutRetries = withoutRetries(storage, services.storage);
  /** Number of the latest request to open a game; earlier ones are dropped. */
  let openings = 0;
  let cards: Cards = new Map();
  const knownBin: KnownBin = new Map();
  let reading = Promise.resolve();
  let isCancelled = false;

  /** Reads the whole library, or only what may have changed: the given records, and those that are being played. */
  async function read(changed: readonly string[] | 'all'): Promise<void> {
    await session.untilSaved();
    const [held, use] = await Promise.all([services.gameLocks.elsewhere(), services.storageUse()]);
    const known = new Map(changed === 'all' ? [] : cards);
    const played = [...(held ?? []), get().table?.recordId ?? ''];
    for (const id of [...(changed === 'all' ? [] : changed), ...played]) known.delete(id);
    cards = await readGameCards(storage, known, (done, total) => {
      if (!get().library) set({ libraryRead: { done, total } });
      return true;
    });
    const games = gamesOf(cards, await readTitles(storage));
    const bin = await readBin(storage, services.today(), knownBin);
    const wasExported = (await saves.read('exported')) !== undefined;
    set({
      library: { games, damaged: damagedIn(cards), bin, held, use, wasExported },
      libraryRead: undefined,
    });
  }

  /** Reads are queued, so that the last one shows the current contents. */
  function readAfter(changed: readonly string[] | 'all'): Promise<void> {
    const done = reading.then(() => read(changed));
    reading = done.catch(() => undefined);
    return done;
  }
  const readLibrary = (): Promise<void> => readAfter('all');
  const readAgain = (...changed: readonly string[]): Promise<void> => readAfter(changed);

  /** Withdraws the offer to restore a deleted game. */
  function forget({ names }: DeletedGame): void {
    const [name] = names;
    if (get().deletedGame?.names[0] === name) set({ deletedGame: undefined });
  }

  /** Saves a separate game. */
  async function keepCopy(
    copy: Timeline,
    title?: string,
  ): Promise<Result<undefined, { readonly code: 'NOT_SAVED' }>> {
    const kept = await keepGame(storageWithoutRetries, copy, services.today());
    if (kept !== 'kept') return err({ code: 'NOT_SAVED' });
    if (title !== undefined) await giveTitle(storage, copy.record.id, title);
    await readAgain();
    return ok(undefined);
  }

  async function transfer<T>(
    kind: 'export' | 'import',
    run: (onStep: OnStep) => Promise<T>,
  ): Promise<T> {
    isCancelled = false;
    set({ transfer: { kind, done: 0, total: 0 } });
    try {
      return await run((done, total) => {
        set({ transfer: { kind, done, total } });
        return !isCancelled;
      });
    } finally {
      set({ transfer: undefined });
    }
  }

  /** Opens a game by the id of its record; from another tab only if it is taken over. */
  async function openGame(
    id: string,
    how: 'if-free' | 'take-over',
  ): Promise<Result<undefined, OpenGameError>> {
    const asked = get();
    const { table } = asked;
    if (table?.recordId === id && table.online === undefined) {
      set({ panel: undefined, isAtFront: false, entry: undefined });
      return ok(undefined);
    }
    const opening = ++openings;
    const lock = services.gameLocks.request(id, how, () => {});
    const outcome = await lock.outcome;
    // It may have been left just now.
    await session.untilSaved();
    const isWanted = opening === openings && isSamePlace(asked, get());
    try {
      if (outcome === 'held-elsewhere') return err({ code: 'IN_ANOTHER_TAB' });
      if (!isWanted || outcome === 'cancelled') return err({ code: 'CANCELLED' });
      // Read only once it is locked: another tab may have just written it.
      const text = await storage.read(gameName(id));
      if (text === undefined) return err({ code: 'NO_SUCH_GAME' });
      return await openRecord(recordIn(text), asked);
    } finally {
      // A game that was opened is locked by its table.
      lock.release();
    }
  }

  return {
    readLibrary,
    /** Reads only the game on the board again. */
    readGameAgain: (): Promise<void> => readAgain(),
    openGame,
    /** Opens the finished game that is retried, in the review at that turn; a notice reports if it cannot be opened. */
    backToFinishedGame: async () => {
      const retry = retryNow(get());
      if (!retry) return;
      const opened = await openGame(retry.finished, 'if-free');
      if (opened.ok) {
        // Before the review opens, which would show its ghost on the turn that is shown then.
        session.table()?.showTurn(retry.turn);
        set({ dockTab: 'review', panel: undefined, sheet: 'half' });
        return;
      }
      if (opened.error.code === 'CANCELLED') return;
      const { code } = opened.error;
      const reason =
        code === 'IN_ANOTHER_TAB'
          ? OPEN_ELSEWHERE
          : NOT_OPENED[code === 'NO_SUCH_GAME' ? code : 'DAMAGED'];
      set({ notice: { tone: 'remark', headline: GAME_BEFORE_LOST, reason } });
    },
    /** Names a branch, or a game by the id of its root; an empty name removes the one there is. */
    giveTitle: async (id: string, title: string) => {
      await giveTitle(storage, id, title);
      await readAgain();
    },
    /** The turns of a record as anyone may see them; undefined if it cannot be read. */
    turnsOfGame: async (id: string): Promise<readonly Turn[] | undefined> => {
      const game = await readGame(storage, id);
      return game && viewFor(game, 'nobody').turns;
    },
    /** Saves a copy of a game as a separate game. */
    duplicateGame: async ({
      card: { id },
      title,
    }: LibraryGame): Promise<Result<undefined, CopyError>> => {
      const text = await readRecord(storage, id);
      if (text === undefined) return err({ code: 'NO_SUCH_GAME' });
      const game = await parseInSteps(text, storage);
      if (!game.ok) return err({ code: 'DAMAGED' });
      const record = { ...game.value.record, id: services.newId(), parent: undefined };
      return keepCopy({ ...game.value, record }, title);
    },
    /** Moves a game with all its branches to the bin. It stays if another tab, which would save it again, plays it. */
    deleteGame: async (game: LibraryGame): Promise<Result<undefined, DeleteError>> => {
      await session.untilSaved();
      const elsewhere = await services.gameLocks.elsewhere();
      if (game.records.some((id) => elsewhere?.includes(id))) {
        await readAgain();
        return err({ code: 'IN_ANOTHER_TAB' });
      }
      const { games, bin } = get().library ?? { games: [], bin: [] };
      const deleted = timeOfDeletion(services.today(), games, bin);
      const deletedGame = await moveToBin(storage, game, deleted);
      if (deletedGame) {
        set({ deletedGame });
        // One behind a puzzle or a shared table would come back.
        for (const id of game.records) session.closeGame(id);
      }
      await readAgain(...game.records);
      return deletedGame ? ok(undefined) : err({ code: 'NOT_DELETED' });
    },
    /** Restores a deleted game; false, and it stays in the bin, if the browser refuses. */
    putGameBack: async (game: DeletedGame): Promise<boolean> => {
      const isBack = await putBack(storageWithoutRetries, game, services.newId);
      if (isBack) forget(game);
      await readAgain(...(game.game?.records ?? []));
      return isBack;
    },
    deleteForGood: async (game: DeletedGame) => {
      if (await removeFromBin(storage, game)) forget(game);
      await readAgain();
    },
    /** Saves what can be recovered of a damaged game as a separate game. */
    recoverGame: async (id: string): Promise<Result<undefined, CopyError>> => {
      const text = (await storage.read(gameName(id))) ?? '';
      const beginning = await runInSteps(recoverySteps(text, services.newId()), storage);
      return beginning ? keepCopy(beginning) : err({ code: 'NOTHING_LEFT' });
    },
    discardGame: async (id: string) => {
      await storage.remove(gameName(id));
      await readAgain(id);
    },
    /** The text of a record as it was saved; undefined if there is none. */
    recordOfGame: (id: string) => readRecord(storage, id),
    /** Every game as one file; undefined if the export was cancelled. */
    exportGames: async (): Promise<Exported | undefined> => {
      await session.untilSaved();
      const exported = await transfer('export', (onStep) => exportGames(storage, onStep));
      const { library } = get();
      if (exported) void saves.write('exported', String(services.today()));
      if (exported && library) set({ library: { ...library, wasExported: true } });
      return exported;
    },
    /** Imports the games of a file; those that came before a cancellation stay. */
    importGames: async (text: string): Promise<Result<Imported, ArchiveError>> => {
      const changed: string[] = [];
      const taken = (id: string): void => {
        changed.push(id);
      };
      const elsewhere = (await services.gameLocks.elsewhere()) ?? [];
      const isPlayed = (id: string): boolean =>
        id === get().table?.recordId || elsewhere.includes(id);
      const imported = await transfer('import', (onStep) =>
        importGames(storageWithoutRetries, text, services.newId, isPlayed, taken, onStep),
      );
      await readAgain(...changed);
      return imported;
    },
    cancelTransfer: async () => {
      isCancelled = true;
    },
  };
}
