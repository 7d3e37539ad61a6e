import { formatRecord, isTurn, type Timeline } from '../../engine';
import type { SaveService } from '../save-service';
import { gameName, UNSAVED, type UnsavedName, unsavedName } from '../kept-names';
import type { StoreServices } from '../services';
import { parseInSteps } from '../steps';
import { type Kept, saveAsSeparateGame, keepGame, saveIfNew, saveOpened } from './library';

interface OpenGame {
  readonly id: string;
  latest: Timeline;
  /** The last of its states that is in the library. */
  saved: Timeline | undefined;
  /** The last of its states that needs no more writing. */
  done: Timeline | undefined;
  /** Whether this page wrote the text in the library, and so may overwrite it. */
  isOwnText: boolean;
  /** Which tab owns the game; undefined until that is known. */
  owner: 'this-tab' | 'another-tab' | undefined;
  release: () => void;
  /** The name under which it waits, if it was left before the library could be written. */
  unsaved: UnsavedName | undefined;
}

const hasOwnTurns = ({ latest: { record } }: OpenGame): boolean =>
  record.events.slice(record.parent?.events ?? 0).some(isTurn);

/**
 * Creates the writer. A game is in the library once it has a turn that its parent lacks. A new game is written at
 * once, and so is each of its turns. Any other text is overwritten only when this tab has the lock of its game,
 * however late that is; a game that is left before then waits under a separate name. `leaveToAnotherTab` is called
 * if another tab has the game; the turns that the library lacks are then saved as a separate game.
 */
export function createLibraryWriter(
  keep: SaveService,
  { gameLocks, today, newId }: Pick<StoreServices, 'gameLocks' | 'today' | 'newId'>,
  leaveToAnotherTab: (id: string) => void,
) {
  let current: OpenGame | undefined;
  /** Id of the record in this tab's slot, if it is an older copy of the library's; else empty. */
  let olderCopy: string | undefined;
  let queue: Promise<unknown> = Promise.resolve();

  function enqueue(step: () => Promise<unknown>): void {
    // An error is a bug: it is reported as unhandled, and saving continues.
    queue = queue.then(step).catch((error: unknown) => void Promise.reject(error));
  }

  /** Notes a copy that is older on purpose, so that a reload does not replace it by the library's. */
  async function noteOlderCopy({ id, saved }: OpenGame): Promise<void> {
    const isNew = !saved && (await keep.read(gameName(id))) === undefined;
    const older = saved || isNew ? '' : id;
    if (older === olderCopy) return;
    olderCopy = older;
    void keep.write('olderCopy', older);
  }

  const keepText = async ({ latest, isOwnText, owner }: OpenGame): Promise<Kept> => {
    if (isOwnText) return keepGame(keep.library, latest, today());
    return owner === 'this-tab'
      ? saveOpened(keep.library, latest, today(), newId)
      : saveIfNew(keep.library, latest, today());
  };

  async function saveLatest(open: OpenGame): Promise<void> {
    const { latest, owner } = open;
    if (open.done === latest || owner === 'another-tab') return;
    const isPlayed = hasOwnTurns(open);
    const kept = isPlayed ? await keepText(open) : 'not-wanted';
    if (kept === 'overtaken') {
      lose(open);
      return;
    }
    open.isOwnText ||= kept === 'kept';
    open.saved = kept === 'kept' ? latest : undefined;
    // Without the lock, the text in the library was not compared.
    if (kept === 'kept' || (kept === 'not-wanted' && (owner || !isPlayed))) open.done = latest;
    if (kept === 'failed') void keep.untilAllWritten().then(() => writeSoon(open));
  }

  /** Writes a game under a separate name, until the library has it. */
  function keepUnsaved({ record }: Timeline): UnsavedName {
    const name = unsavedName(newId());
    void keep.write(name, formatRecord(record));
    return name;
  }

  /** Another page would save it under this id as well. */
  const idBeside = ({ unsaved }: OpenGame): string => unsaved?.slice(UNSAVED.length) ?? newId();

  async function clearUnsaved(open: OpenGame): Promise<void> {
    if (open.unsaved) await keep.clear(open.unsaved);
    open.unsaved = undefined;
  }

  /** Writes a game, and releases its lock if it has been left. */
  async function write(open: OpenGame): Promise<void> {
    if (open.unsaved && (await keep.read(open.unsaved)) === undefined) {
      // Another page has saved it from there.
      open.unsaved = undefined;
      open.saved = open.latest;
      open.done = open.latest;
    }
    await saveLatest(open);
    if (open.owner === 'another-tab') return;
    if (open === current) {
      if (open.owner) await noteOlderCopy(open);
      return;
    }
    if (open.done !== open.latest) return;
    open.release();
    await clearUnsaved(open);
  }

  /** Writes a game; synchronously, unless something has to be read first. */
  function writeSoon(open: OpenGame): void {
    const atOnce = open.isOwnText ? saveLatest(open) : undefined;
    enqueue(async () => {
      await atOnce;
      await write(open);
    });
  }

  function lose(open: OpenGame): void {
    if (open.owner === 'another-tab') return;
    open.owner = 'another-tab';
    open.release();
    keep.giveUp(gameName(open.id));
    enqueue(async () => {
      // A text that this tab has saved is replaced only by one that continues it.
      const isSaved = open.saved === open.latest;
      const kept =
        hasOwnTurns(open) && !isSaved
          ? await saveAsSeparateGame(keep.library, open.latest, today(), idBeside(open))
          : 'not-wanted';
      if (kept !== 'failed') await clearUnsaved(open);
    });
    if (open !== current) return;
    current = undefined;
    leaveToAnotherTab(open.id);
  }

  /** Writes the latest turns of a game that is left, unless they are already on their way to the library. */
  function leave(open: OpenGame): void {
    if (!open.isOwnText && hasOwnTurns(open) && open.done !== open.latest) {
      open.unsaved = keepUnsaved(open.latest);
    }
    writeSoon(open);
  }

  function requestLock(open: OpenGame): void {
    const { outcome, release } = gameLocks.request(open.id, 'if-free', () => lose(open));
    open.release = release;
    void outcome.then((is) => {
      if (is === 'held-elsewhere') lose(open);
      // The player has taken over the game in this tab, which cancels the pending request.
      if (is === 'cancelled' && open.done !== open.latest) requestLock(open);
      if (is !== 'held') return;
      open.owner = 'this-tab';
      writeSoon(open);
    });
  }

  /** A game was opened at this page's table, or opened again; `isNew` if its id comes from this page. */
  function openGame(game: Timeline, isNew: boolean): void {
    const { id } = game.record;
    const before = current;
    const opened: OpenGame = {
      id,
      latest: game,
      saved: undefined,
      done: undefined,
      isOwnText: isNew,
      owner: undefined,
      release: () => {},
      unsaved: undefined,
    };
    current = opened;
    requestLock(opened);
    if (before) leave(before);
    writeSoon(opened);
  }

  return {
    gameOpened: openGame,
    /** The game on the table was closed, and no other was opened. */
    gameClosed: (): void => {
      const before = current;
      current = undefined;
      if (before) leave(before);
    },
    /** The game on the table has changed; a new id means a new branch. */
    gameChanged: (game: Timeline): void => {
      if (game.record.id !== current?.id) {
        openGame(game, true);
        return;
      }
      current.latest = game;
      writeSoon(current);
    },
    /** Saves a game that is not at a table of this page alone. */
    save: (game: Timeline): void => {
      const name = keepUnsaved(game);
      enqueue(async () => {
        const kept = await saveOpened(keep.library, game, today(), newId);
        if (kept === 'kept' || kept === 'not-wanted') await keep.clear(name);
      });
    },
    /** Writes a game for the next page to save. */
    saveLater: ({ record }: Timeline) => keep.write(unsavedName(newId()), formatRecord(record)),
    /** The same as `save` for a game known from one seat; until it is saved, its table is saved elsewhere. */
    saveSeen: (game: Timeline) => enqueue(() => saveOpened(keep.library, game, today(), newId)),
    /** Resolves once everything that has happened is saved. */
    untilDone: async (): Promise<void> => {
      await queue;
    },
  };
}

/**
 * Saves games whose page was closed before it could. A game keeps its id if the library has none under it, since
 * another tab may be playing the one there. Otherwise it gets the id of its temporary name, so that pages that open
 * at the same time save each game once. Games that cannot be read or saved now stay for the next time.
 */
export async function saveUnsaved(
  { library }: SaveService,
  { today }: Pick<StoreServices, 'today'>,
): Promise<void> {
  for (const name of await library.names(UNSAVED)) {
    const id = name.slice(UNSAVED.length);
    const text = (await library.read(name)) ?? '';
    const game = await parseInSteps(text, library);
    if (!game.ok) continue;
    let kept = await saveIfNew(library, game.value, today());
    if (kept === 'not-wanted') kept = await saveAsSeparateGame(library, game.value, today(), id);
    if (kept !== 'failed') await library.remove(name);
  }
}
